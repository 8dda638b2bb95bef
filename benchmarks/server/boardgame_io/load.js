// The load of benchmarks/server/load.py for boardgame.io: node load.js PORT MATCHES SECONDS EVERY
// Prints {"acknowledged": [...], "delivered": [...]} in seconds.
const { io } = require('socket.io-client');

const [port, matches, seconds, every] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const WARM_UP = 3;
const sleep = (s) => new Promise((done) => setTimeout(done, Math.max(0, 1000 * s)));
const now = () => performance.now() / 1000;
const acknowledged = [];
const delivered = [];

async function post(path, body) {
  const answer = await fetch(`http://127.0.0.1:${port + 1}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

class Seat {
  constructor(matchID, playerID, credentials) {
    Object.assign(this, { matchID, playerID, credentials, state: null, waiting: [] });
    this.socket = io(`${address}/clearing`, { transports: ['websocket'], forceNew: true });
    this.socket.on('sync', (id, info) => this.take(info.state));
    this.socket.on('update', (id, state) => this.take(state));
    this.socket.on('connect', () => this.socket.emit('sync', matchID, playerID, credentials, 2));
  }

  take(state) {
    this.state = state;
    const at = now();
    this.waiting.splice(0).forEach((done) => done(at));
  }

  next() {
    return new Promise((done) => this.waiting.push(done));
  }

  play(tree) {
    const payload = { type: 'place', args: [tree], playerID: this.playerID, credentials: this.credentials };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.state._stateID, this.matchID, this.playerID);
  }
}

async function table(start, until) {
  const { matchID } = await post('/games/clearing/create', { numPlayers: 2 });
  const seats = [];
  for (const playerID of ['0', '1']) {
    const joined = await post(`/games/clearing/${matchID}/join`, { playerID, playerName: 'Load' });
    const seat = new Seat(matchID, playerID, joined.playerCredentials);
    await seat.next();
    seats.push(seat);
  }
  return async () => {
    let move = start() + Math.random() * every;
    while (move < until()) {
      await sleep(move - now());
      const mover = seats[Number(seats[0].state.ctx.currentPlayer)];
      const other = seats[1 - Number(mover.playerID)];
      const sent = now();
      const seen = [mover.next(), other.next()];
      mover.play(Math.floor(Math.random() * 13));
      const [mine, theirs] = await Promise.all(seen);
      if (move >= start() + WARM_UP) {
        acknowledged.push(mine - sent);
        delivered.push(theirs - sent);
      }
      move += every;
    }
    seats.forEach((seat) => seat.socket.close());
  };
}

(async () => {
  let begin = Infinity;
  const start = () => begin;
  const until = () => begin + WARM_UP + seconds;
  const tables = [];
  for (let k = 0; k < matches; k += 1) tables.push(await table(start, until));
  begin = now() + 1;
  console.log('ready');
  await Promise.all(tables.map((play) => play()));
  process.stdout.write(JSON.stringify({ acknowledged, delivered }), () => process.exit(0));
})();

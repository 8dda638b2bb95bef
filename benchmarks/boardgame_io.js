// Moves a second of boardgame.io's own reducer, with the toy game of benchmarks/server: no server, no browser.
// node boardgame_io.js SECONDS; prints one line of JSON. NODE_PATH says where boardgame.io is.
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { Clearing } = require('./server/boardgame_io/game');
const { version } = require('boardgame.io/package.json');

const MOVES = 60; // in a game, about as many as there are turns in Builders
const seconds = Number(process.argv[2]);
const reducer = CreateGameReducer({ game: Clearing });
const first = InitializeGame({ game: Clearing, numPlayers: 2 });

function play() {
  let state = first;
  for (let k = 0; k < MOVES; k += 1) {
    const playerID = state.ctx.currentPlayer;
    const tree = Math.floor(Math.random() * state.G.trees.length);
    const after = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'place', args: [tree], playerID } });
    if (after._stateID === state._stateID) throw new Error('a move was not made');
    state = after;
  }
  return state;
}

/** Games a second, played for so long. */
function measured(duration) {
  const began = performance.now();
  let games = 0;
  while (performance.now() - began < 1000 * duration) {
    play();
    games += 1;
  }
  return (1000 * games) / (performance.now() - began);
}

measured(1); // until the engine has compiled what is hot
const games = measured(seconds);
console.log(
  JSON.stringify({
    system: 'boardgame.io',
    game: 'toy game, 2 players, 60 moves',
    native: MOVES * games,
    games,
    bytes: JSON.stringify(play()).length,
    version,
  }),
);

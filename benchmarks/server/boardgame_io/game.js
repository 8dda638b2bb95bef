// A toy game of about the size of Builders: 13 trees that grow, hands that only their owner sees, a deck.
// One move puts a tile on a tree and draws a card; then it is the other player's turn.
const { PlayerView, INVALID_MOVE } = require('boardgame.io/core');

const STYLES = ['thatch', 'nest', 'log', 'gourd'];
const card = (n) => ({ id: `card:${n}`, style: STYLES[n % 4], icon: n % 5 });
const range = (n) => Array.from({ length: n }, (_, k) => k);

exports.Clearing = {
  name: 'clearing',
  setup: ({ random }) => {
    const deck = random.Shuffle(range(80).map(card));
    return {
      trees: range(13).map((n) => ({ id: `tree:${n}`, base: STYLES[n % 4], x: n % 4, y: n >> 2, tiles: [] })),
      display: deck.splice(0, 3),
      players: { 0: { hand: deck.splice(0, 4) }, 1: { hand: deck.splice(0, 4) } },
      scores: [0, 0],
      secret: { deck },
    };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: {
      client: false,
      move: ({ G, playerID }, tree) => {
        if (!(tree >= 0 && tree < G.trees.length)) return INVALID_MOVE;
        const tiles = G.trees[tree].tiles;
        if (tiles.length === 5) tiles.shift();
        const played = G.players[playerID].hand.shift();
        tiles.push({ id: played.id, owner: playerID, style: played.style, banners: [] });
        G.scores[playerID] += tiles.length;
        G.secret.deck.push(played);
        G.players[playerID].hand.push(G.display.shift());
        G.display.push(G.secret.deck.shift());
      },
    },
  },
};

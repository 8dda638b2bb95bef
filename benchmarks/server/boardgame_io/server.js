// boardgame.io's own server, with its default storage (in memory: nothing survives the process).
const { Server, Origins } = require('boardgame.io/server');
const { Clearing } = require('./game');

const port = Number(process.argv[2]);
Server({ games: [Clearing], origins: [Origins.LOCALHOST] }).run({ port, lobbyConfig: { apiPort: port + 1 } });

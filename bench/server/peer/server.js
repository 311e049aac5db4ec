'use strict';

const { Server } = require('boardgame.io/server');
const game = require('./game.js');

const server = Server({ games: [game], origins: false });
// It would listen on all interfaces, and has no option for another one.
const { app } = server;
const { listen } = app;
app.listen = (port, done) => listen.call(app, port, '127.0.0.1', done);
server.run(Number(process.env.PORT), () => console.log('ready'));

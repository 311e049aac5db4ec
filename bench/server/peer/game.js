'use strict';

// A card game like Drachensachen for the tables of boardgame.io: hands, open and hidden cards, a pile to beat, a secret
// draw pile, and a view of about the same size. Every turn has legal moves and nobody ever wins, so a match lasts as
// long as it is measured.

const { ActivePlayers, INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const COPIES = { 1: 5, 2: 5, 3: 5, 4: 5, 5: 5, 6: 5, 7: 5, 8: 5, 9: 5, P: 4, N: 4, E: 3 };
const DECK = Object.entries(COPIES).flatMap(([card, copies]) => Array(copies).fill(card));
const STRENGTH = '123456789PNE';
const SMALLEST_HAND = 5;
const LARGEST_HAND = 10;
const LONGEST_PILE = 12;

function setup({ ctx, random }) {
  const deck = random.Shuffle(DECK);
  const players = {};
  const seats = [];
  const hidden = [];
  for (let seat = 0; seat < ctx.numPlayers; seat += 1) {
    players[seat] = { hand: deck.splice(0, SMALLEST_HAND) };
    seats.push({ lost: 0, hand_size: SMALLEST_HAND, known: [], open: deck.splice(0, 3), hidden: 3, curse: 'none' });
    hidden.push(deck.splice(0, 3));
  }
  const drawPile = deck.splice(0, 18);
  return {
    options: {
      target: 21,
      single_game: false,
      curses: [],
      skills: [],
      blind_answer: false,
      fives_answer: false,
      far_protecto: false,
    },
    game_number: 1,
    starter: 0,
    seats,
    players, // Of these the view leaves everybody only their own.
    pile: [],
    removed: [],
    draw_pile: drawPile.length,
    out: deck.length,
    is_clockwise: true,
    on_turn: '0',
    winner: null,
    secret: { drawPile, hidden, out: deck },
  };
}

// Plays the card at this place of the hand. Who cannot beat the pile with it takes the pile.
function play({ G, ctx, playerID, random }, place) {
  if (playerID !== G.on_turn) return INVALID_MOVE;
  const { hand } = G.players[playerID];
  if (!Number.isInteger(place) || place < 0 || place >= hand.length) return INVALID_MOVE;
  const { pile } = G;
  const seat = G.seats[Number(playerID)];
  const card = hand[place];
  if (pile.length === 0 || STRENGTH.indexOf(card) >= STRENGTH.indexOf(pile[pile.length - 1])) {
    hand.splice(place, 1);
    pile.push(card);
    const known = seat.known.indexOf(card);
    if (known >= 0) seat.known.splice(known, 1);
    if (card === 'E' || pile.length > LONGEST_PILE) clear(G);
  } else {
    const taken = pile.splice(0, LARGEST_HAND - hand.length);
    hand.push(...taken);
    seat.known.push(...taken);
    clear(G);
  }
  draw(G, hand, random);
  seat.hand_size = hand.length;
  G.on_turn = String((Number(playerID) + 1) % ctx.numPlayers);
  return undefined;
}

function clear(G) {
  G.removed.push(...G.pile);
  G.pile = [];
}

function draw(G, hand, random) {
  const { secret } = G;
  while (hand.length < SMALLEST_HAND) {
    if (secret.drawPile.length === 0) {
      secret.drawPile = random.Shuffle(G.removed);
      G.removed = [];
    }
    hand.push(secret.drawPile.pop());
  }
  G.draw_pile = secret.drawPile.length;
}

module.exports = {
  name: 'cards',
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  moves: { play },
  // Everybody may always move as far as boardgame.io is concerned, and `play` minds the turn. Ending a turn of its own after
  // every move would cost it more.
  turn: { activePlayers: ActivePlayers.ALL },
  playerView: PlayerView.STRIP_SECRETS,
  disableUndo: true, // Otherwise it keeps every position there was.
  deltaState: false, // Looking for the differences costs more than sending the whole view.
};

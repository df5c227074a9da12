#!/usr/bin/env node
// A small bot: it wins the trick with its cheapest card that can, or else
// throws the lowest. Asked for anything else, it takes one move after another.
//
// A line of JSON comes in for each decision, and a line goes out.
import { createInterface } from "node:readline";

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

const suit = (card) => card.slice(-1);

/** How high a card is; -1 if it has none of these ranks. */
const height = (card) => RANKS.indexOf(card.slice(0, -1));

/** Does card a beat card b, which lies on the table? */
const beats = (a, b, trump) =>
  suit(a) === suit(b) ? height(a) > height(b) : suit(a) === trump;

const lowest = (cards) =>
  cards.reduce((low, card) => (height(card) < height(low) ? card : low));

/** How often it was asked for anything else. */
let others = 0;

function choose({ moves, question, view }) {
  if (question.kind !== "card") return moves[++others % moves.length];
  const cards = view.table.map((play) => play.cards);
  if (cards.length > 0) {
    const best = cards.reduce((high, card) =>
      beats(card, high, view.trump) ? card : high);
    const winners = moves.filter((move) => beats(move, best, view.trump));
    if (winners.length > 0) return lowest(winners);
  }
  return lowest(moves);
}

for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify({ move: choose(JSON.parse(line)) }));

#!/usr/bin/env python3
"""A small bot: it wins the trick with its cheapest card that can, or else
throws the lowest.  Asked for anything else, it takes one move after another.

A line of JSON comes in for each decision, and a line goes out.
"""

import json
import sys

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def height(card):
    """How high a card is; -1 if it has none of these ranks."""
    return RANKS.index(card[:-1]) if card[:-1] in RANKS else -1


def beats(a, b, trump):
    """Does card a beat card b, which lies on the table?"""
    if a[-1] == b[-1]:
        return height(a) > height(b)
    return a[-1] == trump


def winning(cards, trump):
    """The card that wins the trick so far."""
    best = cards[0]
    for card in cards:
        if beats(card, best, trump):
            best = card
    return best


others = 0  # how often it was asked for anything else


def choose(asked):
    global others
    moves, view = asked["moves"], asked["view"]
    if asked["question"]["kind"] != "card":
        others += 1
        return moves[others % len(moves)]
    trump = view.get("trump")
    cards = [play["cards"] for play in view["table"]]
    if cards:
        best = winning(cards, trump)
        winners = [move for move in moves if beats(move, best, trump)]
        if winners:
            return min(winners, key=height)
    return min(moves, key=height)


for line in sys.stdin:
    print(json.dumps({"move": choose(json.loads(line))}), flush=True)

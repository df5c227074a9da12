-- Sentences of rulebooks about announcements, in English.

return {
  both = "{first}, {second}",
  played = { one = "May be said before a card by whoever has played one "
    .. "card at most.", other = "May be said before a card by whoever has "
    .. "played {n} cards at most." },
  held = { one = "May be said before one's own card by whoever still holds "
    .. "one.", other = "May be said before one's own card by whoever still "
    .. "holds at least {n} cards." },
  reply = {
    one = "After words of the others: one card more than their last one "
      .. "allows.",
    other = "After words of the others: {n} cards more than their last one "
      .. "allows.",
  },
  reply_held = {
    one = "Alone, as an answer to the others: with one card fewer than their "
      .. "last word needs; then the own party says no more.",
    other = "Alone, as an answer to the others: with {n} cards fewer than "
      .. "their last word needs; then the own party says no more.",
  },
  counts = "Said, it counts {n}.",
  points = "Reached if the others have fewer than {n} points.",
  two_points = "Reached if the others have fewer than {first} points, or "
    .. "{second} if they are the second party.",
  points_of_camps = "Reached if the others have too few points: the "
    .. "{others} fewer than {second}, the {first} fewer than {least}.",
  tricks = { one = "Reached if the others have no trick.",
    other = "Reached if the others have fewer than {n} tricks." },
  against = "Said, it counts 1 more for the others if they have {n} "
    .. "points.",
  holds = "Goes by itself with the first of {cards} that is played from a "
    .. "hand with all of these, if they are trumps.",
  row = "what counts",
  said = "Each party says each step once; whoever says a later one says "
    .. "those left out before it, too, and must be in time for them. Whoever "
    .. "says one shows the own party. A party that has announced points or "
    .. "tricks wins only if it reaches that; else the others win, unless "
    .. "they have failed like that, too. A party gets 1 for the win, 1 for "
    .. "each step that it has reached, said or not, and what has been said, "
    .. "by whichever party. If both have failed, nobody wins, and what has "
    .. "been said does not count: each party gets 1 for each step that it "
    .. "has reached, and 1 for each step of the others against which it has "
    .. "the points.",
  undecided_row = "undecided parties",
  undecided = "Before they are decided nobody announces anything. If the "
    .. "second trick decides them, each word is in time one card later; if "
    .. "the third does, two cards later, and so on.",
  reached = "A party gets 1 for the win, and 1 for each step that it has "
    .. "reached.",
}

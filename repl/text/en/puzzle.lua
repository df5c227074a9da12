-- Sentences of puzzles, in English.

return {
  title = "{title}, puzzle {n}: {grade}. {missed} of 100 bots miss it.",
  position = "{title}, position {line}.",
  grade = { easy = "easy", medium = "medium", hard = "hard" },
  asks = "You are asked: \"{prompt}\" Which answer is best?",
  not_best = "{move} is not the best. Try again, or: show, stop.",
  why_what = "why needs a move: it says which rule is about it.",
  as_good = "{move} is good, too: the best is hardly better.",
  cost = "The best move comes to {amount} more than {move}, on average in {n} "
    .. "deals that fit what you have seen.",
  proof = {
    tricks = "Tricks on average in {n} deals that fit what you have seen.",
    points = "Card points on average in {n} deals that fit what you have seen.",
    score = "Points in the score of the round, on average in {n} deals that "
      .. "fit what you have seen.",
    chance = "How often each move wins, in per cent of {n} deals that fit what "
      .. "you have seen.",
  },
  help = [[
Type a letter, or the move itself.

  show      shows the best move, what the others come to, and why
  tricks    what was said and played before
  counts    which cards are still out, and who has none of a suit
  why MOVE  which rule is about a move
  again     shows the position again
  stop      leaves]],
}

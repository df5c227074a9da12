-- Sentences for authors of rules: trace, why and edit, in English.

return {
  -- which rule did it; the place in the rules comes last
  place = "{text} — {file}:{line}",
  place_step = "{text} — {file}:{line}, {step}",
  trick = {
    you = "Trick {n}: you win with {card}: {rule}.",
    other = "Trick {n}: {player} wins with {card}: {rule}.",
  },
  trick_plain = {
    you = "Trick {n}: you win it.",
    other = "Trick {n}: {player} wins it.",
  },
  reason = {
    you = "You play {cards}: {says}.",
    other = "{player} plays {cards}: {says}.",
  },
  only = {
    you = "You play {cards}, the only card allowed: {says}.",
    other = "{player} plays {cards}, the only card allowed: {says}.",
  },
  struck = "  {rule} rules out {cards}",
  score = "{side}: {points}, {says}; that makes {total}.",
  cards = "  {cards}: {points}",
  addend = "  {says}",
  ended = "{text} What ended it: {rule}, {value}.",
  nothing = "Nothing has happened yet.",
  no_trick = "There is no trick {n} in this round yet.",
  no_score = "Nothing has been scored there.",
  what =
    "Say trace, trace 3 for a trick, trace score, trace score 2 for that "
    .. "round, or trace all.",

  -- the least change that would allow a card; `join` is what stands between
  -- two suits: "and" or "or"
  join = "or",
  without = "It would be allowed if you did not hold {cards}.",
  suits = "It would be allowed if you held no {suits}.",
  keeps = "It would be allowed if you held only {only}.",
  alone = "It would be allowed if you held nothing else.",
  later = "It would be allowed after the first trick.",
  later_suits =
    "It would be allowed after the first trick if you held no {suits}.",
  later_without =
    "It would be allowed after the first trick if you did not hold "
    .. "{cards}.",
  played =
    "It would be allowed if one of these had been played before: {played}.",

  -- the editor
  which =
    "No rule has been told yet. edit RULE opens the editor at a rule, a "
    .. "step or an option: edit follow suit, edit score.",
  no_rule = "No rule, step or option is called {name}.",
  no_rule_near =
    "No rule, step or option is called {name}; did you mean {near}?",
  here = "It is in {file}, line {line}.",
  installed =
    "This file came with the program and cannot be changed there. tenace "
    .. "new NAME --of {game} begins a house rule of your own. Or copy the "
    .. "file: cp {file} {own}; Tenace takes the copy from then on.",
  no_editor =
    "No editor was found. Set $EDITOR, or open {file} at line {line} "
    .. "yourself.",
  no_file = "{file} is not there any more.",
  failed = "The editor failed: {editor}",
  unchanged = "The file is as it was.",

  -- the command try
  try = {
    what = "What to try: moves with blanks between them, or commas: try 7c "
      .. "qs, try draw, discard 4c.",
    over = "The match is over before move {n}, {move}.",
    stops = {
      you = "Move {n}, {move}: not allowed for you: {text}.",
      other = "Move {n}, {move}: not allowed for {player}: {text}.",
    },
    goes = "All of that is allowed.",
    stays = "The match is still where it was.",
  },
}

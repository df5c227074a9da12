-- Sentences for a match that is taken back, played in several lines, dealt
-- differently, or continued under changed rules.

return {
  same = {
    one = "The move so far holds, and the position is the same.",
    many = "All {n} moves so far hold, and the position is the same.",
  },
  none = "No move has been made yet; the position is the same.",
  other = {
    one = "The move so far holds, but the position is another:",
    many = "All {n} moves so far hold, but the position is another:",
  },
  none_other = "No move has been made yet, but the position is another:",
  fails = "Move {number} no longer holds: {player}, {move}, in round {round}: "
    .. "{why}.",
  rule = "Rule: {rule}, {file} line {line}.",
  stays = "The match goes on under the rules as they were. To go back to "
    .. "before that move, under the new ones: {command}",
  went_back = "The match is back before that move, under the new rules.",
  dealt_back = "The match is back before that move.",
  in_error = "The rules stay as they were: {problem}",

  change = {
    label = "{name}",
    from_to = "{before}, now {after}",
    new = "now {after}",
    gone = "{before}, now nothing",
    came = "now also {cards}",
    went = "no longer {cards}",
    both = "now {came} instead of {went}",
    scores = "Score", moves = "Possible", turn = "To answer",
    trick = "On the table", question = "Question", winner = "Winner",
  },

  back_number = "back takes a number of decisions, from 1: back 3",
  no_back = "Nothing to take back.",
  goto_what = "Say where to: goto trick 5, goto round 2 or goto decision 12.",
  give_what = "Say who is to have which card: give 2 QS; or give 2 QS for 3D.",
  swap_what = "Say which two cards are to change places: swap QS 3D",
  fix_what = "Say which pile is to have which cards: fix hand 1 AS KS *",
  over = "The match is over: go back first, or switch to another line.",

  watching = "Watching {files}: when it is saved, the rules are read again.",
  watching_not = "The rules are no longer watched.",
  changed = "{file} has changed.",
  files_join = " and ",

  line = "line {name}",
  branched = "Line {name} begins here; switch {other} goes back to line "
    .. "{other}.",
  branch_taken = "There is a line {name} already: choose another name.",
  branch_name = "A line's name is a word: letters, digits and _.",
  switched = "Line {name}.",
  no_line = "There is no line {name}: {names}.",
  no_line_near = "There is no line {name}, did you mean {near}?",
  one_line = "There is one line only: branch begins another.",
  lines = {
    name = "line", moves = "moves", round = "round", tricks = "tricks",
    score = "score", stands = "stands",
    turn = "{player} to answer", over = "over: {side}", draw = "over: a draw",
    won = "{side} won",
  },
  alike = {
    zero = "The lines differ from the first move on:",
    one = "The first move is the same; then:",
    many = "The first {n} moves are the same; then:",
  },
  move = "{player} {move}",
  more = "and {n} more",
  ended = "(the line ends)",

  open = "All hands are shown; hide hands hides them again.",
  hidden = "The other hands are hidden again.",
  show_what = "show hands shows all hands, hide hands hides them again.",
}

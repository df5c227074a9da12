-- Sentences for a match that is taken back, played in several lines, dealt
-- differently, or continued under changed rules.

return {
  same = {
    one = "The move so far is still allowed, and the position is the same.",
    other = "All {n} moves so far are still allowed, and the position is the "
      .. "same.",
  },
  none = "No move has been made yet; the position is the same.",
  other = {
    one = "The move so far is still allowed, but the position has changed:",
    other = "All {n} moves so far are still allowed, but the position has "
      .. "changed:",
  },
  none_other = "No move has been made yet, but the position has changed:",
  fails = "Move {number} is no longer allowed: {player}, {move}, in round "
    .. "{round}: {why}.",
  unseen = "its cards are hidden from you",
  rule = "Rule: {rule}, {file} line {line}.",
  stays = "The match goes on under the rules as they were. To go back before "
    .. "that move and use the new rules: {command}",
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
  goto_what = "Say where: goto trick 5, goto round 2 or goto decision 12.",
  give_what = "Say who gets which card: give 2 QS; or give 2 QS for 3D.",
  swap_what = "Say which two cards change places: swap QS 3D",
  fix_what = "Say which pile gets which cards: fix hand 1 AS KS *",
  over = "The match is over: go back first, or switch to another line.",

  watching_files = "Watching {files}: after each save the rules are read "
    .. "again.",
  watching_not = "Watching has ended.",
  changed = "{file} has changed.",
  news = {
    rules = "What the rules say now",
    lines = "{name}: the lines of this step have changed, its text has not.",
    more = {
      one = "and one more difference",
      other = "and {n} more differences",
    },
    played = {
      one = "One deal by random bots, before and now",
      other = "The same {deals} deals by random bots, before and now",
    },
    same = {
      one = "One deal by random bots is played and scored as before.",
      other = "The same {deals} deals by random bots are played and scored as "
        .. "before.",
    },
    before = "before", now = "now",
    difference = "difference, 95 % interval",
    figure = "{name}",
    differs = "{by} ({range}) {told}",
    always = "{by} {told}",
    single = {
      one = "Of the first {of} deals, one differs: {deals}.",
      other = "Of the first {of} deals, {n} differ: {deals}.",
    },
    none = "None of the first {of} deals differs.",
    failed = "What it changes cannot be shown: {problem}",
  },
  files_join = " and ",

  line = "line {name}",
  branched = "Line {name} begins here; switch {other} goes back to line "
    .. "{other}.",
  branch_taken = "There is a line {name} already: choose another name.",
  branch_name = "A line's name is a word: letters, digits and _.",
  switched = "Line {name}.",
  no_line = "There is no line {name}: {names}.",
  no_line_near = "There is no line {name}, did you mean {near}?",
  one_line = "There is only one line: branch begins another.",
  lines = {
    name = "line", moves = "moves", round = "round", tricks = "tricks",
    score = "score", state = "state",
    turn = "{player} to answer", over = "over: {side}", draw = "over: a draw",
    won = "{side} won", of = "{side}: {what}",
  },
  alike = {
    zero = "The lines differ from the first move on:",
    one = "The first move is the same; then:",
    other = "The first {n} moves are the same; then:",
  },
  move = "{player} {move}",
  more = "and {n} more",
  ended = "(the line ends)",

  open = "All hands are shown; hide hands hides them again.",
  hidden = "The other hands are hidden again.",
  show_what = "show hands shows all hands, hide hands hides them again.",
}

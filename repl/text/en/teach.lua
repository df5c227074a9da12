-- Sentences of lessons, in English.

return {
  sentence = "{text}.",
  your_hand = "Your hand",
  apart = "; ",
  no_suit = "none",
  play = "{letter} seat {n}",
  all = "all of them",
  none = "none of them",
  draw = "nobody: a draw",
  goes_on = "nobody yet",
  seat = "seat {n}",
  score_line = "{side}: {points}, {reason}",
  meld_is = "a {kind}, {n} points",
  is_allowed = "that is allowed",
  not_asked = "that is no answer to this question",
  asked_else = "the question is another one, \"{prompt}\"",
  higher = "{card} is above {other}",
  higher_trump = "{card} is a trump above {other}",

  asks = {
    cards = "Which cards may be played?",
    dummy = "Which cards of {player} may be played?",
    plays = "Which of these may be played?",
    say_to = "You are asked: \"{prompt}\" Which of these answers are allowed?",
    winner = "Which card wins the trick?",
    winner_play = "Which play wins the trick?",
    value = "What does this count?",
    scores = { one = "What is the score then?",
      other = "What is the score then, {first} first?" },
    won_by = "Who has won the match then?",
    meld = "Is this a meld?",
    by_round = "Round {n}, {step}: what is it then?",
    higher = "Which card is higher?",
  },

  -- What one types. All forms are read, the form `other` is shown.
  words = {
    all = "all",
    none = "none",
    yes = { other = "yes", short = "y" },
    no = { other = "no", short = "n" },
  },

  how = {
    cards = "(cards with blanks between, a suit's name, {all} or {none})",
    items = "(letters, {all} or {none})",
    one = "(a letter)",
    numbers = { one = "(a number)",
      other = "({n} numbers with blanks between)" },
    yes_no = "({yes} or {no})",
  },

  not_in_hand = "'{word}' is no card of this hand.",
  type_letters =
    "Type the letters of all that are right, such as a c; or {none}.",
  type_one = "Type one letter, a to {last}.",
  type_numbers = { one = "Type a number.", other = "Type {n} numbers." },
  type_yes_no = "Type {yes} or {no}.",

  topic = {
    rank = "Which card is higher",
    say = "What may be said",
    cards = "Which cards may be chosen",
    trick = "Who wins the trick",
    count = "What it counts",
    meld = "What is a meld",
    step = "What the rules settle",
    play = "What may be played",
    hard = "Two rules at once",
    free = "When anything may be played",
    house = "House rule: {title}",
    lesson = "{title}",
    counting = "Count what is out",
    voids = "Who has none left",
    best_card = "Where the obvious card loses",
  },

  text = {
    hard = "Cards that count as another suit than the one printed on them, or "
      .. "a second duty after the first.",
    free = "Perhaps no duty binds here. Does one?",
    counting = "A card is out if it is neither in your hand nor played: "
      .. "somebody else has it. Who counts one suit while it is played knows "
      .. "more than the others.",
    voids = "Who does not follow suit has no card of that suit left. "
      .. "Everybody has seen it: remember who.",
    best_card = "The rules allow more than one card here, and most hasty "
      .. "players take a wrong one.",
  },

  title = { one = "{title}: 1 lesson. {played}",
    other = "{title}: {n} lessons. {played}" },
  played_as = "As it is played here: {spec}",
  not_begun = { one = "1 question", other = "{n} questions" },
  done = "{right} of {n} right",
  by_teacher = "an author's lesson",
  done_by_teacher = "done",
  begin = "Lesson {n} of {all}: {title}",
  number = "{n}/{all}",
  example_name = "The rules have this as a worked example: {name}.",
  how_it_goes = "Answer, or type show, skip, stop; help tells more.",

  right = { "Right.", "Yes.", "That is it." },
  wrong = "Not quite.",
  too_many = "{move}: {reason}",
  too_many_alone = "{move} is not right.",
  missing = { one = "One more is right.", other = "{n} more are right." },
  try_again = "Try again, or: show, skip, stop.",
  shown = "The answer: {answer}.",
  because = "{says}",
  cite = "Rule: {rule}, {file} line {line}.",
  cite_place = "{file} line {line}.",
  general = "{rule}: {text}",
  no_place = "No single line of the rules says so.",
  no_lessons_now = "This is a quiz: tenace teach GAME without --quiz has "
    .. "lessons.",
  skipped = "Left out.",
  understood = "'{text}' is no answer here. {how}",

  summary = "Lesson {n}: {right} of {all} right at the first try.",
  look_at = "Look at these again: {names}.",
  perfect = "All right at the first try.",
  stopped = "Stopped: the lesson can be begun again by --lesson {name}.",
  stopped_quiz = "Stopped after {n} of {all} questions.",
  finished = "These were all lessons. --quiz 10 mixes questions from all of "
    .. "them; another --seed finds other questions.",
  review = {
    one = "First 1 question that was not right before.",
    other = "First {n} questions that were not right before." },
  review_summary = "{right} of {n} are right now.",
  stopped_review = "Stopped: these questions come again next time.",
  once_more = "Once more",
  next = "Next: lesson {n}, {title}. Enter goes on; stop leaves.",
  quiz = { one = "{title}: 1 question from all lessons, seed {seed}.",
    other = "{title}: {n} questions from all lessons, seed {seed}." },
  quiz_summary = "{right} of {n} right at the first try.",
  all_done = "All lessons are done: --lesson NAME begins one again.",
  none_found = "No such position was found with seed {seed}; another --seed "
    .. "may have one.",
  not_kept = "Your progress cannot be kept: {problem}",

  stands = "Only the cards that matter are shown: all others change nothing.",

  drill = {
    trick = "Trick {n}",
    play = "{player} {cards}",
    trumps = "trumps",
    trick_label = "The trick",
    out = { one = "1 is out: {cards}", other = "{n} are out: {cards}" },
    above = "{card} is still out",
    nothing_above = "no card that is out is above it",
    best = { one = "the highest left of its suit: {cards}",
      other = "the highest left of their suits: {cards}" },
    shown_void = "{player} has not followed {suit} in trick {n}",
    not_shown = "nothing has shown that yet",
    counts = "{card} {n}",
    cards = "Cards",
    rank_out = "{all} in the pack, {held} in your hand, {melded} melded: "
      .. "{n} left",
    asks = {
      trumps_out = "Trumps: how many are out, neither in your hand nor played?",
      suit_out = "{suit}: how many are out, neither in your hand nor played?",
      highest = "Which of your cards are the highest left of their suits?",
      rank_out = "{rank}: how many are neither in your hand nor melded?",
      voids = "{suit}: who can have none left?",
      points = "How many points do these cards count together?",
    },
  },

  recorded = {
    head = "-- A lesson recorded by playing {title}. Write what the learner "
      .. "reads into says\n-- (before a move), right (after it), text and "
      .. "done.",
    title = "A round of {title}",
    nothing = "You have made no move, so {file} was not written.",
    written = "The lesson is in {file}. Write its sentences, and put it into "
      .. "lessons/{game} of your rules folder.",
  },

  guided = {
    blocked = "{move} is allowed, but {why}",
    not_this = "{move} is allowed, but this lesson wants another move.",
    refused = "Not allowed: {reason}.",
    hint = "{hint}",
    plays = "{player} plays {cards}.",
  },

  help = [[
Type cards as at the table, 7c or c7, with blanks between; a suit's name means
all cards of that suit in the hand. If the answers have letters, type the
letters.

  show      shows the answer, and the rule behind it
  skip      goes on to the next question
  why       shows the rule and its place before you answer
  lessons   the lessons, and your results
  stop      leaves; your progress is kept]],
}

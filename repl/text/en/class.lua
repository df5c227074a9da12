-- The sentences of a class before one board. Those of `page` go to the board
-- and the phones as they are; the page fills in their parts.

return {
  play = "What may be played",
  worth = "What is it worth",
  quiz = "Quiz",
  puzzle = "Puzzle",
  no_pupil = "The board answers no questions.",
  only_teacher = "Only the teacher may do that.",
  full = "The class is full.",
  closed = "This question is closed.",
  nobody = "Nobody has that number.",
  looking = "Looking for what to ask …",
  fewer = { one = "Only 1 question was found.",
    other = "Only {n} questions were found." },
  board = "The board for the projector: {url}",
  phones = "Phones open {url}",
  open_to_all = "The class is open to this network: everybody who has the "
    .. "address can come, without a password. It is plain HTTP on port {port}, "
    .. "so others in the network could read along.",
  here_alone = "The class is open to the browsers of this machine alone; "
    .. "--lan opens it to phones.",
  writes = "Names and answers are written to {file}.",
  writes_nothing = "Names and answers are written nowhere; --results FILE "
    .. "writes them.",
  ends = "Ctrl-C ends it.",
  ends_kept = "Ctrl-C ends it; {command} goes on with it.",
  nothing = "class: nothing was found to ask; another --seed may find "
    .. "something",
  resume_what = "class: --resume goes on with the class of a file: name it by "
    .. "--results FILE",
  resume_alone = "class: --resume goes on with the class as it was: leave out "
    .. "the game and what is asked",
  no_class = "class: there is no class to go on with beside {file}: it has "
    .. "ended, or was never begun",
  other_rules = "class: this class cannot go on: its questions are no longer "
    .. "the same, because rules or program have changed",
  not_kept = "The results cannot be written: {problem}. The class goes on; the "
    .. "next answer tries again.",
  kept_again = "The results are written again, to {file}.",
  page = {
    class_title = "A class: {game}",
    class_name = "Your name for this hour",
    class_come = "Come in",
    class_language = "Language",
    class_hello = "Hello {name}. It begins soon: look at the board.",
    class_look = "Look at the board.",
    class_open = "Open this address on your phone",
    class_here = { one = "{n} is here", other = "{n} are here" },
    class_nobody = "Nobody is here yet.",
    class_begin = "Begin",
    class_close = "Close the question",
    class_time = "Close in {n} seconds",
    class_left = { one = "{n} second left", other = "{n} seconds left" },
    class_next = "Next",
    class_end = "The results",
    class_keys = "The space bar goes on.",
    class_number = "{n} of {all}",
    class_answered = "{n} of {all} have answered",
    class_right = "{n} of {all} right",
    class_yours = "Your answer: {answer}",
    class_change = "You can change it until the question is closed.",
    class_changed = "Change the answer",
    class_none = "none",
    class_missed = "You did not answer this one.",
    class_score = "{right} of {n} right",
    class_thanks = "That was all, {name}.",
    class_over = "That was all.",
    class_result = "{title}: {asks}",
    class_table = "Results as a table",
    class_remove = "Send {name} away",
    class_people = "Who is here",
    class_leave = "Leave",
    class_lost = "No connection. Trying again …",
    class_join = "Join: {url}",
  },
}

-- The sentences of homework.

return {
  made = { one = "Homework {mark}, 1 task. Send this link:",
    other = "Homework {mark}, {n} tasks. Send this link:" },
  say_address = "The link is to the page of tenace web on each pupil's own "
    .. "machine. --address says where else your pupils have the page.",
  too_much = "homework: {n} tasks and a text of 2000 letters at most",
  which_files = "homework: say which files --marks is to read",
  csv_marks = "homework: --csv belongs to --marks",
  nothing_in = "{file}: nothing was handed in there; it begins with "
    .. "tenace-homework",
  unread = "{file}: {problem}",
  damaged = "the text was damaged on its way: ask for it again, as a file",
  no_answer = "the text is not what the page makes",
  refused = "refused: move {n}, {move}: {reason}",
  not_the_bot = "{bot} does not play that; the text was changed, or comes from "
    .. "another version",
  unfinished = "not played to the end of the round",
  missing = "not done",
  solved = { one = "solved at once", other = "solved at try {n}" },
  not_solved = "not solved",
  no_puzzle = "refused: there is no such puzzle",
  pupil = "{name} (homework {mark})",
  row_deal = "  {n}  deal {game}#{seed}: {text}",
  row_puzzle = "  {n}  puzzle {game}#{seed}: {text}",
  row_bot = "; the bot {text}",
  row_tries = { one = "; 1 try", other = "; {n} tries" },
}

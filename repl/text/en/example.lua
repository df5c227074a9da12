-- Sentences about examples that are made of a match, in English.

return {
  written = "It stands in {file}, line {line}, and holds: tenace check runs "
    .. "it.",
  paste = "It holds, but it cannot be written: {problem}. Paste it into a "
    .. "rules file of your own, before its last line, or into the folder "
    .. "examples beside it:",
  closed = "it would show cards that you have not seen: show "
    .. "hands opens all hands for study",
  of_program = "That is an example of {file}, which came with the program: "
    .. "examples are written only into files of your own. tenace new --of "
    .. "{game} begins one.",
  open_quote = "It is not written: the name has no {quote} at its end, as in "
    .. "example \"must follow\".",
  not_written = "It is not written: {why}.",
  none = "There is no example: {why}.",
  how = "example \"NAME\" writes it into {file}, or into the file of "
    .. "examples beside it.",
  some_fail = {
    one = "One of {of} examples of these rules does not hold:",
    other = "{n} of {of} examples of these rules do not hold:",
  },
  at_table = "At a table no example is opened: tenace play GAME --example "
    .. "\"NAME\" does, and the prompt.",
}

-- Manual pages, in English: what the texts of --help do not say.

return {
  name = "NAME",
  synopsis = "SYNOPSIS",
  description = "DESCRIPTION",
  arguments = "ARGUMENTS",
  options = "OPTIONS",
  examples = "EXAMPLES",
  see = "SEE ALSO",
  commands = "COMMANDS",
  environment = "ENVIRONMENT",
  status = "EXIT STATUS",
  summary = "card games by their rules: play them, change them, learn them",
  text = "Tenace plays card games by rules files that anyone can edit. Without "
    .. "a command it opens a prompt at which one tries cards and rules. With a "
    .. "command it plays at a table, prints the rulebook of exactly the rules "
    .. "that are played, checks rules, compares them over thousands of deals, "
    .. "or teaches a game.",
  exit = "0: done. 1: the answer is no: a check failed, a record is wrong. 2: "
    .. "the command line is wrong. 3: a rules file is in error.",
  variable = {
    TENACE_LANG = "The language, as --lang names it.",
    TENACE_RULES = "A folder in which rules are looked for first.",
    NO_COLOR = "If it is set, nothing is coloured.",
  },
}

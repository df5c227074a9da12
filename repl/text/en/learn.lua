-- The sentences of the page's views for learning: rulebook, lessons, puzzles,
-- comparison, moves and positions. Those of `page` go to the page as they are;
-- the page fills in their parts.

return {
  no_example = "there is no example of that number",
  not_found = "No deal was found in which this example comes up. Its cards "
    .. "can be asked about here.",
  page = {
    views = "Views",
    view_table = "Table",
    view_rules = "Rules",
    view_lessons = "Lessons",
    view_puzzles = "Puzzles",
    view_compare = "Compare",
    view_moves = "Moves",
    view_position = "Position",
    working = "One moment …",
    choose_rules = "House rules, options, and the rules of another table",
    these_rules = "Rules of this table",
    spec = "Game with its rules",
    with_house = "House rules",
    contents = "Contents",
    open_example = "Open at the table",
    ask_cards = "Tap a card to hear what the rules say to it.",
    is_allowed = "{card} is allowed: {says}",
    is_refused = "{card} is not allowed: {says}",
    where = "{file}, line {line}",
    against = "Only what differs at a table with these rules",
    before = "Here:",
    after = "There:",
  },
}

-- The sentences of the author's desk on the page, in English. Those of `page`
-- go to the page as they are; the page fills in their parts.

return {
  as_it_went = "under the rules of today this match goes as it was kept: "
    .. "there is nothing to decide",
  seat = "{n} ({name})",
  sits = "Opened at the table, you are {name}.",
  open_time = "what the deals would show that were not gone through; more "
    .. "time would do it",
  page = {
    desk_examples = "Examples",
    desk_hold = {
      one = "1 holds",
      other = "{n} hold",
    },
    desk_fail = {
      one = "1 does not hold",
      other = "{n} do not hold",
    },
    desk_no_examples = "This file has no example yet. Play to a position "
      .. "that shows your rule, name it here, and it becomes one.",
    desk_shows = "It shows",
    desk_shows_usual = "what has just happened",
    desk_shows_moves = "all that may be answered now",
    desk_shows_wins = "who has won the last trick",
    desk_shows_score = "what the round has scored",
    desk_shows_last = "that my last move was allowed",
    desk_shows_may = "that a move is allowed",
    desk_shows_may_not = "that a move is refused",
    desk_shows_move = "Move, such as 3D",
    desk_faulty = "The text is saved, but it has a mistake: the table plays "
      .. "on by the rules before it.",
    desk_examples_later = "They run when the mistake is mended.",
    desk_kept_later = "Your kept matches are there. They are played again "
      .. "when the mistake is mended.",
    desk_example_holds = "{name}: holds. Open it at the table.",
    desk_example_fails = "{name}: does not hold. Open it at the table.",
    desk_running = "The examples run …",
    desk_open = "Open at the table",
    desk_at_table = "{name} is at the table.",
    desk_back = "Back to your match",
    desk_kept = "Matches that are right",
    desk_kept_about = "A match that you mark as right is played again "
      .. "whenever you save, to see whether your change touches it.",
    desk_keep_ten = "Let bots play ten, and keep them",
    desk_keeping = "Bots play: {n}",
    desk_is_kept = "The match is kept as right. Matches kept: {n}.",
    desk_there = "This match is kept as right already.",
    desk_unkept_full = "The match is not kept: this browser has no room "
      .. "left. Save the record as a file, or drop matches that you no "
      .. "longer need.",
    desk_unkept_forbidden = "The match is not kept: the browser does not "
      .. "let this page keep anything. Save the record as a file.",
    desk_unkept_damaged = "What this browser keeps of your matches cannot "
      .. "be read, so it stays as it is. Save the record as a file.",
    desk_unkept_other = "Another window has changed what is kept of this "
      .. "match. Save the rules once more.",
    desk_replaying = "Kept matches are played again: {n}",
    desk_accept = "Right as it goes now",
    desk_refuse = "Right as it was kept",
    desk_refused = "It stays as it was kept: change the rule.",
    desk_accepted = "It is kept as it goes now.",
    desk_beside = "Both sides",
    desk_see_kept = "Open as kept",
    desk_see_now = "Open as now",
    desk_drop = "Drop",
    desk_drop_it = "Drop {name}",
    desk_all_kept = "All kept matches: {n}",
    desk_often = "How often?",
    desk_often_head = "How often rules act in {n} deals",
    desk_often_at = "Deals: {done} of {all}",
    desk_options_at = "Options: {done} of {all}",
    desk_often_times = "{what}: in {n} of {of} deals. Open a deal in which it "
      .. "happens.",
    desk_often_set = "{what}: only with other options. Open a deal in which it "
      .. "happens.",
    desk_steps = "Steps: in how many of {deals} deals each was called",
    desk_never = "never in {n} deals",
    desk_never_head = "What never happened",
    desk_all_happened = "All of it has happened.",
    desk_of = "{n} of {of}",
    desk_prove = "Prove",
    desk_proving = "Every deal and every line of play: {n}",
    desk_proof = "Proof on a small pack",
    desk_proof_again = "One card more in each hand",
    desk_fault_here = "Open this deal",
    desk_fault_there = "Open the other deal",
    sets_search = "Search: words, or what they change",
    sets_none = "No house rule fits.",
    sets_name = "Name for these rules, such as As we play",
    sets_keep = "Keep as a set",
    sets_kept = "{name} is kept in this browser, as a house rule of your own.",
    sets_send = "Send these rules as a link",
  },
}

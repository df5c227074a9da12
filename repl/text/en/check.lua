-- Sentences of the command check, in English.

return {
  problem = "{file}:{line}: {text}",
  problem_no_line = "{file}: {text}",
  remark = "{file}:{line}: remark: {text}",
  remark_no_line = "{file}: remark: {text}",
  advice = "  {advice}",
  record = "  see: tenace replay {file}",
  deal_here = "  in this deal: {piles}",
  deal_there = "  in the other: {piles}",
  fine = "{game}: nothing wrong found",
  rarer = "  What shows in one deal of thousands: tenace check {game} "
    .. "--prove, or --deals N",
  fine_in = "{game}: nothing wrong found in {n} rounds",
  remarks = {
    one = "{game}: nothing wrong found, 1 remark",
    other = "{game}: nothing wrong found, {n} remarks",
  },
  in_error = "in error: {text}",
  see = "See it as it is now: tenace play {game} --lang {code}"
    .. " and tenace rules {game} --lang {code}",
  text_missing = "{file}: {key} is missing: {text}",
  text_changed = "{file}: {key}: the English has changed: {text}",
  seen = "{file} written: all translations fit the English as it is now",
  text_unused = "{file}: {key} is not used",
  text_other_kind = "{file}: {key} is one sentence in one language and "
    .. "several in the other",
  text_part = "{file}: {key}: the part {part} is only in one of the two "
    .. "languages: {text}",
  updated = "{file}: up to date with the English",
  not_merged = "{file}: msgmerge cannot bring it up to date",
  no_msgmerge = "msgmerge is missing: install gettext",
  sentence_changed = "{file}:{line}: the English has changed: {text}",
  sentence_missing = "{file}:{line}: not translated: {text}",
  said_missing = "{game}: said in play and not translated: {text}",
  sentence_unused = "{file}: the rules have no such sentence: {text}",
  sentence_part = "{file}: the part {part} is only in one of the two "
    .. "languages: {text}",
  language = {
    one = "{name}: {n} sentence needs work",
    other = "{name}: {n} sentences need work",
  },
  proof_whole = "{game}, hands of {n}: all {deals} deals of {cards} cards "
    .. "({pack}), {lines} lines of play, {seconds} s",
  proof_part = "{game}, hands of {n}: {deals} of {all} deals of {cards} "
    .. "cards ({pack}), {lines} lines of play, {seconds} s",
  proof_skipped = "{game}, hands of {n}: not gone through: {why}",
  proof_proved = "Proved for {game} with hands of {n}, {cards} cards in all:",
  proof_holds_legal = "  in every position somebody has a move that is "
    .. "allowed",
  proof_holds_ends = "  every line of play comes to an end",
  proof_holds_known = "  whenever a player is asked: who sees the same is "
    .. "asked the same and may do the same",
  proof_nothing = "{game}: nothing is proved, since no size was gone through "
    .. "as a whole",
  proof_not = "Not proved:",
  proof_open_time = "  what the deals would show that were not gone through; "
    .. "--seconds gives more time",
  proof_open_answers = "  other answers before the tricks: where there are "
    .. "many, some were tried",
  proof_open_long = "  that lines end which are longer than 100 decisions",
  proof_open_chance = "  other shuffles and random numbers in the middle of "
    .. "a round",
  proof_open_many = "  what comes of questions with too many moves to list",
  proof_open_known = "  that players know enough for what they are asked: "
    .. "there were too many questions to compare",
  proof_open_noticed = "  that hidden cards decide neither who is asked nor "
    .. "points nor redeals, which everybody notices, nor why a card is "
    .. "refused",
  proof_open_longer = "  longer hands, other cards, later rounds",
  proof_deal = "  deal {deal}",
  proof_moves = "  moves {moves}",
  watching = "Watching the files; any key ends it.",
}

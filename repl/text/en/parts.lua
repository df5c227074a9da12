-- Studies in parts at the command line, in English.

return {
  part = "--part takes its number and the number of parts, such as 3/8, not "
    .. "'{text}'",
  other = "'{file}' holds other work: {why}; name another file",
  unreadable = "{problem}: name a file that --part or --keep has written",
  none = "'{file}' is no part of a simulation or comparison, or it is damaged",
  what = "merge: no parts named; for example: tenace merge part1.json "
    .. "part2.json",
  drawing = "merge: --svg draws comparisons, and these are parts of another "
    .. "study",
  sure = "--sure takes per cent from 1 to 99, such as 95, not '{text}'",
  sure_alone = "--sure ends where the results say: leave --part and --keep out",
  sweep_sure = "compare: --sure compares games: leave it out with --sweep",
  not_merged = "not merged: {problem}",
  divided = "compare: a sweep in parts, with several jobs or with --keep "
    .. "needs --matches and --duels; for example: --matches 200 --duels 0",
  sweep_deal = "compare: --deal opens one deal of two games: leave it out "
    .. "with --sweep",
  deal_alone = "compare: --deal opens one deal: leave --json, --csv, --svg, "
    .. "--part and --keep out",
  matches_alone = "compare: --matches plays whole matches: leave --{option} "
    .. "out",
  matches_none = "compare: --matches takes a number above 0",
}

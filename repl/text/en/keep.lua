-- Sentences about kept matches, in English.

return {
  kept = "The match is kept as right: {file}.",
  other_name = "Its name is {name}: a file cannot be named {given}.",
  there = "The match is kept already: {file}.",
  not_kept = "The match is not kept: {why}.",
  same = {
    one = "One kept match goes as it went.",
    other = "{n} kept matches go as they went.",
  },
  otherwise = {
    one = "One of {of} kept matches goes otherwise.",
    other = "{n} of {of} kept matches go otherwise.",
  },
  unread = {
    one = "One of {of} kept matches cannot be played again.",
    other = "{n} of {of} kept matches cannot be played again.",
  },
  because = "because of {cause}, {file} line {line}",
  parts = "{name} parts in {place}: {what}",
  as_kept = "As kept",
  as_now = "Under the rules of today",
  which = "Match {n} of {of}: {file}",
  ask = "accept, refuse, drop or quit? ",
  answers = "accept: the match is right as it goes now, and is written anew; "
    .. "refuse: it stays as it is, and check goes on telling it; drop: it is "
    .. "kept no longer; quit: the others stay.",
  accepted = "{file} is written anew.",
  accepted_before = "{file} is written anew, up to just before move "
    .. "{decision}.",
  done = "Accepted: {accepted}; refused: {refused}; dropped: {dropped}.",
  not_written = "It is not written: {why}.",
  file_kept = "{file}: kept as {to}",
  file_there = "{file}: kept already as {to}",
  file_not_kept = "{file}: not kept: {why}",
  file_accepted = "{file}: written anew under the rules of today",
  file_as_it_went = "{file}: goes as it went",
  file_dropped = "{file}: kept no longer",
  join = ": ",
  as_it_went = "goes as it went",
  none = "{game}: no match is kept",
  none_parts = {
    one = "{game}: the kept match goes as it went",
    other = "{game}: all {n} kept matches go as they went",
  },
}

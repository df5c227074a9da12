-- Sentences about kept matches, in German.

return {
  kept = "Die Partie ist als richtig behalten: {file}.",
  other_name = "Sie heißt {name}: {given} kann keine Datei heißen.",
  there = "Die Partie ist schon behalten: {file}.",
  not_kept = "Die Partie ist nicht behalten: {why}.",
  same = {
    one = "Eine behaltene Partie geht, wie sie ging.",
    other = "{n} behaltene Partien gehen, wie sie gingen.",
  },
  otherwise = {
    one = "Eine von {of} behaltenen Partien geht anders.",
    other = "{n} von {of} behaltenen Partien gehen anders.",
  },
  unread = {
    one = "Eine von {of} behaltenen Partien lässt sich nicht wieder spielen.",
    other = "{n} von {of} behaltenen Partien lassen sich nicht wieder spielen.",
  },
  because = "wegen {cause}, {file} Zeile {line}",
  parts = "{name} trennt sich in {place}: {what}",
  as_kept = "Wie behalten",
  as_now = "Nach den Regeln von heute",
  which = "Partie {n} von {of}: {file}",
  ask = "accept, refuse, drop oder quit? ",
  answers = "accept: so, wie sie jetzt geht, ist die Partie richtig, und sie "
    .. "wird neu geschrieben; refuse: sie bleibt, wie sie ist, und check "
    .. "nennt sie weiter; drop: sie wird nicht mehr behalten; quit: die "
    .. "anderen bleiben.",
  accepted = "{file} ist neu geschrieben.",
  accepted_before = "{file} ist neu geschrieben, bis vor Zug {decision}.",
  done = "Angenommen: {accepted}; abgelehnt: {refused}; nicht mehr behalten: "
    .. "{dropped}.",
  not_written = "Es ist nicht geschrieben: {why}.",
  file_kept = "{file}: behalten als {to}",
  file_there = "{file}: schon behalten als {to}",
  file_not_kept = "{file}: nicht behalten: {why}",
  file_accepted = "{file}: neu geschrieben nach den Regeln von heute",
  file_as_it_went = "{file}: geht, wie sie ging",
  file_dropped = "{file}: nicht mehr behalten",
  join = ": ",
  as_it_went = "geht, wie sie ging",
  none = "{game}: keine Partie ist behalten",
  none_parts = {
    one = "{game}: die behaltene Partie geht, wie sie ging",
    other = "{game}: alle {n} behaltenen Partien gehen, wie sie gingen",
  },
}

-- Sentences about kept matches, in French.

return {
  kept = "La partie est gardée comme juste : {file}.",
  other_name = "Elle s’appelle {name} : un fichier ne peut s’appeler {given}.",
  there = "La partie est déjà gardée : {file}.",
  not_kept = "La partie n’est pas gardée : {why}.",
  same = {
    [1] = "Une partie gardée va comme elle est allée.",
    other = "{n} parties gardées vont comme elles sont allées.",
  },
  otherwise = {
    [1] = "Une des {of} parties gardées va autrement.",
    other = "{n} des {of} parties gardées vont autrement.",
  },
  unread = {
    [1] = "Une des {of} parties gardées ne peut pas être rejouée.",
    other = "{n} des {of} parties gardées ne peuvent pas être rejouées.",
  },
  because = "à cause de {cause}, {file} ligne {line}",
  parts = "{name} s’écarte, {place} : {what}",
  as_kept = "Comme gardée",
  as_now = "Sous les règles d’aujourd’hui",
  which = "Partie {n} sur {of} : {file}",
  ask = "accept, refuse, drop ou quit ? ",
  answers = "accept : la partie est juste comme elle va à présent, et elle "
    .. "est réécrite ; refuse : elle reste telle quelle, et check continue "
    .. "de la signaler ; drop : elle n’est plus gardée ; quit : les autres "
    .. "restent.",
  accepted = "{file} est réécrite.",
  accepted_before = "{file} est réécrite, jusque juste avant le coup "
    .. "{decision}.",
  done = "Acceptées : {accepted} ; refusées : {refused} ; retirées : "
    .. "{dropped}.",
  not_written = "Elle n’est pas écrite : {why}.",
  file_kept = "{file} : gardée comme {to}",
  file_there = "{file} : déjà gardée comme {to}",
  file_not_kept = "{file} : pas gardée : {why}",
  file_accepted = "{file} : réécrite sous les règles d’aujourd’hui",
  file_as_it_went = "{file} : va comme elle est allée",
  file_dropped = "{file} : n’est plus gardée",
  join = " : ",
  as_it_went = "va comme elle est allée",
  none = "{game} : aucune partie n’est gardée",
  none_parts = {
    [1] = "{game} : la partie gardée va comme elle est allée",
    other = "{game} : les {n} parties gardées vont comme elles sont allées",
  },
}

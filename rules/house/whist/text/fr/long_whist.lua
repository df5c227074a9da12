-- The sentences of long_whist.lua, in French.

return {
  ["Long whist"] = "Whist long",
  ["honours"] = "honneurs",
  ["Long whist: ten points win, and honours count."]
    = "Whist long : dix points gagnent, et les honneurs comptent.",
  ["tricks count before honours, so side 1 has won"]
    = "les plis comptent avant les honneurs, le camp 1 a donc gagné",
  ["at nine points honours count nothing"]
    = "à neuf points, les honneurs ne comptent rien",
}

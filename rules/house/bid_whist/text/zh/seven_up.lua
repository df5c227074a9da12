-- The sentences of seven_up.lua, in Chinese.

return {
  ["Seven up"] = "七分制",
  ["A side with seven points wins; a side seven below zero loses."] = "得七分的一方赢；到负七分的一方输。",
  ["seven points win, and seven lost lose"] = "得七分赢，负七分输",
}

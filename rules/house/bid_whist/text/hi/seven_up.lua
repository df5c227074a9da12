-- The sentences of seven_up.lua, in Hindi.

return {
  ["Seven up"] = "सात अंक",
  ["A side with seven points wins; a side seven below zero loses."] =
    "सात अंकों पर टीम जीतती है; शून्य से सात नीचे जाने पर हारती है।",
  ["seven points win, and seven lost lose"] =
    "सात अंकों पर जीत, और सात के नुकसान पर हार",
}

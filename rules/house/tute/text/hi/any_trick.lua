-- The sentences of any_trick.lua, in Hindi.

return {
  ["Any trick"] = "कोई भी चाल",
  ["A side may declare kings and knights after any trick that it has won."] =
    "टीम अपनी जीती किसी भी चाल के बाद राजा और घुड़सवार की घोषणा कर सकती है।",
}

-- The sentences of any_trick.lua, in Hindi.

return {
  ["Any trick"] = "कोई भी ट्रिक",
  ["A side may declare kings and knights after any trick that it has won."] =
    "टीम अपनी जीती किसी भी ट्रिक के बाद बादशाह और घुड़सवार की घोषणा कर सकती है।",
}

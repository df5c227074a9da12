-- Sentences about several cards played at once, in Chinese. See en/plays.lua.

return {
  throws = {
    you = "你甩{cards}，但有人能大过。",
    other = "{player}甩{cards}，但有人能大过。",
  },
  chooses = { you = "你选{cards}。", other = "{player}选{cards}。" },
  forced = {
    you = "你必须先出{cards}。", other = "{player}必须先出{cards}。",
  },
  only_possible = {
    you = "你出{cards}，只有这一种选择。",
    other = "{player}出{cards}。",
  },
}

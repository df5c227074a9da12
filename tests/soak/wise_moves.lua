-- What a bot does in positions where players who know the game agree; see
-- tests/lua/wise_moves.lua.
--
--   tenace run tests/soak/wise_moves.lua [BOT]

local wise = dofile "tests/lua/wise_moves.lua"
local bot = (...) or wise.bot
local held = 0

print("| game | a wise player | wise moves | " .. bot .. " |")
print "|---|---|---|---|"
for _, one in ipairs(wise.positions) do
  local move = wise.match(one):choose(bot)
  local is_wise = wise.is_wise(one, move)
  held = held + (is_wise and 1 or 0)
  print(("| %s | %s | %s | %s%s |"):format(one.game, one.says, one.wise, move,
    is_wise and "" or " (not wise)"))
end
print(("\n%d of %d"):format(held, #wise.positions))

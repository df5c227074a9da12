-- An opponent who does not believe in the game doubles it; the declarer may
-- double it again.

local kontra = house_rule "Kontra" {
  of    = "skat",
  round = { kontra = choice "kontra re" },
}

-- Each opponent may say kontra just before playing to the first trick. When one
-- has said it, the declarer answers at once, and the other is not asked.
function kontra:play(leader, declarer)
  self:begin_trick(leader)
  for player in self:each_player(leader) do
    if player ~= declarer and not self.kontra then
      self:ask_kontra(player, declarer)
    end
    self:let_play(player)
  end
  local winner = self:end_trick()
  if not self:is_null() or winner ~= declarer then
    base.play(self, winner, declarer)
  end
end

function kontra:ask_kontra(player, declarer)
  local said = self:ask(player,
    "do you say kontra, which doubles the game?",
    { { "kontra", bold = true }, "pass" })
  if said == "pass" then return end
  local answer = self:ask(declarer,
    "kontra: do you say re, which doubles it again?",
    { { "re", bold = true }, "pass" })
  self.kontra = answer == "re" and "re" or "kontra"
end

-- Kontra doubles the result, not the value that must reach the bid.
function kontra:value()
  local result, says = base.value(self)
  if not result or not self.kontra then return result, says end
  local times = self.kontra == "re" and 4 or 2
  return times * result, says .. ", " .. self.kontra .. " × " .. times
end

return kontra

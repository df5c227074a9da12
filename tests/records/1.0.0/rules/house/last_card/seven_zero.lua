-- For a 7 the player changes hands with another one, who is named; for a 0 all
-- hands go on to the next player. The last card does nothing of this.

local sevens = house_rule "Seven zero" {
  of    = "last_card",
  piles = { passing = "none" },
  names_players = "with {player}",
}

-- A 7 needs a player, unless it is the last card.
function sevens:card_forms(player, fits)
  local forms = base.card_forms(self, player, fits)
  if #player.hand == 1 then return forms end
  for _, word in ipairs { "", forms[3] and " last" } do
    local form = forms[word == "" and 1 or 3]
    form.card = form.card:without(fits:of_rank "7")
    forms[#forms + 1] = { "{card}" .. word .. " with {player}",
      card = fits:of_rank "7" }
  end
  return forms
end

function sevens:play(player, card, named, said)
  local name, last = rank(card), #player.hand == 1
  base.play(self, player, card, name ~= "7" and named or nil, said)
  if last then return end
  if name == "7" then self:pass_hands { player, named } end
  if name == "0" then self:pass_hands(self:players_on(player)) end
end

-- All players, in the direction of play.
function sevens:players_on(player)
  local list = { player }
  for i = 2, self.option.players do list[i] = self:who_is_next(list[i - 1]) end
  return list
end

-- The hand of each goes to the next one, and that of the last to the first.
function sevens:pass_hands(list)
  local last = list[#list]
  self:move(last.hand, last, self.passing)
  for i = #list - 1, 1, -1 do
    self:move(list[i].hand, list[i], list[i + 1])
  end
  self:move(self.passing, self.passing, list[1])
end

return sevens

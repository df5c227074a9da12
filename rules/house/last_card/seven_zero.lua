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

-- For a 7 the player changes hands with another one, who is named; for a 0 all
-- hands go on to the next player.
function sevens:play(player, card, named, said)
  local name, last = rank(card), #player.hand == 1
  base.play(self, player, card, name ~= "7" and named or nil, said)
  if last then return end
  if name == "7" then self:pass_hands { player, named } end
  if name == "0" then self:pass_hands(self:players_on(player)) end
end

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


example "a 7 changes hands with the player named" {
  players = 3, first_dealer = 3, deal = { hands = { "7R 1R 2R 3R 4R 5R 6R",
    "DG 1Y 2Y 3Y W W4 SR", "1B 2B 3B 4B 5B 6B 8B" }, discard = "9R" },
  moves = { "7R with 3" }, leaves = { counts = { 7, 7, 6 } },
  allowed = { "SR" },
}

example "it needs a name" {
  players = 3, first_dealer = 3, deal = { hands = { "7R 1R 2R 3R 4R 5R 6R",
    "DG 1Y 2Y 3Y W W4 SR", "1B 2B 3B 4B 5B 6B 8B" }, discard = "9R" },
  moves = {}, refused = { "7R", "7R with 1" },
  allowed = { "7R with 2", "7R with 3", "1R" },
}

example "last is said before the name" {
  players = 2, say_last = true, step = "play", held = { "7R 1R", "1G 2G 3G" },
  with = { "player 1", "7R", "player 2", "last" }, discard = "9R",
  colour = "R", leaves = { counts = { 3, 1 } },
}

example "a 0 sends all hands on" {
  players = 3, first_dealer = 3, deal = { hands = { "0R 1R 2R 3R 4R 5R 6R",
    "DG 1Y 2Y 3Y W W4 SR", "1B 2B 3B 4B 5B 6B 8B" }, discard = "9R" },
  moves = { "0R" }, leaves = { counts = { 7, 6, 7 } }, allowed = { "1R" },
}

example "in the direction of play" {
  players = 3, first_dealer = 3, deal = { hands = { "VR 1R 2R 3R 4R 5R 6R",
    "DG 1Y 2Y 3Y W W4 SR", "0R 3R 3B 4B 5B 6B 8B" }, discard = "9R" },
  moves = { "VR", "0R" }, leaves = { counts = { 7, 6, 6 } },
  allowed = { "3R" },
}

example "another card changes nothing" {
  players = 2, step = "play", with = { "player 1", "8R" },
  held = { "8R 1R", "1G 2G 3G" }, discard = "9R", colour = "R",
  leaves = { counts = { 1, 3 } },
}

example "nor does the last card" {
  players = 2, step = "play", with = { "player 1", "0R" },
  held = { "0R", "1G" }, discard = "9R", colour = "R",
  leaves = { counts = { 0, 1 } },
}

return sevens

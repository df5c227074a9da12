-- An ace takes the whole table, and can take nothing less.

local aces = house_rule "Ace takes all" {
  of       = "scopa",
  captures = { whole = "A", own_first = flag { false, name = "ace_takes_ace",
    "an ace takes only an ace, if one lies there, and makes no scopa" } },
  says     = { take_turn = "A card takes one of its value, or several that add "
    .. "up to it. One that can take something must do so; which cards, the "
    .. "player says. Any other card stays on the table." },
}

-- On an empty table an ace is taken by itself.
function aces:leave(player, card)
  if rank(card) ~= "A" then return base.leave(self, player, card) end
  self:move(card, player, player.side.taken)
  self.last_taker = player
end

-- [not ace_takes_ace] An ace makes a scopa only if it takes nothing but aces.
-- [ace_takes_ace] An ace makes no scopa.
function aces:is_scopa(card, taken)              -- the UIGC: never with an ace
  if rank(card) == "A" and self.option.ace_takes_ace then return false end
  local others = 0
  for one in taken do
    if rank(one) ~= "A" then others = others + 1 end
  end
  return (rank(card) ~= "A" or others == 0) and base.is_scopa(self, card, taken)
end

example "an ace takes the whole table, and that is no scopa" {
  fields = { board = "2E 6B" }, held = { "AO 2O", "" }, step = "capture",
  with = { "player 1", "AO", "2E 6B" }, scores = { 0, 0 },
  leaves = { board = 0 },
}

example "with only aces it is" {
  fields = { board = "AE AB" }, held = { "AO 2O", "" }, step = "capture",
  with = { "player 1", "AO", "AE AB" }, scores = { 1, 0 },
}

example "other cards make a scopa as ever" {
  fields = { board = "2E 6B" }, held = { "SO 2O", "" }, step = "capture",
  with = { "player 1", "SO", "2E 6B" }, scores = { 1, 0 },
}

example "an ace takes nothing less" {
  first_dealer = 2,
  deal = { hands = { "AO 2O 7C", "*" }, board = "AC 3C 4C SC" }, moves = {},
  legal = { "AO takes AC 3C 4C SC", "2O", "7C takes 3C 4C" },
}

example "or one of the aces that lie there, where that is played" {
  ace_takes_ace = true, first_dealer = 2,
  deal = { hands = { "AO 2O 7C", "*" }, board = "AC AE 4C SC" }, moves = {},
  legal = { "AO takes AC", "AO takes AE", "2O takes AC AE", "7C" },
}

example "and the whole table where none does" {
  ace_takes_ace = true, first_dealer = 2,
  deal = { hands = { "AO 2O 7C", "*" }, board = "5E 3C 4C SC" }, moves = {},
  legal = { "AO takes 3C 4C 5E SC", "2O", "7C takes 3C 4C" },
}

example "that is no scopa, though the table is empty" {
  ace_takes_ace = true, fields = { board = "AE" }, held = { "AO 2O", "" },
  step = "capture", with = { "player 1", "AO", "AE" }, scores = { 0, 0 },
  leaves = { board = 0 },
}

example "on an empty table it is taken by itself" {
  held = { "AO 2O", "" }, step = "leave", with = { "player 1", "AO" },
  leaves = { board = 0, taken = { "AO", "" }, last_taker = 1 },
}

return aces

-- War: both turn their top cards, and the higher takes both.

local HEIGHTS = "2 3 4 5 6 7 8 9 10 J Q K A" -- low to high

local war = game "War" {
  players = 2,
  deck    = function(option) return french(tonumber(option.pack)) end,
  piles   = {                           -- those of the battle are up and down
    stack = each_player "none", under = each_player "none",
    up    = each_player "all",  down  = each_player "none",
  },
  options = {
    face_down = number { 1, from = 1, to = 3,
      "cards that each lays face down in a war" },
    show_face_down = flag { true, "they are shown when they are taken" },
    put_under = choice { "winner_first", "loser_first", "shuffled",
      "how the cards that were won go under the winner's stack" },
    short = choice { "loses", "last_card",
      "whoever has too few cards for a war: loses, or turns the last one" },
    pack = choice { "52", "32", "cards in the pack" },
    max_battles = number { 2000, from = 100, to = 10000,
      "battles after which the player with more cards wins" },
    ask = flag { true, "the players turn card by card, to watch" },
    rounds = number { 1, from = 1, "rounds of a match" },
  },
}

-- All cards are dealt, one at a time, face down: a stack for each player.
function war:deal()
  while #self.stock > 0 do
    for player in self:each_player() do self:draw(player.stack) end
  end
end

function war:round()
  self:deal()
  local winner = self:fight()
  if winner then self:score(winner, 1, "the cards") end
end

-- [short=loses] Battle after battle, until one player has no cards, or too few
-- for a war, and has lost.
-- [short=last_card] Battle after battle, until one player has no cards, and has
-- lost.
-- [] A war is a part of its battle. After {max_battles} battles the player with
-- more cards wins.
function war:fight()
  local watching = { true, true }
  for _ = 1, self.option.max_battles do
    self:ask_to_turn(watching)
    local over, winner = self:battle()
    if over then return winner end
  end
  return self:ahead(function(player) return self:left(player) end)
end

-- [ask] A player may turn card by card, or let it play on; nothing is to be
-- decided.
function war:ask_to_turn(watching)
  for player in self:each_player() do
    if self.option.ask and watching[player.number] then
      watching[player.number] = "turn" ==
        self:choose(player, "your top card?", { "play on", "turn" })
    end
  end
end

function war:ahead(value)
  local one, other = self:player(1), self:player(2)
  local more = value(one) - value(other)
  return more > 0 and one or more < 0 and other or nil
end

function war:left(player)
  return #player.stack + #player.under
end

-- When the stack is used up, the cards that were won follow in their order.
function war:next_card(player, to)
  if #player.stack == 0 then self:turn_over(player.under, 0, player.stack) end
  self:move(player.stack:top(), player.stack, to)
end

-- Both turn their top cards, and the higher takes all. Equal cards make a war,
-- and another war if the next ones are equal, too.
function war:battle()
  for player in self:each_player() do self:next_card(player, player.up) end
  while not self:higher() do
    local able = {}
    for player in self:each_player() do
      if self:can_go_on(player) then able[#able + 1] = player end
    end
    if #able < 2 then return true, able[1] end
    for player in self:each_player() do self:lay(player) end
  end
  local winner = self:higher()
  self:take(winner)
  return self:left(self:next_in_turn(winner)) == 0, winner
end

function war:higher()
  return self:ahead(function(player)
    return place(HEIGHTS, rank(player.up:top()))
  end)
end

-- [short=loses] A war needs cards to lay down and one to turn.
-- [short=last_card] A war needs a card of at least one player.
function war:can_go_on(player)
  if self.option.short == "loses" then
    return self:left(player) > self.option.face_down
  end
  return self:left(player) + self:left(self:next_in_turn(player)) > 0
end

-- [face_down=1] In a war both lay a card face down and turn another.
-- [face_down>1] In a war both lay {face_down} cards face down and turn another.
-- [short=last_card] A last card is turned.
function war:lay(player)
  for _ = 1, math.min(self.option.face_down, self:left(player) - 1) do
    self:next_card(player, player.down)
  end
  if self:left(player) > 0 then self:next_card(player, player.up) end
end

-- [put_under=winner_first] All cards of the battle go under the winner's stack:
-- the winner's own first, each card that was turned before those laid face down
-- after it.
-- [put_under=loser_first] All cards of the battle go under the winner's stack:
-- the loser's first, each card that was turned before those laid face down
-- after it.
-- [put_under=shuffled] All cards of the battle go under the winner's stack,
-- shuffled.
-- [show_face_down] Those that were laid face down are shown before.
function war:take(winner)
  local loser, list = self:next_in_turn(winner), {}
  local first = self.option.put_under == "loser_first" and loser or winner
  self:add_laid(list, first)
  self:add_laid(list, self:next_in_turn(first))
  local shuffled = self.option.put_under == "shuffled"
  while #list > 0 do
    local one = table.remove(list, shuffled and self:random(#list) or 1)
    self:move(one.card, one.from, winner.under)
  end
end

function war:add_laid(list, player)
  local down = split(tostring(player.down))
  if self.option.show_face_down then
    self:show(down, "laid face down", player.down)
  end
  for _, card in ipairs(split(tostring(player.up))) do
    list[#list + 1] = { card = card, from = player.up }
    for _ = 1, math.min(self.option.face_down, #down) do
      list[#list + 1] = { card = table.remove(down, 1), from = player.down }
    end
  end
end


example "all cards are dealt, face down" {
  step = "deal", leaves = { stack = { 26, 26 }, stock = 0 },
}

example "the higher card takes both, its own first" {
  fields = { stack = { "3C KH", "5D 9S" } }, step = "battle", gives = false,
  leaves = { stack = { "3C", "5D" }, under = { "KH 9S", "" },
             up = { "", "" } },
}

example "aces are high" {
  fields = { stack = { "3C KH", "5D AS" } }, step = "battle",
  leaves = { under = { "", "AS KH" } },
}

example "equal cards make a war, and who wins it takes all" {
  fields = { stack = { "6H QS 2D 8C", "7D 4C AS 8H" } }, step = "battle",
  gives = false,
  leaves = { stack = { "6H", "7D" }, under = { "8C 2D QS 8H AS 4C", "" },
             up = { "", "" }, down = { "", "" } },
}

example "a war may cost three cards more" {
  face_down = 3, step = "battle",
  fields = { stack = { "6H QS 2D 3D 4D 8C", "7D 4C AS KS QD 8H" } },
  leaves = { under = { "8C 4D 3D 2D QS 8H QD KS AS 4C", "" } },
}

example "whoever has too few cards for a war has lost" {
  fields = { stack = { "2D 8C", "4C AS 8H" } }, step = "battle", gives = true,
  leaves = { up = { "8C", "8H" }, stack = { "2D", "4C AS" } },
}

example "the other player has won the match" {
  ask = false, fields = { stack = { "2D 8C", "4C AS 8H" } }, step = "fight",
  gives = "player 2",
}

example "whoever takes the last cards has won" {
  ask = false, fields = { stack = { "9D 9C", "7D 7C" } }, step = "fight",
  gives = "player 1", leaves = { under = { 4, 0 } },
}

example "the pack is used up, and what lies under it follows in its order" {
  fields = { stack = { "", "7C 2S" }, under = { "3D 4D", "" } },
  step = "battle",
  leaves = { stack = { "4D", "7C" }, under = { "3D 2S", "" } },
}

example "both are asked, and one of them may let it play on" {
  moves = { "turn", "play on", "turn" }, legal = { "turn", "play on" },
  leaves = { stack = { 24, 24 } },
}

example "after a hundred battles the player with more cards has won" {
  max_battles = 100, moves = { "play on", "play on" }, won_by = 2,
  deal = { ["stack 1"] = "KC" },
}

return war

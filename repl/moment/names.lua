-- The names of the players and sides for the person in one seat.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local Names = {}
Names.__index = Names


local function own_side(sides, seat)
  for i, seats in ipairs(sides) do
    for _, player in ipairs(seats) do
      if player == seat then return i end
    end
  end
end


--- The other player of a side of two.
local function partner_of(side, seat)
  if not side or #side ~= 2 then return nil end
  return side[1] == seat and side[2] or side[1]
end


--- The place of a seat. Seats are numbered clockwise, so the next one is on the
-- left.
local function place(player, seat, players)
  local steps = (player - seat) % players
  if steps == 0 then return "you" end
  if players == 2 then return "opponent" end
  if steps == 1 then return "left" end
  if steps == players - 1 then return "right" end
  if 2 * steps == players then return "across" end
  if steps == 2 then return "far_left" end
  return steps == players - 2 and "far_right" or "number"
end


--- How many players there are: each is on a side, a hand of nobody's is not.
local function people_of(sides, players)
  local n = 0
  for _, seats in ipairs(sides) do n = n + #seats end
  return n > 0 and n or players
end


--- The key of a player's name.
local function key_of(player, seat, players, partner)
  if player > players then return "dummy" end
  if not seat then return "number" end
  if player == partner then return "partner" end
  return place(player, seat, players)
end


local function listed(self, seats)
  local list = {}
  for i, player in ipairs(seats) do list[i] = self.players[player] end
  return table.concat(list, phrase "seat.join")
end


--- A side of several players is we or they; another has its players' names.
local function side_name(self, i, sides)
  if #sides[i] == 1 then return listed(self, sides[i]) end
  if not self.own then
    return phrase("side.seats",
      { seats = table.concat(sides[i], phrase "seat.join") })
  end
  if i == self.own then return phrase "side.we" end
  if #sides == 2 then return phrase "side.they" end
  return listed(self, sides[i])
end


--- Names.of(sides, players, seat) -> names; seat nil: for a spectator.
function Names.of(sides, players, seat)
  local self = setmetatable({
    seat = seat, keys = {}, players = {}, sides = {}, side_of = {},
  }, Names)
  self.own = own_side(sides, seat)
  local partner = seat and partner_of(sides[self.own], seat)
  local people = people_of(sides, players)
  for player = 1, players do
    local key = key_of(player, seat, people, partner)
    self.keys[player] = key
    self.players[player] = phrase("seat." .. key, { n = player })
  end
  for i, seats in ipairs(sides) do
    self.sides[i] = side_name(self, i, sides)
    for _, player in ipairs(seats) do self.side_of[player] = i end
  end
  return self
end


--- names:dummy(player) -> the name of a dummy: of a player who is one, or of a
-- hand that is nobody's
function Names:dummy(player)
  local name = self.players[player]
  if self.keys[player] == "dummy" then return name end
  return phrase("status.dummy", { player = name })
end


--- A player as one speaks of him in a sentence: `dein Partner`, where a label
-- has `Partner`. A name that somebody has chosen stays.
local function inside(self, player)
  local key, name = self.keys[player], self.players[player]
  local other = (language.grammar().inside or {})[key]
  return other and name == phrase("seat." .. key, { n = player }) and other
    or name
end


--- names:says(key, player, parts) -> the sentence in the right form.
-- Each such sentence has the forms `you` and `other`. It begins with a capital
-- letter where the player's name has one.
function Names:says(key, player, parts)
  local all = { player = inside(self, player) }
  for name, value in pairs(parts or {}) do all[name] = value end
  local text = phrase(key .. (player == self.seat and ".you" or ".other"), all)
  local is_first = all.player ~= self.players[player]
    and text:sub(1, #all.player) == all.player
  return is_first and show.capital(text) or text
end


--- names:inside() -> the players by seat as one speaks of them in a sentence
function Names:inside()
  local list = {}
  for player in ipairs(self.players) do list[player] = inside(self, player) end
  return list
end


--- A sentence with a capital letter, where it begins with a player as one
-- speaks of him in a sentence.
local function begun(self, text)
  for player, name in ipairs(self:inside()) do
    if name ~= self.players[player] and text:sub(1, #name) == name then
      return show.capital(text)
    end
  end
  return text
end


--- names:told(found) -> found, with its sentences as each stands by itself
-- @param found what m:explain has answered with the names of names:inside
function Names:told(found)
  for i, text in ipairs(found.sentences) do
    found.sentences[i] = begun(self, text)
  end
  found.text = language.passage(found.sentences)
  return found
end


--- names:spoken() -> the players by seat as in a sentence: the person is `you`
function Names:spoken()
  local list = table.move(self.players, 1, #self.players, 1, {})
  if self.seat then list[self.seat] = phrase "table.to_you" end
  return list
end


--- The sides that have the best total, the person's own first.
local function level(self, scores, lowest)
  local best = (lowest and math.min or math.max)(table.unpack(scores))
  local list = {}
  for _, side in ipairs(self:order()) do
    if scores[side] == best then list[#list + 1] = self.sides[side] end
  end
  return list
end


--- names:no_winner([scores, wins]) -> what is said when no side has won the
-- match: a draw if all are level, or else who shares the first place
-- @param scores the totals by side
-- @param wins the fact `wins`
function Names:no_winner(scores, wins)
  if #self.sides == 2 then return phrase "table.draw" end
  local by_total = scores and (not wins or wins.what == "total")
  local first = by_total and level(self, scores, wins and wins.lowest) or {}
  if #first == #self.sides then return phrase "table.draw" end
  if #first < 2 then return phrase "table.no_single_winner" end
  return phrase("table.share_first", {
    sides = table.concat(first, phrase "side.join", 1, #first - 1),
    last = first[#first] })
end


--- names:side_says(key, side, parts) -> the same with the forms we, they, you,
-- one and several
function Names:side_says(key, side, parts)
  local all = { side = self.sides[side] }
  for name, value in pairs(parts or {}) do all[name] = value end
  return phrase(key .. "." .. self:side_form(side), all)
end


function Names:side_form(side)
  local name = self.sides[side]
  for _, form in ipairs { "we", "they" } do
    if name == phrase("side." .. form) then return form end
  end
  if self.seat and name == self.players[self.seat] then return "you" end
  return name:find(phrase "seat.join", 1, true) and "several" or "one"
end


--- names:order() -> the sides' numbers, the person's own first, then in turn
function Names:order()
  local list, seen, players = {}, {}, #self.players
  for steps = 0, players - 1 do
    local side = self.side_of[((self.seat or 1) - 1 + steps) % players + 1]
    if side and not seen[side] then list[#list + 1], seen[side] = side, true end
  end
  return list
end


--- names:by_side(values) -> `we 3, they 1`.
function Names:by_side(values)
  local list = {}
  for i, side in ipairs(self:order()) do
    local form, name = self:side_form(side), self.sides[side]
    local short = form ~= "one" and form ~= "several"
    list[i] = phrase(self.seat and "side.value" or "side.value_alone",
      { side = short and name:lower() or name, value = values[side] })
  end
  return table.concat(list, phrase "side.join")
end


--- names:seating() -> `Left is seat 2, Partner is seat 3, Right is seat 4`. A
-- player whose name is the seat is left out.
function Names:seating()
  local list = {}
  for steps = 1, #self.players - 1 do
    local player = (self.seat - 1 + steps) % #self.players + 1
    local name = self.players[player]
    if self.keys[player] ~= "dummy"
      and name ~= phrase("seat.number", { n = player }) then
      list[#list + 1] = phrase("seat.sits", { player = name, n = player })
    end
  end
  return table.concat(list, phrase "side.join")
end


return Names

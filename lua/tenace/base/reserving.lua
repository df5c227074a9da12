-- The word with which players reserve a game of their own before play: each
-- says only that there is one, and then the highest is found.

local core = require "tenace.core"
local sentence = require "tenace.base.sentence"


--- Checks what the word was given.
local function check(how)
  local games = type(how) == "table" and how.games
  if type(games) ~= "table" or #games == 0 then
    error(sentence.of "reserve_games", 3)
  end
  for _, class in ipairs(games) do
    if type(class) ~= "table" or not class.of then
      error(sentence.of "reserve_games", 3)
    end
  end
end


--- The players who have a reservation, in turn.
local function who_reserves(self, how)
  local none, word = table.unpack(how.words)
  return self:players_who(function(_, player)
    return self:ask(player, how.prompt,
      { none, { word, bold = true } }) == word
  end)
end


--- The games of all classes, the lowest class first; and what a choice of some
-- tells of the hand.
local function all_games(games)
  local list, holds, says = {}, {}, nil
  for i = #games, 1, -1 do
    local class = games[i]
    list[#list + 1] = class.of
    local of = type(class.of) == "table" and class.of or { class.of }
    for _, game in ipairs(class.holds and of or {}) do
      holds[game], says = class.holds, class.says
    end
  end
  return list, { holds = holds, says = says }
end


--- Those of a list for whom a test answers yes, and then the others.
local function in_order(self, list, test)
  local yes, no = {}, {}
  for _, player in ipairs(list) do
    local into = test and test(self, player) and yes or no
    into[#into + 1] = player
  end
  return table.move(no, 1, #no, #yes + 1, yes)
end


--- The first player who wants a game of a class; or those who do not.
-- @param last the class below, if it is the last one: whoever wants none must
-- have a game of it
local function who_wants(self, list, class, last)
  local left = {}
  for _, player in ipairs(in_order(self, list, class.first)) do
    local telling = last and last.holds
      and { holds = { no = last.holds }, says = last.says } or nil
    if self:choose(player, class.ask, { "yes", "no" }, telling) == "yes" then
      return player
    end
    left[#left + 1] = player
  end
  return nil, left
end


--- Which game of a class the player plays.
local function which_game(self, player, class)
  if type(class.of) == "string" then return class.of end
  return self:choose(player, class.which, class.of)
end


--- self:reserve { prompt = text, words = { … }, games = { … } } -> player, game
-- In turn each player says that there is nothing, or has a reservation: wants
-- to play a game of a certain kind. If only one has, that player names any
-- game. If several have, the classes of games are gone through from the highest
-- on, and the first who wants a game of the class plays it; the lowest class is
-- left for whoever has wanted no other.
-- @param prompt the question whether there is a reservation
-- @param words the answers: { "nothing", "reservation" }
-- @param name the question to the only player with a reservation
-- @param games the classes, from the highest: { of = "game" or a list of them,
-- ask = whether the player wants one of these, which = the question which }. An
-- entry `first` in it is a function (`self`, a player): those for whom it
-- answers true are asked before others. `holds` are the cards that a game of
-- the lowest class takes, as for self:choose, and `says` tells those who lack
-- them
-- @return who plays which game; nothing if nobody has a reservation
-- @error there are no classes, or one has no games
-- @example local player, solo = self:reserve {
--   prompt = "is there a reservation?", words = { "no", "reservation" },
--   name = "which game?",
--   games = { { of = { "solo", "grand solo" }, ask = "a solo?",
--     which = "which solo?" }, { of = "wedding", holds = "QC", says =
--     "you hold no queen of clubs" } } }
-- @group questions
local function reserve(self, how)
  check(how)
  local list, games = who_reserves(self, how), how.games
  if #list == 1 then
    local names, telling = all_games(games)
    return list[1], self:choose(list[1], how.name, names, telling)
  end
  for i = 1, #list > 0 and #games - 1 or 0 do
    local player
    player, list = who_wants(self, list, games[i],
      i == #games - 1 and games[i + 1] or nil)
    if player then return player, which_game(self, player, games[i]) end
  end
  if #list > 0 then
    return list[1], which_game(self, list[1], games[#games])
  end
end

core.words.reserve = reserve


--- self:players_who(test) -> list
-- The players, in turn, for whom a test answers yes.
-- @param test a function (`self`, a player); it may also ask the player
-- @return a list of players
-- @example local long = self:players_who(function(_, player)
--   return #player.hand:of_suit "S" > 4
-- end)
-- @group turns
local function players_who(self, test)
  local list = {}
  for _, player in ipairs { self:in_turn() } do
    if test(self, player) then list[#list + 1] = player end
  end
  return list
end

core.words.players_who = players_who

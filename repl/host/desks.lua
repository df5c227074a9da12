-- One match in the languages of those who are at its table. The words of rules
-- are put into a language when the rules are loaded, so each language has a
-- match of its own, which makes the same moves.

local desk = require "tenace.face.web.desk"
local language = require "tenace.base.language"
local tenace = require "tenace"

local Desks = {}
Desks.__index = Desks


--- Desks.new(match, code) -> the desks of a match whose texts are in that
-- language
function Desks.new(match, code)
  local self = setmetatable({ code = code, names = {}, last = 0 }, Desks)
  self:take(match)
  return self
end


--- desks:take(match)
-- The match has gone to another place, or another one is in its place: the
-- others follow when somebody asks.
function Desks:take(match)
  self.match, self.others, self.moves = match, {}, {}
  self.own = self:made(match)
end


--- A line that no page has yet: it gets all texts anew.
function Desks:new_line()
  self.last = self.last + 1
  return self.last
end


--- A desk for a match.
function Desks:made(match)
  local one = desk.new()
  one.line, one.match, one.names = self:new_line(), match, self.names
  one.behind = #self.moves
  return one
end


--- desks:rename(names)
-- @param names what people are called, by seat
function Desks:rename(names)
  self.names = names
  local function told_anew(one)
    one.names, one.told, one.line = names, {}, self:new_line()
  end
  told_anew(self.own)
  for _, one in pairs(self.others) do told_anew(one) end
end


--- desks:played(move)
function Desks:played(move) self.moves[#self.moves + 1] = move end


--- Have two variants the same rules, to the letter?
local function same_rules(one, other)
  if #one.files ~= #other.files then return false end
  for i, file in ipairs(one.files) do
    if file.text ~= other.files[i].text then return false end
  end
  return true
end


--- A copy of the match with its texts in the present language; in those of the
-- match where the rules on the disk are no longer the same.
local function translated(match)
  local copy = match:copy()
  local done, kept = pcall(copy.reload, copy)
  if done and kept and same_rules(copy.variant, match.variant) then
    return copy
  end
  return match:copy()
end


--- Makes the moves that the match has made since.
local function follow(one, moves)
  for i = one.behind + 1, #moves do one.match:play(moves[i]) end
  one.behind = #moves
  return one
end


--- The same rules in that language; nil where those on the disk are others.
local function in_language(variant, code)
  language.use(code)
  local done, other = pcall(tenace.variant, variant.spec)
  return done and other and same_rules(other, variant) and other or nil
end

-- By language, the rules that were asked for last: tables of one lobby have the
-- same ones, and who only looks costs no match of a language.
local spoken = {}


--- desks:variant_in(code) -> the rules with their texts in that language
function Desks:variant_in(code)
  local variant, other = self.match.variant, self.others[code]
  if code == self.code then return variant end
  if other then return other.match.variant end
  local last = spoken[code]
  if not last or last.spec ~= variant.spec or not same_rules(last, variant) then
    spoken[code] = in_language(variant, code) or variant
  end
  return spoken[code]
end


--- desks:of(code, seat) -> the desk in that language, for that seat; 0 for one
-- who watches
function Desks:of(code, seat)
  language.use(code)
  local one = self.own
  if code ~= self.code then
    one = self.others[code] or self:made(translated(self.match))
    self.others[code] = one
    follow(one, self.moves)
  end
  one.seats = { seat }
  language.speak_of(one.match.variant.texts)
  return one
end


return Desks

-- Names of rules that people read and that a language lacks: of steps, fields,
-- piles and duties, in a rulebook and at the table.

local book = require "tenace.face.rulebook.book"
local language = require "tenace.base.language"
local Session = require "tenace.face.table.session"
local show = require "tenace.face.say.show"
local tenace = require "tenace"
local text = require "tenace.face.rulebook.text"

local unnamed = {}

-- How many lines are typed at the table: enough for a round of most games.
local LINES = 120


--- The random bots of all seats.
local function bots_of(variant)
  local list = {}
  for seat = 1, variant.players do list[seat] = "random" end
  return list
end


--- Plays as a person who takes random moves, and asks for the score.
local function play(variant, subject)
  local one = Session.new { match = tenace.new(subject, { seed = 1 }), seat = 1,
    bots = bots_of(variant), header = "", bot_names = "random" }
  one:start()
  for _ = 1, LINES do
    if not one.match:turn() then break end
    local rests = one.paused or one.more or not one:mine()
    one:handle(rests and "" or tostring(one.match:choose "random"))
  end
  one:handle "score"
end


--- unnamed.of(code, subject) -> the names, a set
-- @param code of a language; English and what is no language yet lack nothing
function unnamed.of(code, subject)
  local before, lacks = language.code, {}
  if code == "en" or not language.has(code) then return lacks end
  language.use(code)
  local variant = assert(tenace.library:variant(subject, nil, true))
  language.hear(function(name)
    if name:find "^%l[%l ]*%l$" then lacks[name] = true end
  end)
  text.lines(book.of(variant), show.plain)
  play(variant, subject)
  language.use(before)
  return lacks
end


return unnamed

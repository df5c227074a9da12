-- Answers the page's calls by the table of protocol.json.

local called = require "tenace.face.say.called"
local core = require "tenace.core"
local language = require "tenace.base.language"
local plain = require "tenace.face.web.plain"

-- There are no signals that could tell how long an answer takes, so the
-- instructions of rules are always counted.
core.budget { always = true }

-- What engine.c, files.c, say/phrase.lua and base/sentence.lua say where
-- another engine, or more parts of the page, can answer the call.
local KINDS = { ["no core for wide decks"] = "wide",
  ["has come yet"] = "missing", ["no sentence named"] = "missing" }


--- Answers in the words of the game at the table.
local function before()
  local at_table = require "tenace.face.web.desk".now.match
  if at_table then language.speak_of(at_table.variant.texts) end
end


--- Adds to an error of our own where it comes from.
local function caught(raised)
  if type(raised) ~= "string" then return raised end
  for words, kind in pairs(KINDS) do
    if raised:find(words, 1, true) then
      return { refused = { kind = kind, text = raised } }
    end
  end
  local is_ours = raised:find "^%a[%w_/.]*%.lua:%d+: "
  return is_ours and debug.traceback(raised, 2) or raised
end


--- A problem with the path that the page knows.
local function told(wrong)
  wrong.file = plain.path(wrong.file)
  return wrong
end


return called.new { room = "web", by = "playing", wrong = "problem",
  common = { id = "any", call = "any" },
  before = before, caught = caught, told = told }

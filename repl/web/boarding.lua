-- The calls about deals in files: a file of another program, read; the deals of
-- the match, written.

local boards_told = require "tenace.face.what_if.boards_told"
local desk = require "tenace.face.web.desk"
local phrase = require "tenace.face.say.phrase"
local plain = require "tenace.face.web.plain"
local problem = require "tenace.base.problem"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local boarding = {}


--- The record of a match with the same deals, in which nobody has played.
local function fresh(match)
  return tenace.new(match.variant, { seed = match.seed,
    deal = match.deal.given })
    :record()
end


--- What the page shows of one table, and the records that it can open.
local function table_of(one)
  local match = one.match
  local lines = boards_told.boards(one, show.style {})
  return { lines = plain.list(lines), deals = fresh(match),
    record = match:decisions() > 0 and match:record() or nil }
end


function boarding.boards(call)
  local found, why = tenace.read_played(call.text, call.game)
  if not found then error(problem.request(why), 0) end
  return { tables = plain.each(found, table_of),
    open = phrase "boards.open_table", play = phrase "boards.play_deals" }
end


function boarding.deals(call)
  local text, format = tenace.write_played(desk.need(), call.format)
  if not text then error(problem.request(format), 0) end
  return { text = text, format = format }
end


return boarding

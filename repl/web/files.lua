-- The calls about rules: their files, changed rules, records and the rulebook.

local changes = require "tenace.face.what_if.changes"
local desk = require "tenace.face.web.desk"
local disk = require "tenace.base.disk"
local phrase = require "tenace.face.say.phrase"
local plain = require "tenace.face.web.plain"
local problem = require "tenace.base.problem"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local files = {}


--- The rules files of the match, in the order in which they are put together.
local function of_match()
  local list = {}
  for i, file in ipairs(desk.need().variant.files) do
    local path = plain.path(file.path)
    list[i] = { path = path, name = file.name,
      own = desk.own[path] ~= nil or nil }
  end
  return plain.list(list)
end


--- The text of a rules file that the match was begun with; nil if it has no
-- such file. A record brings its own.
local function text_in_match(path)
  local match = desk.now.match
  for _, file in ipairs(match and match.variant.files or {}) do
    if plain.path(file.path) == path then return file.text end
  end
end


function files.files(call)
  if not call.path then return of_match() end
  local own = desk.own[call.path]
  local text = not own and text_in_match(call.path)
    or call.path:find "^rules/"
    and disk.read_if_there(plain.on_disk(call.path), 1 << 20)
  if text then
    return { path = call.path, text = text, own = own and true,
      replaces = own and own.before ~= nil or nil,
      original = own and own.before or nil }
  end
  error(problem.request(phrase("web.no_file", { path = call.path })), 0)
end


--- What is different now: each with its name.
local function told(list, match)
  local seat = desk.now.seats[1]
  local at = desk.at(seat)
  local rows = changes.rows(list, match.variant, at.narrator,
    { seat = seat, asked = match:turn() == seat })
  return plain.each(rows, function(row)
    return { label = row[1], text = row[2] }
  end)
end


--- The first move that no longer holds, as the person reads it.
local function failure_of(failed)
  local seat = desk.now.seats[1]
  local style = desk.style(seat)
  local move, why = changes.failure(failed, seat, style)
  failed.move, failed.why = move, show.sentence(why, style)
  failed.file, failed.hidden_from = plain.path(failed.file), nil
  return plain.value(failed)
end


--- The answer of m:reload or m:set as the page gets it.
local function outcome(match, kept, result, ...)
  if not kept then
    return { kept = false, failure = failure_of(select(2, ...)) }
  end
  desk.forget()
  local failed = ...
  return { kept = true, changes = told(result, match),
    failure = failed and failure_of(failed) or nil }
end


function files.reload(call)
  local match, how = desk.need(), { back = call.back }
  if call.game then return outcome(match, match:under(call.game, how)) end
  if call.set or call.options then
    return outcome(match, match:set(call.set or call.options, how))
  end
  return outcome(match, match:reload(how))
end


function files.open(call)
  local match, wrong = tenace.replay(call.text)
  if not match then error(problem.request(tostring(wrong)), 0) end
  if call.asked then
    require "tenace.match.match".ask_always(match, call.asked)
  end
  desk.sit(match, call.seats)
  return { decisions = match:decisions(), undone = 0 }
end


function files.rulebook(call)
  local rulebook = require "tenace.face.rulebook.book"
  local one = desk.variant(call.game)
  local other = call.against and desk.variant(call.against)
  local book = other and rulebook.against(one, other)
    or call.card and rulebook.card(one, true) or rulebook.of(one)
  return { html = require "tenace.face.rulebook.html".of(book) }
end


return files

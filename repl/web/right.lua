-- The calls about matches that are marked as right. The browser keeps their
-- records, by path, and each call brings them all: the worker forgets them.

local core = require "tenace.core"
local desk = require "tenace.face.web.desk"
local differing = require "tenace.face.what_if.differing"
local disk = require "tenace.base.disk"
local kept = require "tenace.study.kept"
local kept_told = require "tenace.study.kept_told"
local moment = require "tenace.face.moment.moment"
local phrase = require "tenace.face.say.phrase"
local plain = require "tenace.face.web.plain"
local position = require "tenace.face.web.position"
local problem = require "tenace.base.problem"
local telling = require "tenace.face.web.telling"
local tenace = require "tenace"
local writing = require "tenace.face.web.writing"

local right = {}


--- Refuses with a reason that is a sentence already.
local function say_no(why) error(problem.request(why), 0) end


--- Is it a path of a kept match?
local function is_kept(path, text)
  return type(text) == "string" and type(path) == "string"
    and path:find "^rules/[%w_/]*kept/[%w_]+/[%w_+=-]+%.record$" ~= nil
end


--- Calls a function while the records lie in their folders.
local function with_records(records, work)
  local paths = {}
  for path, text in pairs(records) do
    if is_kept(path, text) then
      paths[#paths + 1] = path
      disk.write(plain.on_disk(path), text, true)
    end
  end
  local function done(ok, ...)
    for _, path in ipairs(paths) do core.disk.remove(plain.on_disk(path)) end
    if not ok then error((...), 0) end
    return ...
  end
  return done(pcall(work))
end


--- One of the records, played again.
local function with_one(call, work)
  return with_records(call.records, function()
    local one, why = kept.at(plain.on_disk(call.path))
    if not one then say_no(why) end
    if not one.parted then say_no(one.why or phrase "desk.as_it_went") end
    return work(one)
  end)
end


--- A match as the browser keeps it.
local function record_of(match, name)
  local path, why = kept.keep(match:record(), name)
  if not path then say_no(why) end
  local text = disk.read(path)
  core.disk.remove(path)
  return { path = plain.path(path), text = text, there = why and true }
end


function right.keep(call)
  local match = desk.need()
  return with_records(call.records, function()
    return record_of(match, call.name)
  end)
end


-- Rounds of a match that is played to be kept.
local ROUNDS = 3

function right.keep_played(call, tell)
  local variant, list = desk.variant((writing.spec_of(call.path))), {}
  local told = telling.often("matches", tell)
  for n = 1, call.n do
    local seed = call.seed + n - 1
    local match = tenace.new(variant, { seed = seed, traced = true })
    match:run("random", { rounds = ROUNDS })
    list[n] = record_of(match, "bots_" .. seed)
    told(n, call.n)
  end
  return plain.list(list)
end


--- What the page needs to read a match's sentences to a person.
local function style_of(one)
  local match = one.parted.new or one.parted.old
  return match and moment.narrator(match, one.parted.player or 1).style or {}
end


--- A match that goes otherwise.
local function parted(one)
  local cause = one.parted.cause or {}
  return { path = plain.path(one.path), name = one.name,
    place = kept_told.place(one.parted),
    what = differing.what(one, style_of(one)), decision = one.parted.decision,
    file = plain.path(cause.file), line = cause.line }
end


--- The matches that part for one cause.
local function group_of(group, found)
  local cause = group.cause
  return { n = #group.list, of = #found.list,
    cause = cause and kept_told.cause(cause),
    file = cause and plain.path(cause.file), line = cause and cause.line,
    list = plain.each(group.list, parted) }
end


function right.kept(call, tell)
  local variant = desk.variant((writing.spec_of(call.path)))
  return with_records(call.records, function()
    local found = kept.check(variant, telling.often("kept", tell))
    local groups = plain.each(kept.groups(found), function(group)
      return group_of(group, found)
    end)
    return { matches = #found.list, same = found.same, groups = groups,
      list = plain.each(found.list, function(one)
        return { path = plain.path(one.path), name = one.name, why = one.why }
      end) }
  end)
end


function right.kept_sides(call)
  return with_one(call, function(one)
    local before, after = differing.sides(one, style_of(one))
    local at = differing.decision(one)
    return { before = plain.list(before or {}), after = plain.list(after or {}),
      kept = position.at(one.text, at), now = position.at(kept.anew(one), at) }
  end)
end


function right.kept_accept(call)
  return with_one(call, function(one)
    local done, why = kept.accept(one)
    if not done then say_no(why) end
    return { path = call.path, text = disk.read(one.path) }
  end)
end


return right

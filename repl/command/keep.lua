-- tenace keep: marks recorded matches as right, lists them, and shows those
-- that go otherwise under the rules of today.

local args = require "tenace.face.command.args"
local fail = require "tenace.face.say.fail"
local files = require "tenace.face.terminal.files"
local kept = require "tenace.study.kept"
local kept_told = require "tenace.study.kept_told"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local spec = require "tenace.face.typed.spec"

local keep = { name = "keep" }


function keep.options(parser)
  local text = function(name) return phrase("command.keep." .. name) end
  parser:argument("WORD", text "file"):args("*"):target "words"
  parser:mutex(parser:flag("--list", text "list"),
    parser:flag("--review", text "review"),
    parser:flag("--accept", text "accept"),
    parser:flag("--drop", text "drop"))
end


local function say(text) output.write(text, "\n") end


--- The records that the words name: files, and those of folders.
local function records_of(words)
  local list = {}
  for _, word in ipairs(words) do
    local about = require "tenace.core".disk.about(word)
    if not about then fail.usage("no_record_there", { file = word }) end
    local names = about == "folder" and files.records(word)
    for _, name in ipairs(names or {}) do
      list[#list + 1] = word:gsub("/$", "") .. "/" .. name
    end
    if not names then list[#list + 1] = word end
  end
  return list
end


--- Keeps one record; true if it is kept now.
local function keep_one(path)
  local text, why = files.read(path)
  local whole = text and require "tenace.face.table.seating".whole(text)
  local name = path:match "([^/]+)$":gsub("%.record$", "")
  local to, there
  if whole then to, there = kept.keep(whole, name) end
  if not to then
    say(phrase("keep.file_not_kept", { file = path, why = there or why }))
    return false
  end
  say(phrase(there and "keep.file_there" or "keep.file_kept",
    { file = path, to = files.shown(to) }))
  return true
end


--- Keeps all records that are named.
local function keep_all(words)
  local list, status = records_of(words), 0
  if #list == 0 then fail.no("no_records", { file = words[1] }) end
  for _, path in ipairs(list) do
    if not keep_one(path) then status = 1 end
  end
  return status
end


--- The kept matches of a game, played again.
local function check(game)
  local variant = spec.variant("keep", { game })
  return kept.check(variant)
end


--- How a kept match goes.
local function state_of(one)
  if one.parted then
    local keeping = require "tenace.face.what_if.keeping"
    return kept_told.place(one.parted) .. phrase "keep.join"
      .. kept_told.what(one.parted), keeping.because(one.parted)
  end
  return one.why or phrase "keep.as_it_went"
end


local function list_all(games, style)
  for _, game in ipairs(games) do
    local found, rows = check(game), {}
    for _, one in ipairs(found.list) do
      local state, because = state_of(one)
      rows[#rows + 1] = { files.shown(one.path), state }
      if because then rows[#rows + 1] = { "", because } end
    end
    if #rows == 0 then say(phrase("keep.none", { game = game })) end
    local lines = show.fitted(show.columns(rows), style)
    for _, line in ipairs(lines) do say(line) end
  end
  return 0
end


local function review(games, style)
  local Review = require "tenace.face.what_if.keep_review"
  for _, game in ipairs(games) do
    local found = check(game)
    if #found.parted == 0 then
      say(phrase(#found.list == 0 and "keep.none" or "keep.none_parts",
        { game = game, n = #found.list }))
    else
      require "tenace.face.terminal.loop".run(Review.new(found.parted, style))
    end
  end
  return 0
end


--- The kept match with that path, played again; fails if it is none.
local function kept_at(path)
  local text, problem = files.read(path)
  if not text then fail.usage("no_file", { problem = problem }) end
  local one, why = kept.at(path)
  if not one then fail.no("not_kept_there", { file = path, why = why }) end
  return one
end


local function accept(words)
  local status = 0
  for _, path in ipairs(words) do
    local one = kept_at(path)
    local done, why = true, nil
    if one.parted then done, why = kept.accept(one) end
    say(phrase(not done and "keep.not_written" or one.parted
      and "keep.file_accepted" or "keep.file_as_it_went",
      { file = path, why = why or "" }))
    if not done then status = 1 end
  end
  return status
end


local function drop(words)
  local status = 0
  for _, path in ipairs(words) do
    local done, why = kept.drop(path)
    say(phrase(done and "keep.file_dropped" or "keep.not_written",
      { file = path, why = why or "" }))
    if not done then status = 1 end
  end
  return status
end


--- The games that the words name.
local function games_of(words)
  local list = spec.several(words)
  for i, game in ipairs(list) do list[i] = spec.of(game) end
  return list
end


--- Fails because neither a game nor a file is named.
local function refuse_nothing(given)
  for _, name in ipairs { "list", "review" } do
    if given[name] then
      fail.usage("which_game", { command = "keep --" .. name })
    end
  end
  fail.usage "keep_what"
end


--- keep.run(words) -> exit status
function keep.run(words)
  local given = args.parse(keep, words)
  if not given then return 0 end
  if #given.words == 0 then refuse_nothing(given) end
  local style = require "tenace.face.terminal.loop".style()
  if given.accept then return accept(given.words) end
  if given.drop then return drop(given.words) end
  if given.list then return list_all(games_of(given.words), style) end
  if given.review then return review(games_of(given.words), style) end
  return keep_all(given.words)
end


return keep

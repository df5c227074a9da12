-- The calls about links: a match as a short text, and the match of such a text.
-- The text holds the game with its options, the rules files that are not the
-- program's own, the seed and the moves.

local Branches = require "tenace.face.what_if.branches"
local carried = require "tenace.face.say.carried"
local desk = require "tenace.face.web.desk"
local json = require "dkjson"
local phrase = require "tenace.face.say.phrase"
local plain = require "tenace.face.web.plain"
local problem = require "tenace.base.problem"
local tenace = require "tenace"
local writing = require "tenace.face.web.writing"

local links = {}

-- The form of the text, and the most moves and lines that one may have.
local FORM, MOST_MOVES, MOST_LINES = 1, 20000, 20


--- Refuses a text with a sentence.
local function refuse(key, parts)
  error(problem.request(phrase("web." .. key, parts)), 0)
end


--- The program's own text of a file, if it has such a file.
local function original(path)
  local own = desk.own[path]
  if own then return own.before end
  return carried.original(path)
end


--- Adds the files of the rules that are not the program's own, by path.
local function other_files(variant, files)
  return carried.files(variant, files, { original = original,
    path = function(file) return plain.path(file.path) end })
end


--- The moves of a match that are not forced.
local function free_moves(match)
  local moves = {}
  for _, one in ipairs(match:history()) do
    if not one.forced then moves[#moves + 1] = one.move end
  end
  return moves
end


-- The marks of variants, kept because their files are long.
local marks = setmetatable({}, { __mode = "k" })


--- A mark of the rules' texts: it is another one when they have changed.
local function mark_of(variant)
  local mark = marks[variant] or 5381
  for _, file in ipairs(marks[variant] and {} or variant.files) do
    for i = 1, #file.text do
      mark = (mark * 33 + file.text:byte(i)) & 0xFFFFFFFF
    end
  end
  marks[variant] = mark
  return mark
end


--- Where a match is, if moves were taken back.
local function place_in(match)
  return #match.undone > 0 and match:decisions() or nil
end


--- A match with the moves that were taken back.
local function with_undone(match) return match:copy():redo(#match.undone) end


--- The lines beside the match, with its own name among theirs; nil if there are
-- none.
local function lines_of(match)
  local branches = desk.now.lines
  if not branches or #branches.lines < 2 then return nil end
  return plain.each(branches.lines, function(line)
    if rawequal(line.match, match) then
      return { name = line.name, now = true }
    end
    return { name = line.name, at = place_in(line.match),
      moves = plain.list(free_moves(with_undone(line.match))) }
  end)
end


--- With `whole`, the moves that were taken back are in it, too, where the match
-- is, and the lines beside it.
function links.share(call)
  local match = desk.need()
  local all = call.whole and with_undone(match) or match
  return { text = json.encode { tenace = FORM, game = match.variant.spec,
    seed = match.seed, deal = match.deal and match.deal.given,
    seats = plain.list(desk.now.seats), files = other_files(match.variant),
    moves = plain.list(free_moves(all)),
    mark = call.whole and mark_of(match.variant) or nil,
    at = call.whole and place_in(match) or nil,
    lines = call.whole and lines_of(match) or nil },
    game = match.variant.spec, title = match.variant.title,
    seed = match.seed, round = match:view(1).round,
    decisions = match:decisions(), over = match:over() or nil }
end


--- The text of a link to a view, with the rules files that are not the
-- program's own; none if the view needs none of these.
-- @param call.view the address of the view, call.games the games it shows
function links.share_view(call)
  local rules = require "tenace.rules.games".library
  local files
  for _, game in ipairs(call.games) do
    files = other_files(rules:variant(game), files)
  end
  if not files or next(files) == nil then return {} end
  return { text = json.encode { tenace = FORM, game = call.games[1],
    view = call.view, files = files } }
end


--- Is the value a list of that type with at most so many entries?
local function is_list(value, kind, most)
  if type(value) ~= "table" or #value > most then return false end
  for key, one in pairs(value) do
    if math.type(key) ~= "integer" or type(one) ~= kind then return false end
  end
  return true
end


--- Lines as `lines_of` gives them.
local function are_lines(value)
  if not is_list(value, "table", MOST_LINES) then return false end
  local present = 0
  for _, line in ipairs(value) do
    present = present + (line.now == true and 1 or 0)
    if type(line.name) ~= "string"
      or line.at ~= nil and math.type(line.at) ~= "integer"
      or not is_list(line.moves or {}, "string", MOST_MOVES) then
      return false
    end
  end
  return present == 1
end


--- The document of a text, checked.
local function read(text)
  local link = json.decode(text)
  local right = type(link) == "table" and link.tenace == FORM
    and type(link.game) == "string"
    and (link.view == nil and math.type(link.seed) == "integer"
      or type(link.view) == "string" and link.view:match "^view=" ~= nil)
    and (link.deal == nil or type(link.deal) == "table")
    and is_list(link.seats or {}, "number", 16)
    and (link.at == nil or math.type(link.at) == "integer")
    and carried.is_files(link.files or {})
    and is_list(link.moves or {}, "string", MOST_MOVES)
    and (link.lines == nil or are_lines(link.lines))
  return right and link or refuse "bad_link"
end


--- Keeps the files of a link; answers their paths. Of a match that was kept in
-- this browser, files that are there now stay as they are.
local function keep(files, stay)
  local paths = {}
  for path, text in pairs(files) do
    if not (stay and (desk.own[path] or original(path))) then
      writing.keep(path, text)
      paths[#paths + 1] = path
    end
  end
  table.sort(paths)
  return paths
end


--- Makes the moves as far as the rules allow them; answers the number of the
-- first that they do not allow.
local function play(match, moves)
  for n, move in ipairs(moves) do
    if not match:turn() or not match:allows(move) then return n end
    match:play(move)
  end
end


--- What there is to say about the moves of a link, or of a kept match.
local function told(match, link, stopped, kept)
  if stopped then
    return phrase(kept and "web.kept_stopped" or "web.link_stopped",
      { n = stopped, move = link.moves[stopped] })
  end
  local changed = kept and link.mark and link.mark ~= mark_of(match.variant)
  return changed and phrase "web.kept_changed" or nil
end


--- Makes the moves of a link or of a line, and goes to where its match was.
local function bring(match, link)
  local stopped = play(match, link.moves or {})
  if link.at and not stopped and link.at >= 0
    and link.at <= match:decisions() then
    match:go_to("decision", link.at)
    desk.forget()
  end
  return stopped
end


--- The match of a link, before its first move.
local function begun(link)
  return tenace.new(link.game, { seed = link.seed, deal = link.deal,
    traced = true })
end


--- The lines beside the match, as far as the rules allow their moves.
local function bring_lines(match, link)
  if not link.lines then return end
  local branches = Branches.new(match)
  for n, line in ipairs(link.lines) do
    local other = line.now and match or begun(link)
    if not line.now then bring(other, line) end
    branches.lines[n] = { name = line.name, match = other }
  end
  branches:holds(match)
  desk.now.lines = branches
end


function links.receive(call)
  local link = read(call.text)
  local paths = keep(link.files or {}, call.kept)
  if link.view then
    return { files = plain.list(paths), game = link.game, view = link.view }
  end
  local rules = require "tenace.rules.games".library
  local variant, wrong = rules:variant(link.game, nil, true)
  local match, text
  if variant then
    match = begun(link)
    desk.sit(match, link.seats)
    text = told(match, link, bring(match, link), call.kept)
    bring_lines(match, link)
  end
  return { files = plain.list(paths), game = link.game,
    problem = plain.problem(wrong), decisions = match and match:decisions(),
    text = text }
end


return links

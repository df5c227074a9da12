-- An example of what a match shows now: what may be played, what may not, who
-- has won a trick, what a round has scored; as short as it can be.

local core = require "tenace.core"
local example = require "tenace.rules.example"
local example_text = require "tenace.study.example_text"
local examples = require "tenace.study.examples"
local games = require "tenace.rules.games"
local kit = require "tenace.match.kit"
local match = require "tenace.match.match"
local ordered = require "tenace.base.ordered"
local question = require "tenace.match.question"
local sentence = require "tenace.base.sentence"
local scene_match = require "tenace.study.scene_match"
local scene_round = require "tenace.study.scene_round"
local scene_trick = require "tenace.study.scene_trick"
local shelf = require "tenace.rules.shelf"
local words = require "tenace.words.all"

local example_here = {}

--- The most seconds in which something more is left out.
example_here.seconds = 4

--- What an example may show.
example_here.shows = { "moves", "may", "may not", "wins", "score", "last" }


--- The places that are the author's own, then those of the program.
local function own_first(list)
  local own, others = {}, {}
  for _, place in ipairs(list) do
    table.insert(shelf.is_of_program(place.file) and others or own, place)
  end
  return table.move(others, 1, #others, #own + 1, own)
end


--- example_here.places(variant) -> list of { file, home, beside }
-- The rules files of a variant, the author's own before those of the program,
-- house rules before the game; each with the game in which its examples are
-- true, and the file with more of them.
function example_here.places(variant)
  local list = {}
  for i = #variant.house, 1, -1 do
    local house = variant.house[i]
    list[#list + 1] = { file = house.file,
      home = variant.name .. "+" .. house.name }
  end
  list[#list + 1] = { file = variant.files[1].path, home = variant.name }
  for _, place in ipairs(list) do place.beside = shelf.beside(place.file) end
  return own_first(list)
end


--- A function that says whether what is given still says the same, until the
-- time is over: then nothing more is left out.
local function watch_time(made)
  local ends = core.now() + example_here.seconds
  return function()
    if core.now() > ends then return false end
    local ok, body = pcall(made.say, made.given)
    return ok and body ~= nil
  end
end


--- Is the example true in its place, as `check` runs it?
local function holds(body, name, place)
  local home = games.library:variant(place.home)
  if not home or not example.check(body, home) then return false end
  local ran = examples.run(home, games.library, nil, nil, { { name = name,
    file = place.file, line = 1, home = place.home, body = body } })
  return ran[1].ok
end


--- The example of a scene, shortened; nil if it is not true in its place.
local function shortened(made, name, place, home)
  if not made then return nil end
  local says = watch_time(made)
  local whole = ordered.copy(made.given)
  made.shorten(made.given, home, says)
  for _, given in ipairs { made.given, whole } do
    local ok, body = pcall(made.say, given)
    if ok and body and holds(body, name, place) then return body end
  end
end


-- The scenes that can show something, the shortest first.
local scenes = {}

local function of_question(m, home, shows, move)
  return scene_trick.asked(m, home, games.library, shows, move)
end

scenes.moves = { of_question }
scenes.may, scenes["may not"] = { of_question }, { of_question }
scenes.wins = { function(m, home)
  return scene_trick.won(m, home, games.library)
end }
scenes.score = { function(m, home)
  return scene_round.scored(m, home, games.library)
end }

for name, list in next, scenes do
  if name ~= "wins" then
    list[#list + 1] = function(m, home, shows, move)
      return scene_match.of(m, home, games.library, shows, move)
    end
  end
end


--- The example in one place; nil if it cannot be given there.
local function in_place(m, how, place)
  local home = games.library:variant(place.home)
  for _, make in ipairs(home and scenes[how.shows] or {}) do
    local body = shortened(make(m, home, how.shows, how.move), how.name, place,
      home)
    if body then return body end
  end
end


--- The match before its last free decision, and that decision; nil if there is
-- none.
-- @param seat whose decision; of any player if nil
local function before_last(m, seat)
  local list = m:history()
  for n = #list, 1, -1 do
    local is_theirs = not seat or list[n].player == seat
    if is_theirs and not list[n].forced then
      return m:copy():go_to("decision", n - 1), list[n].move
    end
  end
end


--- Has anybody scored since the last free decision of that player, or of any if
-- nil?
local function has_scored(m, seat)
  local back = before_last(m, seat)
  return #core.lines(m.core) > (back and #core.lines(back.core) or 0)
end


--- What an example shows if nothing is said: the score of a round that is over,
-- or what has just been scored, or else what may be answered.
local function usual(m, seat)
  return (scene_round.is_over(m) or has_scored(m, seat)) and "score" or "moves"
end


--- May every card of a hand be played to the trick? An example would be true in
-- any game.
local function may_all(m)
  local asked = match.asked(m)
  if not asked or asked.kind ~= "card" or not asked.pile
    or not core.trick(m.core) then
    return false
  end
  local list = m:moves()
  return list ~= nil and #list == #words.split(asked.pile)
end


--- A move as the rules write it: as the question takes it, or its cards as the
-- deck writes them.
local function usual_form(m, move)
  local kept = question.read(match.asked(m), move)
  if kept then return kept end
  local list, deck = words.split(move), kit.of(m.variant).deck
  for i, word in ipairs(list) do
    list[i] = deck:read(word)
    if not list[i] then return move end
  end
  return table.concat(list, " ")
end


--- Why nothing can be shown so; nil if something can. Writes the move in its
-- usual form.
local function refusal(m, how)
  local has_move = how.shows == "may" or how.shows == "may not"
  if has_move and not string.find(how.move or "", "%S") then
    return sentence.of "example_which_move"
  elseif (has_move or how.shows == "moves") and not m:turn() then
    return sentence.of "match_over"
  elseif has_move then
    how.move = usual_form(m, how.move)
    local allowed, why, rule = m:allows(how.move)
    if not allowed and not rule then
      return sentence.of("example_no_such", { move = how.move, why = why })
    elseif allowed ~= (how.shows == "may") then
      return sentence.of(allowed and "example_allowed" or "example_refused",
        { move = how.move, why = why })
    end
  end
end


-- What is said if there is no example of that kind; of all others "none_moves".
local NONE = { wins = "none_wins", score = "none_score" }


--- Why there is no example.
local function none(m, shows)
  local list = shows == "moves" and m:moves()
  local many = shows == "moves"
    and (not list or #list > scene_match.most_listed)
  return sentence.of("example_" .. (many and "too_many" or NONE[shows]
    or "none_moves"))
end


--- example_here.of(m, how) -> { name, body, text, file, home, beside, shows };
-- or nil, why
-- @param how { name, shows = one of example_here.shows, move = for "may" and
-- "may not", seat = the player whose last move "last" shows, any if nil,
-- telling = true where what would be true in any game is no example }; without
-- `shows` it shows what is sensible
function example_here.of(m, how)
  local asked = { name = how.name or "…", move = how.move,
    shows = how.shows or usual(m, how.seat) }
  if not ordered.has(example_here.shows, asked.shows) then
    return nil, sentence.of("example_shows", { what = asked.shows })
  elseif asked.shows == "last" then
    m, asked.move = before_last(m, how.seat)
    if not m then return nil, sentence.of "example_no_move" end
    asked.shows = "may"
  end
  local why = refusal(m, asked)
    or how.telling and not how.shows and asked.shows == "moves" and may_all(m)
    and sentence.of "example_nothing"
  if why then return nil, why end
  for _, place in ipairs(example_here.places(m.variant)) do
    local body = in_place(m, asked, place)
    if body then
      place.name, place.body, place.shows = asked.name, body, asked.shows
      place.text = example_text.of(asked.name, body)
      return place
    end
  end
  return nil, none(m, asked.shows)
end


--- example_here.read(text) -> shows, move
-- Reads what an example is to show: "may 3D", "score"; both nil for nothing.
function example_here.read(text)
  local shows, move = string.match(text, "^%s*(may%s+not)%s+(.-)%s*$")
  if not shows then shows, move = string.match(text, "^%s*(may)%s+(.-)%s*$") end
  if shows then return (string.gsub(shows, "%s+", " ")), move end
  shows = string.match(text, "^%s*(.-)%s*$")
  return shows ~= "" and shows or nil
end


return example_here

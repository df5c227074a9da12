-- The table that the page's calls are about: the match, who sits where, the
-- lines of the match, and what has been said to each seat. The page's worker
-- has one; a server has several, and says before each call which it is.

local acts = require "tenace.face.web.acts"
local moment = require "tenace.face.moment.moment"
local phrase = require "tenace.face.say.phrase"
local plain = require "tenace.face.web.plain"
local problem = require "tenace.base.problem"
local show = require "tenace.face.say.show"
local telling = require "tenace.face.moment.telling"
local tenace = require "tenace"

-- `own` has the rules files of the person at this browser.
local desk = { own = {} }


--- desk.new() -> a table without a match: { match, lines, seats, line, told,
-- names }; `told` has for each seat what it was told, { narrator, heard, texts,
-- entries }, where `entries` has for each text the number of the last entry
-- that it tells of; `names` what people are called, by seat
function desk.new() return { line = 0, told = {}, names = {} } end


-- The one that calls are about.
desk.now = desk.new()


--- desk.forget()
-- The match has gone to another place: its story is told anew.
function desk.forget()
  desk.now.line, desk.now.told = desk.now.line + 1, {}
end


--- desk.sit(match, seats)
-- Takes a match. `seats` are those of people, the first of them by default.
function desk.sit(match, seats)
  desk.now.match, desk.now.lines = match, nil
  desk.now.seats = seats and seats[1] and seats or { 1 }
  desk.forget()
end


--- desk.need() -> the match
-- @error there is none yet
function desk.need()
  if desk.now.match then return desk.now.match end
  error(problem.request(phrase "web.no_match"), 0)
end


--- desk.need_turn() -> the match, the seat that must decide, the question
-- @error there is no match, or it is over
function desk.need_turn()
  local match = desk.need()
  local player, question = match:turn()
  if player then return match, player, question end
  error(problem.request(phrase "web.no_bot"), 0)
end


--- desk.closed() -> what is said where an answer would tell hidden cards
function desk.closed()
  return phrase("web.closed", { tick = phrase "time.page.study_open" })
end


--- desk.variant(game) -> the variant of that name
-- @error there is none: the problem
function desk.variant(game)
  local variant, wrong = tenace.variant(game)
  return variant or error(wrong, 0)
end


--- A narrator for that seat, who calls the others by their names.
local function narrator_of(seat)
  local narrator = moment.narrator(desk.need(), seat)
  for player, name in pairs(desk.now.names) do
    if player ~= seat then narrator.names.players[player] = name end
  end
  return narrator
end


--- desk.at(seat) -> { narrator, heard, texts, entries } of that seat
function desk.at(seat)
  local told = desk.now.told
  if not told[seat] then
    told[seat] = { heard = 0, texts = {}, entries = {},
      narrator = narrator_of(seat) }
  end
  return told[seat]
end


--- desk.style(seat) -> the style in which that seat reads cards and players
function desk.style(seat) return desk.at(seat).narrator.style end


--- Tells a seat what it has seen since the last call.
local function listen(seat)
  local at = desk.at(seat)
  local function add(text)
    text = text
      and show.sentence(text, at.narrator.style):match "^%s*(.-)%s*$"
    if not text or text == "" then return end
    at.texts[#at.texts + 1], at.entries[#at.entries + 1] = text, at.heard
  end
  local story = desk.now.match:story(seat, at.heard)
  for i in ipairs(story) do
    at.heard = at.heard + 1
    add(telling.at(at.narrator, story, i))
  end
  add(at.narrator:rest())
  return at.texts
end


--- desk.story(seat, line, after) -> { line, from, texts }
-- The texts that the page does not have yet: all, or those behind number
-- `after` if the line is still the same.
function desk.story(seat, line, after)
  local texts = listen(seat)
  local from = line == desk.now.line and math.min(after or 0, #texts) or 0
  return { line = desk.now.line, from = from,
    texts = table.move(texts, from + 1, #texts, 1, {}) }
end


--- desk.moment(seat, how) -> the moment; see `view` in protocol.json
-- @param how { picked, line, after, heard }
function desk.moment(seat, how)
  local match, variant = desk.need(), desk.now.match.variant
  local story = desk.story(seat, how.line, how.after)
  local narrator = desk.at(seat).narrator
  local now = moment.of(match, seat, { picked = how.picked,
    narrator = narrator, open = how.open, heard = desk.at(seat).heard })
  if now.picks then
    local no = now.picks.refused or now.picks.wrong
    plain.places { no }
    if no and no.reason then
      no.reason = show.sentence(no.reason, narrator.style)
    end
  end
  now.game, now.seed, now.pack = variant.spec, match.seed, variant.deck.suits
  now.seat, now.seats, now.story = seat, desk.now.seats, story
  now.undone, now.heard = #match.undone, desk.at(seat).heard
  if how.heard and how.line == desk.now.line then
    now.acts = plain.list(acts.of(match, seat, how.heard))
  end
  if story.from == 0 then now.deck = moment.deck(match, narrator.style) end
  return now
end


return desk

-- Which rule did it, in words: what has happened in a round, trick by trick; a
-- trick card by card; a score addend by addend. Each line ends with the place
-- in the rules.

local amount = require "tenace.face.say.amount"
local files = require "tenace.face.terminal.files"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local trace = {}

-- What is told of a round without asking for more.
local DECISIVE = { settled = true, trick = true, score = true,
  dealt_again = true, round_over = true, match_over = true, together = true,
  parties = true, unsealed = true, round = true }


--- A text with the place that made it.
local function with_place(text, one)
  if not one.file then return text end
  local place = { text = text, file = files.shown(one.file), line = one.line,
    step = one.step }
  return phrase(one.step and "trace.place_step" or "trace.place", place)
end


local tell = {}


function tell.trick(self, one)
  local key = one.rule and one.card and "trace.trick" or "trace.trick_plain"
  return self.names:says(key, one.seat, { n = one.trick, rule = one.rule,
    card = one.card and show.cards(one.card, self.style) })
end


function tell.move(self, one)
  if not one.cards then return self.told[one.entry] end
  local key = one.forced and "trace.only" or "trace.reason"
  if not one.says then key = "table.plays" end
  return self.names:says(key, one.seat, { says = one.says,
    cards = show.cards(one.cards, self.style) })
end


function tell.score(self, one)
  return phrase("trace.score", { side = self.names.sides[one.side],
    points = amount.signed(one.points, self.variant), says = one.says or "",
    total = amount.of(one.total, self.variant) })
end


function tell.round_over(_, one)
  return phrase("table.round_over", { round = one.round })
end


function tell.match_over(self, one)
  local text = self.told[one.entry]
  if not one.option then return text end
  return phrase("trace.ended", { text = text, rule = one.rule,
    value = one.option.value })
end


--- The lines on what the rules struck out of a hand.
local function struck(self, one)
  local lines = {}
  for i, each in ipairs(one.struck or {}) do
    lines[i] = with_place(phrase("trace.struck", { rule = each.rule,
      cards = show.cards(each.cards, self.style) }), each)
  end
  return lines
end


--- An addend in words; nil: it is all that the line of the score says.
local function addend_text(self, one, addend, n)
  if addend.cards then
    return phrase("trace.cards", { points = addend.points,
      cards = show.cards(addend.cards, self.style) })
  end
  local alone = n == 1 or one.addends[2].cards
  if alone and addend.line == one.line then return nil end
  return phrase("trace.addend", { says = addend.says })
end


--- The lines on the parts of a score.
local function parts(self, one)
  local lines, addends = {}, one.addends or {}
  for _, each in ipairs(addends) do
    local text = addend_text(self, one, each, #addends)
    lines[#lines + 1] = text and with_place(text, each)
  end
  return lines
end


--- A happening in words, without the empty lines around it; nil: nobody tells
-- of it.
local function text_of(self, one)
  local text = tell[one.what] and tell[one.what](self, one)
    or not tell[one.what] and self.told[one.entry]
  text = text and text:match "^%s*(.-)%s*$"
  return text ~= "" and text or nil
end


--- Adds a happening, and what there is to say of it in detail.
local function add(self, lines, one, detail)
  local text = text_of(self, one)
  if not text then return end
  lines[#lines + 1] = show.sentence(with_place(text, one), self.style)
  self.last = one.file and one or self.last
  for _, line in ipairs(detail and detail(self, one) or {}) do
    lines[#lines + 1] = show.sentence(line, self.style)
  end
end


--- What a narrator says of each entry, by its number. Scores have their own
-- lines here.
local function told_by(narrator, story)
  local told = {}
  for n, entry in ipairs(story) do
    told[n] = entry.what ~= "score" and narrator:tell(entry) or nil
  end
  return told
end


--- A fresh narrator like the desk's.
local function narrator_of(desk)
  local teller = desk:teller()
  local Narrator = require "tenace.face.moment.narrator"
  return Narrator.new(teller.names, desk.match.variant, teller.style), teller
end


--- All that the person may know of, in order: at the table no more than has
-- been told.
local function known_to(desk)
  local match = desk.match
  local sees_all = not desk.seat or desk.open
  local list = match:trace(0, not sees_all and desk.seat or nil)
  local most = desk.paused and desk.heard or #list
  for n = #list, most + 1, -1 do list[n] = nil end
  return list
end


--- Those of the round with that number.
local function of_round(list, round)
  local some = {}
  for _, one in ipairs(list) do
    if one.round == round then some[#some + 1] = one end
  end
  return some
end


--- The lines of the round: what was decisive.
local function round_lines(self, list)
  local lines = {}
  for _, one in ipairs(list) do
    if DECISIVE[one.what] then add(self, lines, one) end
  end
  return lines
end


--- The lines of one trick, card by card.
local function trick_lines(self, list, n)
  local lines = {}
  for _, one in ipairs(list) do
    local wanted = one.trick == n
      and (one.what == "move" or one.what == "trick")
    if wanted then add(self, lines, one, struck) end
  end
  return #lines > 0 and lines or { phrase("trace.no_trick", { n = n }) }
end


--- The last round of the list with such a happening; otherwise the last one.
local function last_round(list, fits)
  for i = #list, 1, -1 do
    if fits(list[i]) then return list[i].round end
  end
  return list[#list].round
end


local function is_score(one) return one.what == "score" end


--- Has a round begun in earnest?
local function tells_more(one)
  return DECISIVE[one.what] and one.what ~= "round"
end


--- The lines of a round's scores, addend by addend.
local function score_lines(self, list, round)
  local lines = {}
  for _, one in ipairs(of_round(list, round or last_round(list, is_score))) do
    if is_score(one) then add(self, lines, one, parts) end
  end
  return #lines > 0 and lines or { phrase "trace.no_score" }
end


--- What a word asks for: a function that answers lines; nil: nothing.
local function asked_for(rest)
  local score = rest:match "^score%s*(%d*)$"
  local n = math.tointeger(tonumber(rest:match "^t?r?i?c?k?%s*(%d+)$"))
  if score then
    return function(self, all)
      return score_lines(self, all, math.tointeger(tonumber(score)))
    end
  elseif n then
    return function(self, all)
      local round = last_round(all, function(one) return one.trick == n end)
      return trick_lines(self, of_round(all, round), n)
    end
  elseif rest == "all" then
    return round_lines
  elseif rest == "" then
    return function(self, all)
      return round_lines(self, of_round(all, last_round(all, tells_more)))
    end
  end
end


--- trace.lines(desk, rest) -> lines, last
-- @param desk the table or the prompt; see what_if/commands.lua
-- @param rest "": this round; "all": all rounds; a number: that trick of this
-- round; "score", "score 2": the last scores, or those of round 2
-- @return the lines; and the last happening that has a place in the rules
function trace.lines(desk, rest)
  local lines_of = asked_for(rest:lower())
  if not lines_of then return { phrase "trace.what" } end
  local list = known_to(desk)
  if #list == 0 then return { phrase "trace.nothing" } end
  local narrator, teller = narrator_of(desk)
  local self = { names = teller.names, style = teller.style,
    told = told_by(narrator, desk.match:story(desk.seat or 1)) }
  return lines_of(self, list), self.last
end


return trace

-- The call about the rules behind a line of the story.

local desk = require "tenace.face.web.desk"
local phrase = require "tenace.face.say.phrase"
local plain = require "tenace.face.web.plain"
local problem = require "tenace.base.problem"
local show = require "tenace.face.say.show"

local tracing = {}


--- Places with their texts, as the page shows them.
local function placed(list, text_of, style)
  return plain.each(list, function(one)
    return { text = show.sentence(text_of(one), style):match "^%s*(.-)%s*$",
      file = plain.path(one.file), line = one.line }
  end)
end


local function struck_text(one)
  return phrase("trace.struck", { rule = one.rule, cards = one.cards })
end


local function addend_text(one)
  if not one.cards then return phrase("trace.addend", { says = one.says }) end
  return phrase("trace.cards", { cards = one.cards, points = one.points })
end


--- A happening in the form for the page.
local function shown(one, style)
  return { rule = one.rule, file = plain.path(one.file), line = one.line,
    says = one.says and show.sentence(one.says, style), step = one.step,
    struck = placed(one.struck, struck_text, style),
    parts = placed(one.addends, addend_text, style) }
end


--- Do two happenings say the same of the rules?
local function alike(one, other)
  return other and one.file == other.file and one.line == other.line
    and one.rule == other.rule and one.says == other.says
end


function tracing.trace(call)
  local match, seat = desk.need(), call.seat or desk.now.seats[1]
  local at = desk.at(seat)
  local last = at.entries[call.n]
  if not last then
    error(problem.request(phrase("web.no_line_said", { n = call.n })), 0)
  end
  local from = at.entries[call.n - 1] or 0
  local list = match:trace(math.min(from, last - 1), seat)
  local rules, decision, before = {}, nil, nil
  for i = 1, last - math.min(from, last - 1) do
    local one = list[i]
    decision = one.decision or decision
    if one.file and not alike(one, before) then
      rules[#rules + 1], before = shown(one, at.narrator.style), one
    end
  end
  return { rules = plain.list(rules), decision = decision }
end


return tracing

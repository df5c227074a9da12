-- The command `try`: a line of play, told as it would go, while the match stays
-- where it is. See what_if/commands.lua for what a desk is.

local files = require "tenace.face.terminal.files"
local language = require "tenace.base.language"
local moves = require "tenace.face.table.moves"
local Narrator = require "tenace.face.moment.narrator"
local phrase = require "tenace.face.say.phrase"
local seated = require "tenace.face.say.seated"
local show = require "tenace.face.say.show"
local telling = require "tenace.face.moment.telling"
local tried = require "tenace.study.tried"

local trying = {}


--- The moves of a line as the match takes them. Quotes may be around it, as in
-- a rules file. The first may be the number of a card, as at the table.
local function read(desk, rest)
  local style, deck = desk.style, desk.match.variant.deck
  local list = tried.moves(rest:match '^"(.*)"$' or rest) or {}
  local question = desk.seat and desk:mine()
  for i, text in ipairs(list) do
    text = moves.in_letters(language.unworded(text))
    text = style.seated and seated.read(text, style) or text
    text = i == 1 and question
      and moves.read(text, question, desk.cards or {}, deck) or text
    list[i] = moves.proper(text, deck)
  end
  return list
end


--- At the table the bots answer, until it is a person's turn; nil at the
-- prompt, where one plays for all.
local function answering(desk)
  local bots, people = desk.bots, desk.people
  if not desk.seat or not bots then return nil end
  return function(m)
    local seat = m:turn()
    while seat and not people[seat] do
      m:play(m:choose(bots[seat]))
      seat = m:turn()
    end
  end
end


--- What happens in the copy behind the story of the match, as the seat sees it.
local function tell(desk, m, seat)
  local teller, before = desk:teller(), #desk.match:story(seat)
  local narrator = Narrator.new(teller.names, m.variant, teller.style)
  local list, rest = telling.behind(narrator, m:story(seat), before)
  for _, text in ipairs(list) do
    desk:print(show.fitted({ text }, desk.style))
  end
  if rest then desk:say(rest) end
end


--- The sentence of a move that is refused.
local function refusal(desk, refused)
  if not refused.seat then return phrase("trace.try.over", refused) end
  return desk:teller().names:says("trace.try.stops", refused.seat,
    { n = refused.n, move = show.play(refused.move, desk.style),
      text = refused.text })
end


--- trying.run(desk, rest): tries the moves of a line
function trying.run(desk, rest)
  local list = read(desk, rest)
  if #list == 0 then return desk:say(phrase "trace.try.what") end
  local match = desk.match
  local seat = desk.seat or match:turn() or 1
  if desk.seat and match:turn() ~= desk.seat then
    return desk:say(match:turn() and phrase "table.not_yours" or desk:after())
  end
  local m, refused = tried.line(match, list,
    { after = answering(desk), shown = files.shown })
  tell(desk, m, seat)
  desk:say(refused and refusal(desk, refused) or phrase "trace.try.goes")
  desk:say(phrase "trace.try.stays")
end


return trying

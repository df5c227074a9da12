-- The first sentences at the table: the game, who sits where, what to type.

local named = require "tenace.face.say.named"
local phrase = require "tenace.face.say.phrase"
local rulebook = require "tenace.face.rulebook.book"
local show = require "tenace.face.say.show"
local silenced = require "tenace.face.say.silenced"

local welcome = {}


--- Who sits where.
local function seats(session)
  if session.seats and #session.seats > 1 then
    return phrase("table.several",
      { seats = table.concat(session.seats, phrase "seat.join") })
  end
  return phrase("table.seating",
    { seat = session.seat, others = session.names:seating() })
end


--- What the signs of jokers mean; nil in a game without them.
local function jokers(variant)
  local has = {}
  for _, sign in ipairs(show.words(variant.facts.deck.jokers or "")) do
    has[sign] = true
  end
  if not has.BJ then return nil end
  return phrase(has.LJ and "table.big_and_little" or "table.big_joker")
end


--- welcome.say(session): the first sentences.
function welcome.say(session)
  local variant = session.match.variant
  session:print(show.wrap(phrase("table.welcome", {
    title = show.bold(variant.title, session.style),
    sentence = rulebook.sentence(variant),
  }), session.style.width))
  for _, house in ipairs(variant.house) do
    session:say(phrase("table.with_house",
      { title = house.title, sentence = house.sentence }))
  end
  for _, sentence in ipairs(silenced.of(variant)) do session:say(sentence) end
  if variant.players == 1 then
    session:say(phrase("table.alone", { seed = session.match.seed }))
  else
    session:say(seats(session))
    session:say(phrase("table.bots",
      { bots = session.bot_names, seed = session.match.seed }))
  end
  if session.trouble then
    session:say(phrase("table.not_written", { problem = session.trouble }))
  end
  local names = session.style.names
  if names then
    local card = variant.deck.suits:match "^%S+"
    card = (names.ranks.C and "C" or "J") .. card
    session:print(show.wrap(phrase("table.named", { card = card,
      name = named.card(card, names) }), session.style.width))
  end
  local signs = jokers(variant)
  if signs then session:say(signs) end
  session:say(phrase "table.how")
end


return welcome

-- What the rules said about each card that was played: which they struck out of
-- the hand, and by which obligations. A copy of the match is played again and
-- stops at each decision, also where only one answer is possible.

local cite = require "tenace.base.cite"
local core = require "tenace.core"
local explain = require "tenace.match.explain"
local match = require "tenace.match.match"
local plays = require "tenace.match.plays"
local sentence = require "tenace.base.sentence"

local decided = {}


--- Adds a card to those that an obligation has struck out.
local function add_struck(list, obligation, variant, says, card)
  for _, one in ipairs(list) do
    if one.name == obligation.name then
      one.cards = one.cards .. " " .. card
      return
    end
  end
  local file, line = cite.obligation(variant, obligation.name)
  list[#list + 1] = { name = obligation.name, cards = card, says = says,
    file = file, line = line }
end


--- Which obligations strike out which cards of the hand.
local function struck_out(m, asked)
  local variant, list = m.variant, {}
  local legal = " " .. asked.legal .. " "
  for card in string.gmatch(asked.pile, "%S+") do
    if not string.find(legal, " " .. card .. " ", 1, true) then
      local n, allowed = core.forbids(m.core, card)
      local obligation = n and variant.obligations[n]
      if obligation then
        add_struck(list, obligation, variant,
          explain.says(m.core, obligation, allowed), card)
      end
    end
  end
  return list
end


--- What the rules say about a single card.
local function of_card(m, asked)
  local says, name = explain.permission(m.core, asked)
  local note = { says = says, name = name, struck = struck_out(m, asked),
    forced = not string.find(asked.legal, " ", 1, true) }
  if not string.find(asked.pile, " ", 1, true) then
    note.says, note.name = sentence.of "last_card_left", "last_card_left"
  end
  return note
end


--- What the rules say about the answer that comes next; nil if no card is
-- played.
local function note_of(m, move)
  local asked = match.asked(m)
  if asked.plays then
    local says, name = plays.permission(m.core, move)
    return { says = says, name = name, struck = {} }
  elseif asked.kind == "card" and asked.deck:read(move) then
    return of_card(m, asked)
  end
end


--- A copy of the match at its beginning, which is asked everything.
local function begin(m)
  local again = match.like(m, {})
  match.set_up(again)
  core.ask_always(again.core)
  local state, wrong = core.patiently(match.go_on, again)
  if not state then error(wrong, 0) end
  return { core = m.core, again = again, notes = {} }
end


--- Makes one decision of the match in the copy.
local function take_one(self, m, n)
  core.load_tape(self.again.core, core.tape(m.core, n, n + 1))
  local state, wrong = match.go_on(self.again)
  if not state then error(wrong, 0) end
end


--- Notes the decisions from that one on.
local function read_on(self, m)
  local again = self.again
  local n, made = core.decisions(again.core), core.decisions(m.core)
  local moves = core.moves_made(m.core, n)
  local first = n
  while n < made and again.state == "asked" do
    local kind = core.asks(again.core)
    if kind == "card" or kind == "cards" then
      self.notes[n + 1] = note_of(again, moves[n - first + 1])
    end
    take_one(self, m, n)
    n = core.decisions(again.core)
  end
end


--- decided.of(m) -> notes by number of the decision
-- What the rules said about each card that was played: { says, name = of the
-- obligation that it fulfils or nil, forced = no other card was allowed, struck
-- = list of { name, cards, says, file, line } }. Other decisions have no note.
function decided.of(m)
  local self = m.looked_at
  if not self or self.core ~= m.core then self = begin(m) end
  m.looked_at = nil
  core.patiently(read_on, self, m)
  m.looked_at = self
  return self.notes
end


return decided

-- The events of a match, as one player saw them.

local core = require "tenace.core"
local explain = require "tenace.match.explain"
local field_kinds = require "tenace.rules.fields"
local kit = require "tenace.match.kit"
local language = require "tenace.base.language"
local ordered = require "tenace.base.ordered"
local parts = require "tenace.match.parts"
local piles = require "tenace.match.piles"
local plays = require "tenace.match.plays"
local position = require "tenace.match.position"
local seen = require "tenace.match.seen"

local story = {}

local STOCK, TRICK = core.first_piles.stock, core.first_piles.trick
local HANDS = core.first_piles.hands
local EVERYONE = 0xFF -- as a set of seats, a bit each


--- The player whose hand a pile is, or nil.
local function hand_of(self, pile)
  local player = pile - HANDS
  if player >= 1 and player <= self.players then return player end
end


--- The player whose hand or own pile it is, or nil.
local function owner_of(self, pile)
  return hand_of(self, pile) or kit.owner_of(kit.of(self.variant), pile)
end


--- Adds an entry, with the line of the rules that made it.
local function add(self, entry)
  local n = #self.entries + 1
  self.entries[n], self.causes[n] = entry, self.cause
  return entry
end


--- The last entry, if it has that kind and nothing came after it.
local function last(self, what)
  local entry = self.entries[#self.entries]
  return entry and entry.what == what and entry or nil
end


--- Adds the first values of the fields of a match or of a round.
local function add_first(self, scope)
  for name, field in next, self.variant.fields do
    if field.scope == scope then
      self.facts[name] = field_kinds.first(field, self.variant)
    end
  end
end


local hear = {}


function hear.round(self, event)
  self.trick, self.moved, self.drawing, self.thrown = {}, false, false, false
  for name in next, self.facts do
    if self.variant.fields[name].scope == "round" then
      self.facts[name] = nil
    end
  end
  add_first(self, "round")
  self.stands = { dealer = core.player(self.core, event.player),
    round_number = event.n }
  add(self, { what = "round", round = event.n, dealer = event.player })
end


-- The answer of players who draw: the cards that they draw say the same.
local DRAW = "draw"


--- Notes that the player's last answer says only that cards are drawn.
local function note_draw(self, player)
  local move = last(self, "move")
  if move and move.player == player and move.move == DRAW then
    move.draws = true
  end
end


--- The player's entry among the last ones, in which cards are drawn. If cards
-- are dealt again by turns, each player has one entry.
local function drawn_so_far(self, player)
  for i = #self.entries, 1, -1 do
    local entry = self.entries[i]
    if entry.what ~= "drawn" or entry.player ~= player and self.drawing then
      return nil
    end
    if entry.player == player then return entry end
  end
end


--- Cards from the stock: dealt before the first decision, drawn after it, or
-- one at a time.
local function from_stock(self, event, player)
  local what = (self.moved or self.drawing) and "drawn" or "dealt"
  local entry = last(self, what)
  if what == "drawn" then entry = drawn_so_far(self, player) end
  note_draw(self, player)
  if not entry then
    entry = add(self, { what = what, counts = {}, cards = {}, seen = event.seen,
      player = what == "drawn" and player or nil,
      drawing = self.drawing or nil })
  end
  entry.counts[player] = (entry.counts[player] or 0) + 1
  table.insert(entry.cards, event.card)
end


--- A card goes to the trick: a new play, or one more card of the last play.
local function add_play(self, player, card)
  local play = self.trick[#self.trick]
  if play and play.player == player then
    play.cards = play.cards .. " " .. card
  else
    table.insert(self.trick, { player = player, cards = card })
  end
end


--- Is it a side's pile for cards that are laid down automatically?
local function lies_down(self, pile)
  local first = self.kit.own_piles.side.laid_down
  return first and pile >= first and pile < first + #self.variant.sides
end


--- A card that is laid down automatically. The card drawn after it makes an
-- entry of its own.
local function laid_down(self, event)
  local player = hand_of(self, event.from)
  local entry = last(self, "laid_down")
  if not entry or entry.player ~= player then
    entry = add(self, { what = "laid_down", player = player, cards = {} })
  end
  table.insert(entry.cards, event.card)
  self.moved = true
end


--- A card leaves the discard pile: somebody took it. Counts such cards, and
-- notes those that were on top. Cards that go to the stock are turned over
-- instead.
local function taken(self, event)
  local move = last(self, "move")
  if event.from ~= self.discard then return end
  if event.to == STOCK and not last(self, "turned_over") then
    add(self, { what = "turned_over" })
  elseif event.to ~= STOCK and move then
    move.taken, move.top = (move.taken or 0) + 1, move.top or event.card
  end
end


--- A chosen card is played, or one that a failed throw must lead.
local function play_card(self, player, card)
  add_play(self, player, card)
  local play, forced = last(self, "move"), last(self, "forced")
  if self.thrown then
    forced, self.thrown = add(self, { what = "forced", player = player }), false
  elseif play then
    play.played = true
    if play.player ~= player then play.dummy = player end
  end
  if forced then forced.cards = self.trick[#self.trick].cards end
end


--- Notes that the player's last answers only say which card of a hand is drawn.
local function note_number(self, player)
  for i = #self.entries, 1, -1 do
    local move = self.entries[i]
    if move.what ~= "move" or move.player ~= player then return end
    if tonumber(move.move) then move.draws = true end
  end
end


--- A card goes from one player to another.
local function given(self, event, player)
  local giver = hand_of(self, event.from)
  local entry = last(self, "given")
  if not entry or entry.from ~= giver or entry.player ~= player
    or entry.seen ~= event.seen then
    local move = last(self, "move")
    local drawn = move and event.secret and move.player == player
      and not move.together or nil
    if drawn then note_number(self, player) end
    entry = add(self, { what = "given", from = giver, player = player,
      cards = {}, seen = event.seen, drawn = drawn })
  end
  table.insert(entry.cards, event.card)
end


--- Adds a card to an entry of that kind and player, or begins a new one.
local function gather(self, what, player, card)
  local entry = last(self, what)
  if not entry or entry.player ~= player then
    entry = add(self, { what = what, player = player, n = 0, cards = {} })
  end
  entry.n = entry.n + 1
  entry.cards[entry.n] = card
end


--- Does a player take into the hand a card that lay open in a pile of nobody's?
-- In games with melds the move says so.
local function takes_up(self, event)
  local from = piles.find(self.kit, event.from)
  return from and from.sees == "all" and not from.each
    and not self.variant.facts.melds and hand_of(self, event.to)
end


--- Does a player take into the hand a card that lay face down in a pile of
-- nobody's, such as the skat, or in the player's second hand?
local function picks_up(self, event)
  local from = piles.find(self.kit, event.from)
  if not from or from.sees ~= "none" or from.n then return false end
  local taking = self.variant.facts.taking
  local second = taking and taking.second_hand == from.name
  return (not from.each or second) and hand_of(self, event.to)
end


--- A card between piles of the game's own: one that lay face down is turned;
-- cards that all saw go to a player's face-down pile, or to an open one.
local function turned(self, event)
  local k, player = self.kit, owner_of(self, event.to)
  if takes_up(self, event) then
    return gather(self, "captured", player, event.card)
  elseif picks_up(self, event) then
    return gather(self, "picked_up", player, event.card)
  end
  local from, to = piles.find(k, event.from), piles.find(k, event.to)
  local drawn = event.from == STOCK and self.moved
  if not to or not (from or drawn) then return end
  local hidden = drawn or from.sees == "none"
  if hidden and to.sees == "all" and (from and from.each or drawn) then
    gather(self, "turned", player, event.card)
  elseif player and to.sees == "none" and (not hidden or last(self, "taken"))
    and not drawn then
    gather(self, "taken", player, event.card)
  elseif player and not hidden and not from.each and to.sees == "all" then
    gather(self, "captured", player, event.card)
  end
end


function hear.moved(self, event)
  local player = hand_of(self, event.to)
  if event.from == STOCK and player then
    from_stock(self, event, player)
  elseif lies_down(self, event.to) then
    return laid_down(self, event)
  elseif event.to == TRICK then
    play_card(self, hand_of(self, event.from), event.card)
  end
  taken(self, event)
  if event.secret and event.seen ~= EVERYONE then
    local move = self.answers and self.answers[event.decision]
      or last(self, "move")
    if move then
      move.secret, move.seen = true, event.seen
      move.gives = player and hand_of(self, event.from) and true
    end
  end
  if player and hand_of(self, event.from) then given(self, event, player) end
  turned(self, event)
end


--- All players are asked at once, or all have answered: then what they did not
-- do in secret is open.
function hear.together(self, event)
  if event.n == 1 then
    self.answers = {}
    return
  end
  local list = {}
  for _, entry in ordered.pairs(self.answers) do
    if not entry.secret then
      list[#list + 1] = parts.add(self.variant, entry.asked,
        { player = entry.player, move = entry.move })
    end
  end
  self.answers = nil
  if #list > 0 then add(self, { what = "together", answers = list }) end
end


--- The cards are dealt again: what comes from the stock now is dealt, not
-- drawn.
function hear.gathered(self, event)
  if event.n ~= 1 then return end
  self.moved, self.drawing = false, false
  add(self, { what = "dealt_again" })
end


function hear.mixed(self)
  add(self, { what = "shuffled" })
end


--- Is it a player's own pile that nobody looks into, not even its owner?
local function is_blind(self, n)
  local pile = piles.at(kit.of(self.variant), n)
  return pile ~= nil and pile.sees == "none"
end


function hear.shown(self, event)
  local player = owner_of(self, event.from)
  local entry = last(self, "shown")
  if entry and entry.player == player and entry.seen == event.seen
    and not self.reason then
    entry.cards = entry.cards .. " " .. event.card
    return
  end
  add(self, { what = "shown", player = player, cards = event.card,
    reason = self.reason, seen = event.seen,
    blind = is_blind(self, event.from) })
  self.reason = nil
end


function hear.said(self, event)
  add(self, { what = "said", player = event.player,
    says = self.notes[event.n] })
end


--- A dealer who is made before any card is dealt deals the round from the
-- beginning: true if so.
local function begins_round(self, dealer)
  for i = #self.entries, 1, -1 do
    local entry = self.entries[i]
    if entry.what == "round" then
      entry.dealer = dealer
      return true
    elseif entry.what ~= "settled" then
      return false
    end
  end
  return false
end


--- Does a new value of a field tell something? A flag that is not set and a
-- number that begins at 0 do not, and the rules keep some values untold.
local function is_news(field, before, value)
  if not field then return value ~= before end
  if field.kind == "flag" then before = before or false end
  if field.kind == "number" then before = before or 0 end
  return value ~= before and not field.untold
end


function hear.noted(self, event)
  local note = self.notes[event.n]
  if type(note) == "string" then
    self.reason = language.told(self.variant.texts, note)
    return
  elseif note.drawing ~= nil then
    self.drawing = note.drawing
    return
  elseif note.parties then
    self.parties = note.parties
    return
  elseif note.unsealed then
    add(self, { what = "unsealed", player = note.unsealed, move = note.move,
      asked = "choice" })
    return
  end
  local name, value = note[1], kit.plain(note[2])
  local before = kit.plain(self.facts[name])
  local field = self.variant.fields[name]
  if field then self.facts[name] = note[2] end
  if name == "dealer" then
    self.stands.dealer = note[2]
    if begins_round(self, value) then return end
  end
  if value ~= nil and is_news(field, before, value) then
    add(self, { what = "settled", name = name, value = value })
  end
end


--- Some players learn of which party a player is.
function hear.party(self, event)
  local entry = last(self, "parties") or add(self, { what = "parties",
    known = {} })
  table.insert(entry.known, { player = event.player, seen = event.seen,
    party = self.parties[event.n] })
end


--- The cards shown were a throw; the decision before them tells so.
function hear.thrown(self)
  table.remove(self.entries)
  self.entries[#self.entries].thrown, self.thrown = true, true
end


function hear.decided(self, event)
  self.moved = true
  local form = event.n > 0 and { forms = { self.notes[event.n] } }
  local entry = add(self, { what = "move", player = event.player,
    move = self.moves[event.decision], forced = self.forced[event.decision],
    asked = form or event.asked, chooses = self.thrown or nil, played = false,
    sealed = event.secret or nil, drawing = self.drawing or nil })
  if event.heard then
    entry.heard = string.sub(entry.move, 1, event.heard)
  end
  if self.answers then
    entry.together, self.answers[event.decision] = true, entry
  end
end


--- Why that player won the trick on the table.
local function why_won(self, winner)
  local order = position.order(self.variant, self.facts, self.stands)
  local cards, nth = {}, 1
  for i, play in ipairs(self.trick) do
    cards[i] = play.cards
    if play.player == winner then nth = i end
  end
  if self.variant.plays then
    return plays.trick(order, cards, nth)
  end
  return explain.trick(order, cards, self.deck)
end


function hear.trick(self, event)
  local nobodys, why, rule = event.player > self.variant.people, nil, nil
  if #self.trick > 0 then why, rule = why_won(self, event.player) end
  add(self, { what = "trick", winner = event.player, cards = self.trick,
    side = nobodys and event.to - HANDS - self.players or nil, why = why })
  self.wins[#self.entries] = rule
  self.trick = {}
end


function hear.score(self, event)
  local line = core.lines(self.core, event.n)[1]
  self.totals[line.side] = self.totals[line.side] + line.points
  add(self, { what = "score", side = line.side, points = line.points,
    reason = language.told(self.variant.texts, line.reason) })
end


function hear.round_over(self, event)
  local scores = table.move(self.totals, 1, #self.totals, 1, {})
  add(self, { what = "round_over", round = event.n, scores = scores })
  if event.over then
    add(self, { what = "match_over", winner = core.state(self.core).winner })
  end
end


--- An empty story of a match.
local function begin(m)
  local k, taking = kit.of(m.variant), m.variant.facts.taking
  local self = { variant = m.variant, core = m.core, entries = {}, at = 0,
    kit = k, discard = taking and k.pile_of[taking.pile],
    players = m.variant.players, deck = k.deck, facts = {},
    moves = {}, forced = {}, read = 0,
    trick = {}, totals = {}, thrown = false, causes = {}, noted = 1,
    wins = {} }
  for side = 1, #m.variant.sides do self.totals[side] = 0 end
  add_first(self, "keeps")
  return self
end


--- Notes the line of the rules that made the n-th event: the last one that had
-- called a word before it.
local function note_cause(self, origins, n)
  while (origins[self.noted] or n) < n do
    self.cause = { file = origins[self.noted + 1],
      line = origins[self.noted + 2] }
    self.noted = self.noted + 3
  end
end


--- Adds the decisions since the last call.
local function read_on(self, m)
  local moves, forced, read = core.moves_from(m.core, self.read)
  table.move(moves, 1, #moves, #self.moves + 1, self.moves)
  table.move(forced, 1, #forced, #self.forced + 1, self.forced)
  self.read = read
end


--- Adds the events since the last call.
local function hear_on(self, m)
  read_on(self, m)
  self.notes = core.notes(m.core)
  local origins = core.origins(m.core)
  for i, event in ipairs(core.events(m.core, self.at)) do
    note_cause(self, origins, self.at + i)
    if hear[event.what] then hear[event.what](self, event) end
  end
  self.at = core.log_size(m.core)
end


--- Brings the story up to the present; begins anew after the match has gone
-- back. While the story grows, the match does not hold it. If memory runs out
-- meanwhile, the next call begins anew.
local function catch_up(m)
  local self = m.told
  if not self or self.core ~= m.core then self = begin(m) end
  if core.log_size(m.core) > self.at then
    m.told = nil
    hear_on(self, m)
  end
  m.told = self
  return self
end


--- story.of(m, player [, n]) -> list of entries from number n + 1 on
function story.of(m, player, n)
  local self, list = catch_up(m), {}
  for i = (n or 0) + 1, #self.entries do
    list[#list + 1] = seen.entry(self.entries[i], player, self.variant)
  end
  return list
end


--- What an outline tells.
local OUTLINE = { round = true, noted = true, trick = true }


--- story.outline(m) -> function() -> list of entries since its last call
-- Only the beginnings of rounds, what was settled, and that tricks were won,
-- without their cards: for those who play many rounds to learn of these. The
-- match must not go back meanwhile.
function story.outline(m)
  local self, told = begin(m), 0
  return function()
    self.notes = core.notes(m.core)
    for _, event in ipairs(core.events(m.core, self.at, OUTLINE)) do
      hear[event.what](self, event)
    end
    self.at = core.log_size(m.core)
    local first = told + 1
    told = #self.entries
    return table.move(self.entries, first, told, 1, {})
  end
end


--- story.cause(m, n) -> { file, line }; or nil
-- The line of the rules that made the n-th entry of the story: the one that
-- called the word which did it.
function story.cause(m, n)
  return catch_up(m).causes[n]
end


--- story.told(m) -> { entries, causes, wins }
-- All entries, with the cards that nobody has seen; by number of entry the line
-- of the rules that made it, as { file, line }; and of each trick the name of
-- the rule by which it was won. The caller changes nothing.
function story.told(m) return catch_up(m) end


--- story.last_trick(m) -> the last trick of this round; nil if there is none
function story.last_trick(m)
  local entries = catch_up(m).entries
  for i = #entries, 1, -1 do
    local entry = entries[i]
    if entry.what == "trick" and #entry.cards > 0 then return entry end
    if entries[i].what == "round" then return nil end
  end
end


return story

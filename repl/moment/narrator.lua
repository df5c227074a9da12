-- Tells what happens at the table, as one seat sees it.

local articled = require "tenace.face.say.articled"
local amount = require "tenace.face.say.amount"
local camps = require "tenace.face.moment.camps"
local given = require "tenace.face.moment.given"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local roles = require "tenace.face.moment.roles"
local scoring = require "tenace.face.moment.scoring"
local show = require "tenace.face.say.show"
local turns = require "tenace.face.moment.turns"

-- The answer of players who declare nothing to the library's `declare`; and the
-- one to a question that the others at the table have not heard.
local NOTHING, NO = "continue", "no"

local Narrator = {}
Narrator.__index = Narrator


--- Narrator.new(names, variant, style) -> a narrator.
function Narrator.new(names, variant, style)
  language.speak_of(variant.texts)
  return setmetatable({
    names = names, fields = variant.fields or {}, style = style,
    variant = variant,
    tricks = {}, drawn = {}, lying = 0, gap = false, scored = {},
    scores = false, party_of = {}, settled = {},
    out = {},
  }, Narrator)
end


local tell = {}


function tell.round(self, entry)
  self.tricks, self.lying, self.scored, self.scores = {}, 0, {}, false
  self.party_of, self.settled, self.passes = {}, {}, nil
  self.froze, self.out, self.told_points = nil, {}, false
  local round = "\n"
    .. show.bold(phrase("table.round", { round = entry.round }), self.style)
  local alone = #self.names.players == 1
  if alone or not entry.dealer then return round end
  return language.passage { round,
    roles.told("dealer", entry.dealer, self.names)
      or self.names:says("table.deals", entry.dealer) }
end


--- Are the counts equal? Players who sit out have none.
local function all_equal(counts, players)
  for player in ipairs(players) do
    if counts[player] ~= counts[1] then return false end
  end
  return true
end


function tell.dealt(self, entry)
  local players = self.names.players
  for player in ipairs(players) do
    self.out[player] = not entry.counts[player]
  end
  if all_equal(entry.counts, players) then
    return phrase("table.dealt_each", { n = entry.counts[1] })
  end
  local list = {}
  for player, name in ipairs(players) do
    list[player] = phrase("side.value",
      { side = name, value = entry.counts[player] or 0 })
  end
  return phrase("table.dealt",
    { counts = table.concat(list, phrase "side.join") })
end


--- The cards that the person has drawn since they were last told.
function Narrator:drawn_since()
  local cards = table.concat(self.drawn, " ")
  if cards == "" then return nil end
  self.drawn = {}
  return self.names:says("table.draws", self.names.seat,
    { cards = show.cards(cards, self.style) })
end


--- While all draw in turn, tells only the person's own cards, several at once.
local function drawn_in_turn(self, entry)
  if entry.cards and entry.player == self.names.seat then
    self.drawn[#self.drawn + 1] = entry.cards
  end
end


--- Cards from the stock: the players who see them read their names.
function tell.drawn(self, entry)
  if entry.drawing then return drawn_in_turn(self, entry) end
  if entry.cards then
    return self.names:says("table.draws", entry.player,
      { cards = show.cards(entry.cards, self.style) })
  end
  local n = entry.counts[entry.player]
  return self.names:says("table.draws", entry.player,
    { cards = phrase("table.cards", { n = n }) })
end


--- The names of players, the person first.
local function names_of(self, players)
  local list = {}
  for _, player in ipairs(players) do
    if player == self.names.seat then
      table.insert(list, 1, phrase "table.to_you")
    else
      list[#list + 1] = self.names.players[player]
    end
  end
  return table.concat(list, phrase "side.join")
end


--- Cards that only some have seen.
local function shown_to(self, entry)
  local cards = entry.cards and show.cards(entry.cards, self.style)
    or phrase("table.cards", { n = entry.n })
  local key = entry.player and "table.shows_to" or "table.looks_at"
  return self.names:says(entry.reason and key .. "_because" or key,
    entry.player or entry.to[1], { cards = cards,
      to = names_of(self, entry.to), reason = entry.reason })
end


--- Cards that lay face down; a pile may belong to nobody.
function tell.turned(self, entry)
  local cards = show.cards(entry.cards, self.style)
  if entry.player then
    return self.names:says("table.turns", entry.player, { cards = cards })
  end
  return phrase("table.is_turned", { cards = cards })
end


tell.captured, tell.taken = turns.takes, turns.takes


--- Cards that lay face down: only whoever takes them up sees them.
function tell.picked_up(self, entry)
  local taking = self.variant.facts.taking
  if taking and taking.second_hand then
    return self.names:says("melds.takes_second", entry.player,
      { cards = entry.cards and show.cards(entry.cards, self.style) })
  end
  return turns.takes(self, entry)
end


--- Does the reason for showing the cards name each of them? In Chinese they
-- stand beside other words without a blank.
local function names_all(reason, cards)
  local words = " " .. reason:gsub("[,:;\x80-\xFF]", " ") .. " "
  for card in cards:gmatch "%S+" do
    if not words:find(" " .. card .. " ", 1, true) then return false end
  end
  return true
end


function tell.shown(self, entry)
  if self.declared then
    self.declared = false
    return nil
  end
  if entry.to then return shown_to(self, entry) end
  local cards = show.cards(entry.cards, self.style)
  local reason = entry.reason and show.sentence(entry.reason, self.style)
  if not entry.player then
    local key = entry.reason and "table.shown_because" or "table.shown"
    return phrase(key, { cards = cards, reason = reason })
  end
  if reason and names_all(entry.reason, entry.cards) then
    cards, reason = reason, nil
  end
  local key = reason and "table.shows_because" or "table.shows"
  return self.names:says(key, entry.player,
    { cards = cards, reason = reason })
end


--- What a player says because the rules demand it.
function tell.said(self, entry)
  return self.names:says("table.answers", entry.player,
    { move = show.move(language.told(self.variant.texts, entry.says),
      self.style) })
end


--- Notes of which party players are: the parties, in the order in which they
-- are named.
local function note_parties(self, players)
  local parties, told = {}, {}
  for _, one in ipairs(players) do
    self.party_of[one.player] = one.party
    if not told[one.party] then
      told[one.party] = true
      parties[#parties + 1] = one.party
    end
  end
  return parties
end


--- All players known to be of a party, in the order of their seats.
local function members(self, party)
  local list = {}
  for player in ipairs(self.names.players) do
    if self.party_of[player] == party then list[#list + 1] = player end
  end
  return list
end


--- All known players of each party of which more have become known, a sentence
-- for each. A field of the same name may have told the only one.
function tell.parties(self, entry)
  local list = {}
  for _, party in ipairs(note_parties(self, entry.players)) do
    local players = members(self, party)
    if #players > 1 or self.settled[party] ~= players[1] then
      list[#list + 1] = show.sentence(phrase("table.party", { party =
        self:label(party), players = names_of(self, players) }), self.style)
    end
  end
  return #list > 0 and language.passage(list) or nil
end


--- Does the last answer name that suit, as a word or as that of its card? Then
-- a field that goes by it is no news. Trumps are.
local function is_named(self, entry)
  local field, said = self.fields[entry.name], self.answer
  if not said or not field or field.kind ~= "suit"
    or entry.name == "trump" then return false end
  for _, card in ipairs(show.words(said.cards or said.card or "")) do
    if card:sub(-1) == entry.value then return true end
  end
  return said.suit == entry.value
end


--- A field that is a list appears in the position and is not told.
function tell.settled(self, entry)
  self.settled[entry.name] = entry.value
  local field = self.fields[entry.name]
  local silent = type(entry.value) == "table" or field and field.untold
  if silent or is_named(self, entry) then return nil end
  local label, named = self:label(entry.name, entry.value)
  if named or field and field.kind == "flag" and entry.value then
    return phrase("table.is_so", { name = label })
  end
  return show.sentence(phrase("table.settled", { name = label,
    value = self:value(entry.name, entry.value) }), self.style)
end


--- narrator:label(name [, value]) -> the label of a declared field. If rules
-- have a name for its value: that name, and true.
function Narrator:label(name, value)
  local names = self.fields[name] and self.fields[name].names
  if names and names[value] then
    return show.capital(language.spoken(names[value])), true
  end
  for _, pile in ipairs(self.variant.piles or {}) do
    if pile.name == name then return show.capital(language.pile(name)) end
  end
  return show.capital(language.spoken(name))
end


local function suit_name(letter, style)
  if style.names then return style.suit_names[letter] end
  return phrase("suit." .. letter) .. " " .. show.suit(letter, style)
end


--- narrator:value(name, value) -> a field's value in words.
function Narrator:value(name, value)
  local kind = self.fields[name] and self.fields[name].kind
  if value == nil or value == "none" then
    return phrase("table.none", { gender = language.gender(self:label(name)) })
  end
  if kind == "player" or name == "dealer" then
    return self.names.players[value]
  end
  if kind == "side" then return self.names.sides[value] end
  if kind == "flag" then return phrase(value and "table.yes" or "table.no") end
  local names = self.style.suit_names
  if kind == "suit" and names and names[value] then return names[value] end
  local told = type(value) == "string" and value:find(", ", 1, true)
    and language.told(self.variant.texts, value)
  return told and told ~= value and told or self:suit(value)
end


--- narrator:suit(letter) -> a French suit's name and sign; anything else as it
-- is
function Narrator:suit(letter)
  local is_suit = type(letter) == "string" and letter:match("^[CDHS]$")
  if is_suit and self.style.signs[letter] then
    return suit_name(letter, self.style)
  end
  return type(letter) == "string" and language.worded(letter)
    or tostring(letter)
end


--- Did the cards go to the trick? If the story does not say so, a single card
-- did.
local function is_play(entry)
  local single = entry.form == "{card}"
  if not single and entry.form ~= "{cards}" then return false end
  if entry.played ~= nil then return entry.played end
  return single
end


--- While cards are drawn, only declarations are told; they name the shown
-- cards.
local function said_drawing(self, entry)
  if entry.move == "pass" then return nil end
  self.declared = true
  return self.names:says("table.answers", entry.player,
    { move = show.move(entry.move, self.style) })
end


tell.laid_down, tell.turned_over = turns.laid_down, turns.turned_over
tell.unsealed = turns.unsealed


function tell.shuffled() return phrase "table.shuffled" end


--- What was drawn goes back unseen: it need not be told any more.
function tell.dealt_again(self)
  self.drawn, self.declared = {}, false
  return phrase "table.dealt_again"
end


--- A card that a player plays from the dummy's hand.
local function from_dummy(self, entry)
  local whose = entry.dummy == self.names.seat and "_yours" or "_dummy"
  local led = self.lying == 1 and "table.leads" or "table.plays"
  return self.names:says(led .. whose, entry.player, {
    cards = show.cards(entry.move, self.style),
    dummy = self.names.players[entry.dummy],
  })
end


--- Does the answer say no, perhaps to something that a field would keep (`no
-- handful`)? At a table nobody would hear it. The person's own choice is told.
local function declines(self, entry)
  if entry.player == self.names.seat and not entry.forced then return false end
  if entry.move == NO then return true end
  for name, field in pairs(self.fields) do
    if entry.move == NO .. " " .. name then return field.kind ~= "suit" end
  end
  return false
end


--- Have all answers of this round been to pass?
local function note_pass(self, move)
  self.passes = self.passes ~= false and move == "pass"
end


function tell.move(self, entry)
  self.answer = entry.slots
  note_pass(self, entry.move)
  if entry.drawing then return said_drawing(self, entry) end
  local told, text = turns.tell(self, entry)
  if told then return text end
  local player, move = entry.player, tostring(entry.move)
  local told_later = entry.together or entry.gives
  if told_later or entry.draws or move == NOTHING or declines(self, entry) then
    return nil
  end
  if entry.heard then return turns.unseen(self, entry) end
  if entry.secret then
    return self.names:says("table.secret", player,
      { cards = show.cards(move, self.style) })
  end
  if entry.thrown or entry.chooses then
    return self.names:says(entry.thrown and "plays.throws" or "plays.chooses",
      player, { cards = show.cards(move, self.style) })
  end
  if not is_play(entry) then
    return self.names:says("table.answers", player,
      { move = show.said(entry, move, self.style) })
  end
  local key = self.lying == 0 and "table.leads" or "table.plays"
  if entry.forced and player == self.names.seat then
    key = #show.words(move) > 1 and "plays.only_possible" or key .. "_only"
  end
  local gap = self.lying == 0 and self.gap and "\n" or ""
  self.lying, self.gap = self.lying + 1, false
  if entry.dummy then return gap .. from_dummy(self, entry) end
  return gap .. self.names:says(key, player,
    { cards = show.cards(move, self.style) })
end


--- What all have answered at the same time.
function tell.together(self, entry)
  local lines = {}
  for i, one in ipairs(entry.answers) do
    lines[i] = self.names:says("table.answers", one.player,
      { move = show.move(one.move, self.style) })
  end
  return table.concat(lines, "\n")
end


tell.given = given.told


--- Cards that must be led instead of a failed throw.
function tell.forced(self, entry)
  self.lying, self.gap = 1, false
  return self.names:says("plays.forced", entry.player,
    { cards = show.cards(entry.cards, self.style) })
end


function tell.trick(self, entry)
  self.lying, self.gap = 0, true
  local side = entry.side or self.names.side_of[entry.winner]
  self.tricks[side] = (self.tricks[side] or 0) + 1
  local key = entry.why and "table.wins_because" or "table.wins"
  if entry.cards and #entry.cards == 0 then key = "table.has_trick" end
  local text = self.names:says(key, entry.winner, { why = entry.why })
  return show.sentence(text, self.style)
end


--- Points are told before what happens next, or when a player is asked; those
-- of the round's end in its summary.
function tell.score(self, entry)
  table.insert(self.scored, entry)
  self.scores = true
end


--- narrator:scored_since() -> the points scored that have not been told yet, as
-- text; or nil
function Narrator:scored_since()
  local entries = self.scored
  if #entries == 0 then return nil end
  self.scored, self.told_points = {}, true
  return scoring.text(entries, self.names, self.style, self.variant)
end


--- narrator:counts_hands() -> true if points have been told since the round
-- began, and cards were shown last: the points left are those of these cards
function Narrator:counts_hands()
  return self.told_points and self.last_told == "shown"
end


function Narrator:tricks_line()
  local counts = {}
  for side in ipairs(self.names.sides) do
    counts[side] = self.tricks[side] or 0
  end
  local known = camps.of(self.variant, { fields = self.settled,
    parties = next(self.party_of) and self.party_of, out = self.out })
  return phrase("table.tricks", { tricks = known
    and camps.told(known, counts, self.variant, self.names)
    or self.names:by_side(counts) })
end


--- Why a round ends without points, as far as the rules say.
local function why_unscored(self)
  if self.passes then return phrase "table.all_passed" end
  local facts = self.variant.facts
  local reason = facts and language.told(self.variant.texts, facts.unscored)
  return reason and phrase("table.unscored", { reason = reason })
    or phrase "table.nobody_scores"
end


function tell.round_over(self, entry)
  self.totals = entry.scores
  local lines = { self:counts_hands() and self:scored_since() or nil }
  lines[#lines + 1] = "\n" .. show.bold(
    phrase("table.round_over", { round = entry.round }), self.style)
  if next(self.tricks) then lines[#lines + 1] = self:tricks_line() end
  if not self.scores then
    lines[#lines + 1] = why_unscored(self)
  end
  lines[#lines + 1] = self:scored_since()
  lines[#lines + 1] = phrase("table.total",
    { scores = self.names:by_side(
      amount.all(entry.scores, self.variant)) })
  return table.concat(lines, "\n")
end


function tell.match_over(self, entry)
  local text = (entry.winner or 0) == 0
    and self.names:no_winner(self.totals, self.variant.facts.wins)
    or self.names:side_says("table.match_won", entry.winner)
  return "\n" .. show.bold(text, self.style)
end


--- narrator:put_since() -> the sentence for the cards that another player has
-- put face down since this was last told; or nil
function Narrator:put_since()
  local put = self.put
  if not put then return nil end
  self.put = nil
  return self.names:says("table.secret", put.player,
    { cards = phrase("table.cards", { n = put.n }) })
end


--- What was kept back until something else is told: cards drawn, cards put face
-- down, points. A list of texts.
local function kept_back(self)
  local lines = { self:drawn_since() }
  lines[#lines + 1] = self:put_since()
  lines[#lines + 1] = self:scored_since()
  return lines
end


--- narrator:rest() -> what has been kept back, before the person is asked; or
-- nil
function Narrator:rest()
  local lines = kept_back(self)
  return #lines > 0 and table.concat(lines, "\n") or nil
end


--- Does another player put a card face down? Several by one player are told at
-- once, so they are counted. Also answers what had been kept back.
local function puts(self, entry)
  local hidden = entry.what == "move" and entry.secret and not entry.move
    and not entry.gives and not entry.together and not entry.heard
  if not hidden then return false end
  local put, before = self.put, nil
  if not put or put.player ~= entry.player then
    before = self:rest()
    put = { player = entry.player, n = 0 }
    self.put = put
  end
  put.n = put.n + entry.n
  return true, before
end


--- narrator:tell(entry) -> text, or nil if there is nothing to tell.
function Narrator:tell(entry)
  local put, before = puts(self, entry)
  if put then return before end
  local teller = tell[entry.what]
  local text = teller and teller(self, entry)
  if not text then return nil end
  local lines = kept_back(self)
  self.last_told = entry.what
  lines[#lines + 1] = text
  return articled.sentence(table.concat(lines, "\n"), self.style.names)
end


return Narrator

-- Declarations: what a player may say because of the cards in hand. The player
-- and then the partners are asked in turn, whatever they hold. Where one cannot
-- say anything the engine answers `continue`, so a question tells nothing about
-- a hand.

local core = require "tenace.core"
local cores = require "tenace.words.cores"
local given = require "tenace.words.given"
local ordered = require "tenace.base.ordered"

local NOTHING <const> = "continue"
local NEEDS <const> = core.kit_places.needs

-- The most entries of a list, and the parts of an entry.
local MOST <const> = 32
local WORDS <const>, CARDS <const>, POINTS <const>, REASON <const> = 1, 2, 3, 4

local behind, concat = ordered.behind, table.concat


--- An entry of a list, and whether it is sealed.
local function entry_of(item)
  local sealed = behind(item)
  local entry = sealed or item
  if type(entry) ~= "table" or type(entry[WORDS]) ~= "string"
    or type(entry[CARDS]) ~= "string" then
    given.wrong("declare", 3, "needs_expected")
  end
  return entry, sealed ~= nil
end


--- The entries of a list, false for one that is false; and whether all are
-- sealed.
local function read_entries(items)
  local entries, lasting = {}, true
  for i, item in ipairs(items) do
    local entry, sealed = false, true
    if i > MOST then given.wrong("declare", 3, "too_many_entries") end
    if item ~= false then entry, sealed = entry_of(item) end
    entries[i], lasting = entry, lasting and sealed
  end
  return entries, lasting
end


--- What the core takes of entries: the cards of each, and the reasons.
local function parts_of(entries)
  local cards, reasons = {}, {}
  for i, entry in ipairs(entries) do
    local reason = entry and entry[REASON]
    cards[i] = entry and entry[CARDS]
    reasons[i] = type(reason) == "string" and reason or false
  end
  return cards, reasons
end


--- Does an entry wait for another that can be said?
local function gives_way(entry, choices)
  local other = entry.unless
  if type(other) ~= "string" then return false end
  for i = 2, #choices do
    if choices[i] == other then return true end
  end
  return false
end


--- The place of a text in a list.
local function place_of(list, text)
  for i = 1, #list do
    if list[i] == text then return i end
  end
end


cores.add(function(one)
  local declare_on, choose_text = one.declare_on, one.choose_text
  local accepts, at_seat, tallied = one.accepts, one.at_seat, one.tallied

  -- The entries of lists that nobody can change, by the list.
  local entries_of = setmetatable({}, { __mode = "k" })

  --- What the entries of a list take: the kit keeps it if nobody can change it.
  -- And the entries.
  local function needs_of(self, list)
    local sealed = behind(list)
    local of_kit = one.kit(self)[NEEDS]
    local needs = sealed and of_kit[sealed]
    if needs then return needs, entries_of[sealed] end
    local entries, lasting = read_entries(sealed or list)
    needs = given.to("declare", 3, one.needs, self, parts_of(entries))
    if sealed and lasting then
      of_kit[sealed], entries_of[sealed] = needs, entries
    end
    return needs, entries
  end

  --- Begins to ask where the core could not: an argument is not just what it
  -- takes. Answers that, as the core takes it.
  local function begin(self, player, prompt, list, condition, without)
    one.asking(self, "declare")
    local seat = given.seat(self, "declare", 1, player)
    if type(prompt) ~= "string" then
      prompt = given.to("declare", 2, one.says, prompt)
    end
    given.kind("declare", 3, "table", list)
    if condition ~= nil then given.kind("declare", 4, "function", condition) end
    if without ~= nil then
      without = given.cards(self, "declare", 5, without)
    end
    return seat, prompt, without, needs_of(self, list)
  end

  --- Has the side of a seat counted an entry already?
  local function has_counted(self, seat, entry)
    local reason = entry[REASON]
    return type(reason) == "string" and tallied(self, seat, reason)
  end

  --- Does the condition accept an entry, where these others can be said?
  local function is_accepted(self, seat, entry, condition, others)
    return accepts(self, condition, at_seat(self, seat), entry[WORDS],
      entry[CARDS], others)
  end

  --- What a player can say who holds the cards of these entries, a bit each:
  -- the texts, the entry of each, and how many there are. Nil: nothing.
  local function choices_of(self, seat, entries, held, condition)
    local choices, chosen, n, i = nil, nil, 1, 0
    while held > 0 do
      i = i + 1
      local entry = held & 1 > 0 and entries[i]
      held = held >> 1
      if entry and not (n > 1 and gives_way(entry, choices))
        and (condition == nil or is_accepted(self, seat, entry, condition,
          n > 1 and concat(choices, ", ", 2) or ""))
        and not (n > 1 and place_of(choices, entry[WORDS])) then
        n = n + 1
        if n == 2 then
          choices, chosen = { NOTHING, entry[WORDS] }, { false, entry }
        else
          choices[n], chosen[n] = entry[WORDS], entry
        end
      end
    end
    return choices, chosen, n
  end

  --- The entry is said only where something else cannot be said. If the rules
  -- would have accepted that, its cards are not there.
  local function tell_unless(self, seat, entry, entries, condition, without)
    local unless = entry.unless
    if type(unless) ~= "string" or not one.logs(self) then return end
    for _, other in ipairs(entries) do
      if other and other[WORDS] == unless
        and not has_counted(self, seat, other) and (condition == nil
        or is_accepted(self, seat, other, condition, "")) then
        one.tell_held(self, seat, other[CARDS], without, true)
      end
    end
  end

  --- Counts an entry that was said: it is shown and noted. The cards that are
  -- shown have not just come.
  local function count_entry(self, seat, entry, without)
    local reason, points = entry[REASON], entry[POINTS]
    if type(reason) ~= "string" then return end
    if without ~= nil then one.tell_held(self, seat, entry[CARDS], without) end
    one.words.show(self, entry[CARDS], reason)
    given.to("declare", 3, tallied, self, seat, reason,
      math.tointeger(tonumber(points)) or 0)
  end

  --- Asks a player for one of the choices.
  local function choose(self, seat, prompt, choices)
    local said, refused = choose_text(self, seat, prompt, choices, false)
    while not said do
      one.wait(self, { prompt = prompt, list = choices }, refused)
      said, refused = choose_text(self, seat, prompt, choices, false)
    end
    return said
  end

  --- self:declare(player, prompt, list [, …]) -> words, cards, player
  -- Asks the player to declare one of several things, each of which takes
  -- certain cards in hand, or to say `continue`. If the player declares
  -- nothing, the partners are asked in turn. All are asked whatever they hold,
  -- so that a question tells nothing about a hand: the engine answers for those
  -- who can declare nothing. The cards stay where they are: see `show` and
  -- `move`. An entry of the list may also have points and a reason, `{
  -- "hearts", "KH QH", 20, "a marriage" }`. Then its cards are shown, the
  -- points count for the side (see `count`), and a side can declare it once in
  -- a round. `unless = "spades"` in an entry: it can be declared only by a
  -- player who cannot declare `spades`, which comes before it in the list; who
  -- declares it tells everyone so.
  -- @param player the player who is asked first
  -- @param prompt the question; `{name}` is replaced by a field of the match
  -- @param list what may be declared: `{ { "hearts", "KH QH" }, … }`; false
  -- entries are left out
  -- @param condition a function that says whether an entry may be declared; it
  -- gets self, a player who holds the cards, the words, the cards, and the
  -- words of the entries before it that can be declared (as one text)
  -- @param without cards that do not count as held, such as those just drawn
  -- @return the words declared, the cards that they take, and the player;
  -- nothing if nobody declared anything
  -- @example local said, cards, who = self:declare(player, "a marriage?", {
  --   { "hearts", "KH QH" }, { "spades", "KS QS" },
  -- })
  -- if said then self:show(cards, "a marriage") end
  -- @group questions
  function one.words.declare(self, player, prompt, list, condition, without)
    local needs, entries, seat, held = list, nil, false, nil
    if without == nil
      and (condition == nil or type(condition) == "function") then
      seat, held = declare_on(self, player, prompt, list)
    end
    if seat == false then
      player, prompt, without, needs, entries = begin(self, player, prompt,
        list, condition, without)
      seat, held = declare_on(self, player, prompt, needs, without, player)
    end
    while seat do
      entries = entries or entries_of[behind(list)]
      local choices, chosen, n = choices_of(self, seat, entries, held,
        condition)
      local said = (n > 1 or held == 0) and choose(self, seat, prompt,
        choices or { NOTHING })
      if said and said ~= NOTHING then
        local entry = chosen[place_of(choices, said)]
        tell_unless(self, seat, entry, entries, condition, without)
        count_entry(self, seat, entry, without)
        return said, entry[CARDS], at_seat(self, seat)
      end
      seat, held = declare_on(self, player, prompt, needs, without, seat,
        said ~= false)
    end
  end
end)

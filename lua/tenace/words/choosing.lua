-- Questions whose answer is one of a list of texts, yes or no, or a number.

local core = require "tenace.core"
local cores = require "tenace.words.cores"
local given = require "tenace.words.given"
local ordered = require "tenace.base.ordered"

-- The numbers that ask_number may ask for; and how many of them are a list of
-- choices, at most.
local LEAST <const>, MOST <const> = -32768, 1073741823
local NUMBERS = core.limits.numbers


-- The numbers that are asked for most, as texts.
local names = {}
for n = 0, 99 do names[n] = tostring(n) end


--- Are numbers of a range left out?
local function leaves_out(from, to, left_out)
  if type(left_out) ~= "table" then return false end
  left_out = ordered.behind(left_out) or left_out
  if next(left_out) == nil then return false end
  for n = from, math.min(to, from + NUMBERS) do
    if left_out[n] then return true end
  end
  return false
end


--- The numbers of a range as texts; and those that are left out, each with the
-- reason.
local function number_texts(from, to, left_out)
  if from > to or to - from >= NUMBERS then
    given.wrong("ask_number", 4, "range_of_numbers")
  end
  local texts, refused, count = {}, {}, 0
  for n = from, to do
    local reason, text = left_out[n], names[n] or tostring(n)
    if reason then
      refused[text] = reason
    else
      count = count + 1
      texts[count] = text
    end
  end
  if count == 0 then given.wrong("ask_number", 3, "no_choice") end
  return texts, refused
end


cores.add(function(one)
  local choose_text, ask_number, kit_of = one.choose_text, one.number, one.kit
  local seat_of, behind, yes_no = one.seat, ordered.behind, one.yes_no

  -- What frozen lists tell, by the kit, by what says it, and by the list.
  local told_by = setmetatable({}, { __mode = "k" })

  --- The player's seat and the prompt of a word that asks, where the core could
  -- not take them as they are.
  local function asked(self, word, player, prompt)
    local seat = given.seat(self, word, 1, player)
    if prompt == nil then given.wrong_kind(word, 2, "string") end
    return seat, given.to(word, 2, one.says, prompt)
  end

  --- Shows a question, or refuses its answer.
  local function show(self, refused, prompt, list, refusals)
    one.wait(self, { prompt = prompt, list = list, refusals = refusals },
      refused)
  end

  --- Asks on for a choice, where the core has not answered at once: something
  -- was not as it should be, or somebody looks at the question. Its answer is
  -- there then.
  local function choose_on(self, word, player, prompt, list, refusals, sealed,
    said, refused)
    if said == false then
      player, prompt = asked(self, word, player, prompt)
      given.kind(word, 3, "table", list)
      said, refused = choose_text(self, player, prompt, list, sealed)
    end
    while said == nil do
      if refusals == nil then refusals = list.refused end
      show(self, refused, prompt, one.texts(list), refusals)
      said, refused = choose_text(self, player, prompt, list, sealed)
    end
    if said then return said end
    given.wrong(word, 3, one.texts(list) and "no_choice" or "choices_are_texts")
  end

  --- What the texts of a frozen list tell; false if not all are texts.
  local function told_of(self, holds, list)
    local kit = kit_of(self)
    local of_kit = told_by[kit]
    if not of_kit then
      of_kit = setmetatable({}, { __mode = "k" })
      told_by[kit] = of_kit
    end
    local of_holds = of_kit[holds]
    if not of_holds then
      of_holds = setmetatable({}, { __mode = "k" })
      of_kit[holds] = of_holds
    end
    local told = of_holds[list]
    if told == nil then
      told = one.told(self, behind(list), holds) or false
      of_holds[list] = told
    end
    return told
  end

  --- What the choices of a list tell, a list by the lists in it.
  local function tolds_of(self, holds, list)
    if behind(holds) then
      local tolds, items = {}, behind(list) or list
      for i = 1, rawlen(items) do
        local item = items[i]
        local told = not item or behind(item) and told_of(self, holds, item)
        if not told then break end
        if item then tolds[#tolds + 1] = told end
        if i == rawlen(items) then return tolds end
      end
    end
    local texts = one.texts(list)
    if not texts then given.wrong("choose", 3, "choices_are_texts") end
    return { one.told(self, texts, holds) }
  end

  --- Checks the reasons: one for all texts, or a table by text.
  local function by_text(says)
    if type(says) ~= "table" or says[1] ~= nil then
      given.maybe_text("choose", 4, "says", says)
      return nil
    end
    for _, reason in pairs(says) do
      given.named_text("choose", 4, "says", reason)
    end
    return says
  end

  --- Why the hand does not allow some texts.
  local function lacking(self, seat, tolds, says)
    local each = by_text(says)
    local refusals = one.lacking(self, seat, tolds, not each and says or nil)
    for text, refused in pairs(each and refusals or {}) do
      refused.says = each[text]
    end
    return refusals
  end

  --- Asks for one of the choices that the hand allows, and tells what it says.
  local function choose_held(self, seat, prompt, list, telling)
    local holds, says = telling.holds, telling.says
    if type(holds) ~= "table" then
      given.wrong("choose", 4, "table_expected", "holds")
    end
    by_text(says)
    local tolds = tolds_of(self, holds, list)
    local texts = one.held(self, seat, tolds)
    local said, refused = choose_text(self, seat, prompt, texts)
    if not said then
      local refusals = said == nil and lacking(self, seat, tolds, says)
      said = choose_on(self, "choose", seat, prompt, texts, refusals, false,
        said, refused)
    end
    one.tell_said(self, seat, tolds, said)
    return said
  end

  --- Asks for a choice that nobody else is to know.
  local function choose_sealed(self, seat, prompt, list, telling)
    if telling.holds ~= nil then given.wrong("choose", 4, "sealed_tells") end
    if one.sealing(self, seat) then
      error(core.message("sealed_twice", nil, seat), 0)
    end
    local said, refused = choose_text(self, seat, prompt, list, true)
    if not said then
      choose_on(self, "choose", seat, prompt, list, nil, true, said, refused)
    end
    one.seal(self, seat, one.texts(list))
  end

  --- Asks for a choice that tells something of the hand, or that is sealed.
  local function choose_telling(self, player, prompt, list, telling)
    one.asking(self, "choose")
    local seat = seat_of(self, player)
    if not seat or type(prompt) ~= "string" then
      seat, prompt = asked(self, "choose", player, prompt)
    end
    given.kind("choose", 3, "table", list)
    given.kind("choose", 4, "table", telling)
    local ask = telling.sealed and choose_sealed or choose_held
    return ask(self, seat, prompt, list, telling)
  end

  --- self:choose(player, prompt, list [, telling]) -> text
  -- Asks the player to choose one of a list of texts.
  -- @param player the player who answers
  -- @param prompt the question; `{name}` is replaced by a field of the match
  -- @param list the texts to choose from; it may contain lists of texts; false
  -- values are left out; `refused = { hearts = "hearts were turned down" }` in
  -- it says why something is not among them
  -- @param telling what choices say of the hand: `{ holds = { TEXT = cards }
  -- }`. A player who holds none of the cards cannot choose the text, and who
  -- chooses it tells everyone that at least one of them is in the hand; `{ 2,
  -- cards }`: at least two. `says` is the refusal for all others, with {cards},
  -- or a table of refusals by text. Or `{ sealed = true }`: what is chosen is
  -- nobody else's to know before self:unseal; all know the list
  -- @return the text chosen; nothing if it is sealed
  -- @error the list is empty; the player has sealed a choice that is not open
  -- yet
  -- @example self:choose(player, "which trump?", { "hearts", "spades" })
  -- self:choose(player, "ask for which rank?", { "sevens", "eights", "no" }, {
  --   holds = { sevens = "7C 7D 7H 7S", eights = "8C 8D 8H 8S" },
  --   says = "you hold none of {cards}" })
  -- self:choose(self.dealer, "do you bet?", { "win", "loss" },
  --   { sealed = true })
  -- @group questions
  function one.words.choose(self, player, prompt, list, telling)
    if telling ~= nil then
      return choose_telling(self, player, prompt, list, telling)
    end
    local said, refused = choose_text(self, player, prompt, list, false,
      "choose")
    return said or choose_on(self, "choose", player, prompt, list, nil, false,
      said, refused)
  end

  --- self:choose_suit(player, prompt) -> suit
  -- Asks the player to name a suit of the deck by its word: clubs, diamonds,
  -- hearts, spades; coins, cups, swords, batons.
  -- @param player the player who answers
  -- @param prompt the question; `{name}` is replaced by a field of the match
  -- @return the suit's letter
  -- @example self.trump = self:choose_suit(player, "which suit is trump?")
  -- @group questions
  function one.words.choose_suit(self, player, prompt)
    local kit, n = kit_of(self), 1
    local list = kit.suit_words
    local said, refused = choose_text(self, player, prompt, list, false,
      "choose_suit")
    said = said or choose_on(self, "choose_suit", player, prompt, list, nil,
      false, said, refused)
    while list[n] ~= said do n = n + 1 end
    return kit.suit_letters[n]
  end

  --- self:ask_yes_no(player, prompt) -> boolean
  -- Asks the player a question with the answers yes and no.
  -- @param player the player who answers
  -- @param prompt the question; `{name}` is replaced by a field of the match
  -- @return true or false
  -- @example if self:ask_yes_no(player, "play alone?") then
  --   self:sit_out(self:partner_of(player))
  -- end
  -- @group questions
  function one.words.ask_yes_no(self, player, prompt)
    local said, refused = yes_no(self, player, prompt, "ask_yes_no")
    if said == nil and refused == nil then
      player, prompt = asked(self, "ask_yes_no", player, prompt)
      said, refused = yes_no(self, player, prompt)
    end
    while said == nil do
      show(self, refused, prompt)
      said, refused = yes_no(self, player, prompt)
    end
    return said
  end

  --- Asks for any number of a range.
  local function in_range(self, player, prompt, from, to)
    local said, refused = ask_number(self, player, prompt, from, to,
      "ask_number")
    if said then return said end
    if said == false then
      player, prompt = asked(self, "ask_number", player, prompt)
      if from < LEAST or to > MOST or from > to then
        given.wrong("ask_number", 4, "from_above")
      end
      said, refused = ask_number(self, player, prompt, from, to)
    end
    while said == nil do
      show(self, refused, prompt)
      said, refused = ask_number(self, player, prompt, from, to)
    end
    return said
  end

  --- self:ask_number(player, prompt, from, to [, left_out]) -> number
  -- Asks the player for a whole number in a range.
  -- @param player the player who answers
  -- @param prompt the question
  -- @param from the lowest number allowed
  -- @param to the highest number allowed
  -- @param left_out numbers between them that the player may not say: a table
  -- with the reason for each, `{ [3] = "the bids would add up to 10" }`
  -- @return a whole number
  -- @example local bid = self:ask_number(player, "how many tricks?", 0, 13)
  -- @group questions
  function one.words.ask_number(self, player, prompt, from, to, left_out)
    from = given.integer("ask_number", 3, from)
    to = given.integer("ask_number", 4, to)
    if not left_out or not leaves_out(from, to, left_out) then
      return in_range(self, player, prompt, from, to)
    end
    local texts, refusals = number_texts(from, to, left_out)
    local said, refused = choose_text(self, player, prompt, texts, false,
      "ask_number")
    return math.tointeger(said or choose_on(self, "ask_number", player, prompt,
      texts, refusals, false, said, refused))
  end
end)

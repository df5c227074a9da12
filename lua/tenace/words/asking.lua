-- Questions by forms: reads forms and what their slots take, and writes it on a
-- sheet. The core goes through all that can be said by a sheet.

local core = require "tenace.core"
local cores = require "tenace.words.cores"
local given = require "tenace.words.given"
local ordered = require "tenace.base.ordered"
local sentence = require "tenace.base.sentence"

-- What a form may have beside its slots. The core knows some of it by a bit, as
-- lua/bind/words/sheet.c says. With CHOSEN, which cards a form takes is read
-- here.
local CHOSEN <const> = 32
local KEYS = { adds = CHOSEN, all = 0, also = 0, beats = CHOSEN, because = 0,
  bold = 4, claims = CHOSEN, fits = 16, from = CHOSEN, idle = 8, must = 0,
  n = CHOSEN, once = 0, seldom = 2, unless = 1, unseen = CHOSEN }

-- So many patterns, and lists of words, are kept.
local MOST <const> = 500

local type, pcall = type, pcall


--- Raises a sentence of the texts `raised`, with values.
local function raise(key, ...)
  error(core.message(key, "ask", ...), 0)
end


--- What a call has answered for a value of a form. What it found wrong with an
-- argument is wrong with that value.
local function answered(form, name, ok, ...)
  if ok then return ... end
  local why = ...
  local reason = type(why) == "string"
    and string.match(why, "^bad argument #%-?%d+ to '.-' %((.*)%)$")
  if not reason then error(why, 0) end
  raise("form_value", name, form[1],
    (string.gsub(reason, "^(pile or player expected), .*", "%1")))
end


--- Raises that a form has a key of which nobody knows anything: of several the
-- first one.
local function refuse_key(form, keys)
  local names = {}
  for key in next, form do
    if not keys[key] then names[#names + 1] = sentence.shown(key) end
  end
  table.sort(names)
  raise("form_slot", names[1])
end


--- The functions that write forms, and those of captures, with the functions of
-- a core: for small packs or for large ones.
local function writer(one)
  local of = one.sheets
  local cards_of, plays_of, add_forms = of.cards, of.plays, of.forms
  local take, values_of = of.slot, of.values
  local kit_of, fields_of, new_cards = one.kit, one.fields, one.cards

  -- Patterns and their slots by their texts, and lists of words.
  local patterns, slots_of, n_patterns, lists, n_lists = {}, {}, 0, {}, 0


  --- Adds a slot to those of a pattern, behind the slot `before`, if there is
  -- one; and its key to those of its forms.
  local function add_slot(slots, keys, at, name, before)
    if KEYS[name] and name ~= "n" then raise("form_values", name) end
    slots[#slots + 1], slots[#slots + 2] = at, name
    slots.at[name] = slots.at[name] or at
    keys[name] = (KEYS[name] or 0) | slots.at[name] << 8
    if before == "card" or before == "cards" then
      slots.tight = slots.tight or {}
      slots.tight[at] = before
    end
  end


  --- Divides a pattern. Its slots are their places and names, one after
  -- another; the first place of each name; and, if there are any, those right
  -- behind cards with the name before; and the keys that its forms may have,
  -- with the place of the slot that they name above their bits.
  local function pattern_of(text)
    local slots, keys, n, before = { at = {} }, { 0 }, 0, nil
    local words = {}
    for key, flag in next, KEYS do keys[key] = flag end
    for word in string.gmatch(text, "[^ ]+") do
      local name = string.match(word, "^{(.+)}:?$")
      n = n + 1
      words[n] = word
      if name then add_slot(slots, keys, n, name, before) end
      before = name
    end
    slots.own, slots.keys = slots.at.card and slots.at.cards, keys
    slots.last = n > 1 and n
    if slots.at.count then slots.tight = slots.tight or {} end
    if n_patterns == MOST then
      for known in next, patterns do
        patterns[known], slots_of[known] = nil, nil
      end
      n_patterns = 0
    end
    n_patterns = n_patterns + 1
    patterns[text] = of.pattern(table.concat(words, " "), keys,
      slots.tight)
    slots_of[text] = slots
  end


  --- The words of a text as a list, which nobody may change.
  local function split(text)
    local list = lists[text]
    if list then return list end
    list = {}
    for word in string.gmatch(text, "[^ ]+") do list[#list + 1] = word end
    if n_lists == MOST then lists, n_lists = {}, 0 end
    lists[text], n_lists = list, n_lists + 1
    return list
  end


  --- The cards that a form has under a name, as an object.
  local function made(self, form, name, value)
    return answered(form, name, pcall(new_cards, kit_of(self).deck, value))
  end


  --- Cards right behind others could not be told apart in what is said.
  local function check_apart(form, at, name, tight)
    local before = tight[at]
    local takes = name == "card" or name == "cards"
      or type(form[name]) == "userdata"
    if takes and (before == "cards" or before and form.beats ~= nil) then
      raise "form_apart"
    end
  end


  --- How many cards `{cards}` takes: the least and the most.
  local function range_of(n)
    local least, most = n, n
    if type(n) == "table" then least, most = n[1], n[2] end
    if math.type(least) ~= "integer" or math.type(most) ~= "integer"
      or least < 1 or most < least or most >= of.most_cards then
      raise "form_n"
    end
    return least, most
  end


  --- Writes what the cards of a slot add up to.
  local function read_sum(self, sheet, form, at, places)
    local adds, also = form.adds, form.also
    local from = type(adds) == "string" and (places[adds]
      or raise("form_adds", adds)) or nil
    if not from and math.type(adds) ~= "integer" then
      raise("form_adds_kind", type(adds))
    end
    of.sum(sheet, at, self, adds, from, form.once, form.all)
    if type(also) ~= "table" then return end
    for rank, points in next, ordered.behind(also) or also do
      if type(rank) ~= "string" or math.type(points) ~= "integer" then
        raise "form_also"
      end
      of.also(sheet, at, rank, points)
    end
  end


  --- Writes cards of the pile that the form names.
  local function read_pile(self, sheet, form, at, name, least, most)
    local function take_them(wanted)
      return answered(form, "from", pcall(cards_of, sheet, at, wanted,
        form.from, least, most))
    end
    if not take_them(form[name]) then
      take_them(made(self, form, name, form[name]))
    end
  end


  --- Writes cards of the hand, or of another pile.
  local function read_cards(self, sheet, form, at, name, own)
    local wanted, n, least, most = form[name], form.n, 1, 1
    if name == "cards" then
      most = nil
      if n ~= nil then least, most = range_of(n) end
    end
    if form.from ~= nil and not (own and name == "card") then
      read_pile(self, sheet, form, at, name, least, most)
    elseif not cards_of(sheet, at, wanted, nil, least, most) then
      cards_of(sheet, at, made(self, form, name, wanted), nil, least, most)
    end
  end


  --- Writes that the cards at the end of a form go face down to a pile, and of
  -- which rank they are said to be.
  local function read_unseen(sheet, form, at, slots)
    local claims, pile = form.claims, form.unseen
    if at ~= slots.last or form.from ~= nil then raise "form_unseen" end
    if pile ~= nil then
      answered(form, "unseen", pcall(of.unseen, sheet, at, pile))
    end
    if claims ~= nil and not of.claims(sheet, at, claims, slots.at[claims]) then
      raise("form_claims", sentence.shown(claims))
    end
  end


  --- What lies on the table, and which combination it is: its number, or nil.
  local function lying(self, beats)
    if type(beats) ~= "table" or type(beats[2]) ~= "string" then
      return beats
    end
    for kind, name in ipairs(kit_of(self).combination_names or {}) do
      if name == beats[2] then return beats[1], kind end
    end
    return beats
  end


  --- Writes combinations of the hand.
  local function read_plays(self, sheet, form, at)
    local over, kind = lying(self, form.beats)
    local must = form.must
    if plays_of(sheet, at, self, over, kind, must) then return end
    over = over and made(self, form, "beats", over)
    must = must and made(self, form, "must", must)
    plays_of(sheet, at, self, over, kind, must)
  end


  --- The other players, by their seats, or those of a list.
  local function seats_of(self, list)
    local seats, met = {}, {}
    if list and type(list) ~= "table" then raise "form_players" end
    list = list or of.others(self)
    for i = 1, #list do
      local ok, player = pcall(core.player, self, list[i])
      local seat = ok and player.number or raise "form_players"
      if not met[seat] then seats[#seats + 1], met[seat] = seat, true end
    end
    table.sort(seats)
    return seats
  end


  --- One or several players: for each seat the texts so far, each with the seat
  -- behind it, and the seat alone.
  local function read_players(self, sheet, at, list)
    local texts = {}
    for _, seat in ipairs(seats_of(self, list)) do
      for i = 1, #texts do texts[#texts + 1] = texts[i] .. " " .. seat end
      texts[#texts + 1] = tostring(seat)
    end
    values_of(sheet, at, texts, false)
  end


  --- What a slot takes of which the form says nothing, by its name.
  local usual = { players = read_players }

  --- How many cards there are is written when it is known.
  function usual.count(_, _, at, _, slots)
    if at >= (slots.at.cards or 0) then raise "form_counts" end
  end

  function usual.suit(self, sheet, at)
    local kit = kit_of(self)
    values_of(sheet, at, kit.suit_words, kit.suit_letters, true)
  end

  function usual.rank(self, sheet, at)
    take(sheet, at, split(kit_of(self).ranks))
  end

  function usual.player(self, sheet, at)
    take(sheet, at, of.others(self))
  end


  --- Writes what a slot takes that is no list and no card.
  local function read_value(self, sheet, form, at, name)
    local value = form[name]
    local kind = type(value)
    if kind == "string" then
      take(sheet, at, split(value))
    elseif kind == "userdata" then
      take(sheet, at, made(self, form, name, value))
    else
      raise("form_values", name)
    end
  end


  --- Writes what a slot takes that takes no cards of the hand.
  local function read_other(self, sheet, form, at, name, slots)
    local value = form[name]
    if value == nil and usual[name] then
      usual[name](self, sheet, at, nil, slots)
    elseif name == "players" then
      read_players(self, sheet, at, value)
    elseif not take(sheet, at, value) then
      read_value(self, sheet, form, at, name)
    end
  end


  -- What a form has that is a text alone.
  local NOTHING = {}

  --- Writes the cards that a slot of a form takes.
  local function read_taken(self, sheet, form, at, name, slots)
    if form.beats ~= nil then return read_plays(self, sheet, form, at) end
    read_cards(self, sheet, form, at, name, slots.own)
    if form.unseen ~= nil or form.claims ~= nil then
      read_unseen(sheet, form, at, slots)
    end
    if name ~= "cards" then return end
    if slots.at.count and form.count == nil then
      if slots.at.count > at then raise "form_counts" end
      local _, most = range_of(form.n or { 1, of.most_cards - 1 })
      of.count(sheet, at, slots.at.count, most)
    end
    if form.adds ~= nil then
      read_sum(self, sheet, form, at, slots.at)
    end
  end


  --- Writes what slots of a form take: those whose places are in `missing`.
  local function read_slots(sheet, self, form, slots, missing)
    local tight = slots.tight
    for i = 1, #slots, 2 do
      local at, name = slots[i], slots[i + 1]
      if tight then check_apart(form, at, name, tight) end
      if missing >> at & 1 == 1 then
        if name == "card" or name == "cards" then
          read_taken(self, sheet, form, at, name, slots)
        else
          read_other(self, sheet, form, at, name, slots)
        end
      end
    end
  end


  local write

  --- Writes a form that the core cannot begin: its pattern is new, or it is
  -- sealed.
  local function write_form(sheet, self, form)
    local kind = type(form)
    local text = kind == "table" and form[1] or form
    if kind ~= "table" and kind ~= "string" then raise("form_kind", kind) end
    if type(text) ~= "string" then raise "form_begins" end
    if not patterns[text] then
      pattern_of(text)
      return write(sheet, self, { form })
    end
    local sealed = ordered.behind(form)
    if not sealed then refuse_key(form, slots_of[text].keys) end
    return write(sheet, self, { sealed })
  end


  --- Writes the forms of a card that takes others, and the builds there. Can
  -- there be builds?
  local function write_captures(sheet, self)
    local fact = kit_of(self).captures
    if not fact then error(core.message "no_captures", 0) end
    of.captures(sheet, self, fact.rules, fact.patterns)
    if not fact.values then return false end
    local fields = fields_of(self)
    of.builds(sheet, fields[fact.values], fields[fact.owners])
    return true
  end


  --- Writes the forms of a question. Those that are false are left out; true:
  -- they are those of a card that takes others.
  function write(sheet, self, forms)
    if forms == true then
      write_captures(sheet, self)
      return
    end
    local i, missing = add_forms(sheet, forms, patterns, 1)
    while i do
      local form = forms[i]
      if not missing then
        write_form(sheet, self, form)
      elseif type(form) == "table" then
        read_slots(sheet, self, form, slots_of[form[1]], missing)
      else
        read_slots(sheet, self, NOTHING, slots_of[form], missing)
      end
      i, missing = add_forms(sheet, forms, patterns, i + 1)
    end
  end

  return write, write_captures
end


cores.add(function(one)
  local write, write_captures = writer(one)
  local say, pose = one.say, one.pose_form

  --- What a card was said to do. Builds that it takes are bits: they become a
  -- text of their numbers.
  local function captured(said, card, cards, builds, value)
    if value then return said, card, cards, builds, value end
    local numbers, n = "", 0
    while builds > 0 do
      n = n + 1
      if builds & 1 > 0 then
        numbers = numbers == "" and tostring(n) or numbers .. " " .. n
      end
      builds = builds >> 1
    end
    return said, card, cards, numbers
  end

  --- core.asked_forms(self) -> a sheet with the forms of the pending question,
  -- for those who look at it
  function one.asked_forms(self)
    local sheet = one.asked_sheet(self)
    write(sheet, self, one.asked(self).forms)
    return sheet
  end

  --- core.can_say(self, forms) -> could the player asked say any of these forms
  -- now? Nobody is asked.
  function one.can_say(self, forms)
    local sheet = one.sheet(self)
    write(sheet, self, forms)
    return (one.could_say(self, sheet))
  end

  --- The sheet of a question that is asked again, after a pause.
  local function again(self, forms)
    local sheet = one.asked_sheet(self, true)
    write(sheet, self, forms)
    return sheet
  end


  --- The sheet of a new question and its prompt, where player or prompt are not
  -- just what the core takes.
  local function posed(self, player, prompt, word, plays)
    player = given.player(self, word, 1, player)
    prompt = given.to(word, 2, one.says, prompt)
    return pose(self, player, prompt, word, plays), prompt
  end


  --- core.ask_play(self, player, prompt, forms) -> name, values…
  -- As self:ask does; but a card is of the hand, for the trick.
  function one.ask_play(self, player, prompt, forms)
    local sheet, told = posed(self, player, prompt, "ask", true)
    write(sheet, self, given.kind("ask", 3, "table", forms))
    return say(self, again, told, forms, sheet)
  end


  --- self:ask(player, prompt, forms) -> name, values…
  -- Asks the player to say one of several things: words, cards, or both. Each
  -- is a form, `{ "{card} {suit}", … }`: a pattern of words and, in braces,
  -- slots. A form without slots may be a text alone, and forms that are false
  -- are left out.
  --
  -- What a slot takes stands in the form's table under the slot's name: a list
  -- of texts, numbers or players; or cards. A colon may stand behind a slot.
  -- These slots need no list:
  --
  -- - `{card}`, `{cards}`: one card of the player's hand, or several; with
  --   `card = cards` only of these. A word must stand between `{cards}` and
  --   further cards
  -- - `{count}`: how many cards the `{cards}` behind it are
  -- - `{suit}`, `{rank}`: the suits of the deck, and its ranks
  -- - `{player}`: one of the others, or of a list of players
  -- - `{players}`: one or several of them; the value is their list
  --
  -- Beside its slots a form may have:
  --
  -- - `n`: how many cards `{cards}` takes, a number or `{ least, most, why }`.
  --   `why` refuses more cards; it may name `{most}`, the slots before the
  --   cards, and for `{rank}` also `{ranks}`
  -- - `from`: a pile in place of the hand; but a `{card}` beside `{cards}` is
  --   of the hand
  -- - `unseen`: a pile to which `{cards}`, at the end of the form, go face
  --   down at once. Others hear what stands before them, but not which cards
  --   they are
  -- - `claims`: the rank that these are said to be of, or the name of a slot
  --   that says it. It need not be true: random bots say what is true half of
  --   the time. A joker is of any rank
  -- - `adds`: what `{cards}` add up to by the fact `points`, in one set or in
  --   several: a number or the name of a slot that says it. With `"card"` each
  --   set counts as much as the `{card}`; else the `{card}` is in the sets
  -- - `once`: true: `{cards}` are one such set
  -- - `all`: true: no further set of the cards there adds up to it
  -- - `also`: a second value that ranks may have in such a sum: `{ A = 14 }`
  -- - `fits`: a function of the values that says whether they go together:
  --   true, or false and the reason. Or a table that has, by the first value,
  --   the reason why it may not be said
  -- - `because`: what to say of a card that the slot does not take, with
  --   `{card}` for it; or of another value, where the form begins with a word
  -- - `unless`: why nobody can say this form now, or false
  -- - `seldom`: true: random bots say it one time in twenty
  -- - `bold`: true: the same, and bots that think say it only if it surely does
  --   better than the usual answer
  -- - `idle`: true: bots that think say it only if it clearly does better than
  --   the rest, as where a player may draw a card instead of playing one
  --
  -- In `because`, `unless` and the reason that `fits` gives, the name of a
  -- field in braces is its value; each may be a table that has further parts:
  -- `{ "{suit} or a {rank}", suit = "S", rank = "Q" }`.
  -- @param player the player who answers
  -- @param prompt the question; `{name}` is replaced by a field of the match
  -- @param forms a list of what may be said
  -- @return the name of the form that was said, which is its first word or,
  -- without words, its first slot; and the value of each slot: cards as text, a
  -- suit as its letter, others as the list has them. Behind cards that beat
  -- those on the table, by the fact `combinations`, comes the name of their
  -- combination; and behind those of a lead a list of all combinations that
  -- they can be, without those that another one of them beats: a form with
  -- `beats = { cards, name }` then asks for answers to one of these
  -- @error nothing can be said
  -- @example local said, card = self:ask(player, "play a card, or draw?", {
  --   { "{card}", card = player.hand:of_suit("S"),
  --     because = "{card} is no spade" },
  --   { "draw", unless = #self.stock == 0 and "the stock is empty" },
  --   "pass",
  -- })
  -- @group questions
  function one.words.ask(self, player, prompt, forms)
    local sheet = pose(self, player, prompt, "ask")
    if not sheet then sheet, prompt = posed(self, player, prompt, "ask") end
    if type(forms) ~= "table" then
      given.wrong_kind("ask", 3, "table", forms)
    end
    write(sheet, self, forms)
    return say(self, again, prompt, forms, sheet)
  end


  --- self:ask_capture(player, prompt) -> name, card, cards, builds, value
  -- Asks the player for a card of the hand that takes cards from the table,
  -- makes a build of some, or stays there. What a card may take is the fact
  -- `captures`. The player says `8H takes 5D 3S`, `8H takes 8C build 1`, `build
  -- 9 6S 3D`, `raise 1 to 9 4C`, `add 4C AH to 1`, or the card alone that
  -- stays, after the word that the fact has for it. Nothing is moved.
  -- @param player the player who answers
  -- @param prompt the question; `{name}` is replaced by a field of the match
  -- @return "takes", the card, the cards that it takes and the numbers of the
  -- builds that it takes, all as text; or "build", "raise" or "add", the card,
  -- the cards of the table that join it, the number of the build and its value;
  -- or, for a card that stays, its word in the fact, without one "card", and
  -- the card
  -- @error the game has no fact `captures`
  -- @example local said, card, taken = self:ask_capture(player, "which card?")
  -- if said ~= "takes" then
  --   self:move(card, player, self.turned)
  -- end
  -- @group questions
  function one.words.ask_capture(self, player, prompt)
    local sheet = pose(self, player, prompt, "ask_capture")
    if not sheet then
      sheet, prompt = posed(self, player, prompt, "ask_capture")
    end
    if not write_captures(sheet, self) then
      return say(self, again, prompt, true, sheet)
    end
    return captured(say(self, again, prompt, true, sheet))
  end
end)

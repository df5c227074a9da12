-- Questions by forms: reads what the slots of a form take, and writes it on a
-- sheet. The core goes through all that can be said by a sheet.

local core = require "tenace.core"
local ordered = require "tenace.base.ordered"

-- What a form may have beside its slots. The core knows some of it by a bit, as
-- lua/bind/words/sheet.c says.
local KEYS = { adds = 0, all = 0, also = 0, beats = 0, because = 0, bold = 4,
  fits = 16, from = 0, idle = 8, must = 0, n = 0, once = 0, seldom = 2,
  unless = 1 }

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


--- The function that reads forms with these functions of a core: for small
-- packs or for large ones.
local function reader(of)
  local cards_of, plays_of = of.cards, of.plays
  local take, values_of = of.slot, of.values
  local kit_of, new_cards = core.kit, core.cards

  -- Patterns by text, and lists of words.
  local patterns, n_patterns, lists, n_lists = {}, 0, {}, 0


  --- Adds a slot to those of a pattern, behind the slot `before`, if there is
  -- one; and its key to those of its forms.
  local function add_slot(slots, keys, at, name, before)
    if KEYS[name] and name ~= "n" then raise("form_values", name) end
    slots[#slots + 1], slots[#slots + 2] = at, name
    slots.at[name], keys[name] = slots.at[name] or at, 0
    if before == "card" or before == "cards" then
      slots.tight = slots.tight or {}
      slots.tight[at] = before
    end
  end


  --- Divides a pattern. Its slots are their places and names, one after
  -- another; the first place of each name; and, if there are any, those right
  -- behind cards with the name before.
  local function pattern_of(text)
    local slots, keys, n, before = { at = {} }, { 0 }, 0, nil
    for key, flag in next, KEYS do keys[key] = flag end
    for word in string.gmatch(text, "[^ ]+") do
      local name = string.match(word, "^{(.+)}$")
      n = n + 1
      if name then add_slot(slots, keys, n, name, before) end
      before = name
    end
    slots.own = slots.at.card and slots.at.cards
    if n_patterns == MOST then
      for known in next, patterns do patterns[known] = nil end
      n_patterns = 0
    end
    n_patterns = n_patterns + 1
    patterns[text] = of.pattern(text, keys, #slots > 0 and slots)
    return patterns[text]
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
  local function read_other(self, sheet, form, at, name)
    local value = form[name]
    if value == nil and usual[name] then
      usual[name](self, sheet, at)
    elseif name == "players" then
      read_players(self, sheet, at, value)
    elseif not take(sheet, at, value) then
      read_value(self, sheet, form, at, name)
    end
  end


  -- What a form has that is a text alone.
  local NOTHING = {}

  --- Writes what the slots of a form take.
  local function read_slots(sheet, self, form, slots)
    local tight = slots.tight
    if type(form) == "string" then form = NOTHING end
    for i = 1, #slots, 2 do
      local at, name = slots[i], slots[i + 1]
      if tight then check_apart(form, at, name, tight) end
      if name == "card" or name == "cards" then
        if form.beats ~= nil then
          read_plays(self, sheet, form, at)
        else
          read_cards(self, sheet, form, at, name, slots.own)
          if form.adds ~= nil and name == "cards" then
            read_sum(self, sheet, form, at, slots.at)
          end
        end
      else
        read_other(self, sheet, form, at, name)
      end
    end
  end


  return patterns, pattern_of, read_slots
end

core.set_form_reader(reader)

-- What cards count, for the rulebook.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local points = {}


--- The ranks of a game, from low to high.
local function ranks_of(variant)
  return show.words(variant.facts.ranks or variant.facts.deck.ranks)
end


--- The names that points can have, in the order of a rulebook: ranks, jokers,
-- suits, and single cards from low to high.
local function names_of(variant)
  local deck, ranks = variant.facts.deck, ranks_of(variant)
  local names, seen = {}, {}
  local function add(name, word)
    if not seen[name] then names[#names + 1] = { name, word or name } end
    seen[name] = true
  end
  for _, rank in ipairs(ranks) do add(rank) end
  for _, joker in ipairs(show.words(deck.jokers)) do add(joker) end
  for _, suit in ipairs(show.words(deck.suits)) do
    add(suit, show.suit_name(suit, deck))
  end
  for _, suit in ipairs(show.words(deck.suits)) do
    for _, rank in ipairs(ranks) do
      add(rank .. suit, "{" .. rank .. suit .. "}")
    end
  end
  return names
end


--- Puts names side by side that count the same, or each its own number.
-- @return list of { names, n }; n is nil for the latter
local function grouped(counts, names, tells_zero, halves)
  local groups, last = {}, nil
  for _, name in ipairs(names) do
    local n = counts[name[1]]
    local own = not halves and n and tostring(n) == name[1]
    if not n or n == 0 and not tells_zero then
      last = nil
    elseif last and (n == last.n or own and last.own) then
      last.own = last.own and own
      last.n = n == last.n and n or nil
      table.insert(last, name[2])
    else
      last = { n = n, own = own, name[2] }
      groups[#groups + 1] = last
    end
  end
  return groups
end


--- Sorts groups by what they count if each is one rank. In other games some
-- ranks stand together as they follow one another, and stay so.
local function sort_ranks(groups, variant)
  local is_rank, places = {}, {}
  for _, rank in ipairs(show.words(variant.facts.deck.ranks)) do
    is_rank[rank] = true
  end
  for i, group in ipairs(groups) do
    if #group > 1 or not is_rank[group[1]] then return end
    places[group] = i
  end
  table.sort(groups, function(a, b)
    if a.n ~= b.n then return a.n < b.n end
    return places[a] < places[b]
  end)
end


--- The names of a group: `7, 8`, or `2 to 9`.
local function names_text(group)
  if #group < 4 then return language.list(group) end
  return phrase("rulebook.points_range",
    { first = group[1], last = group[#group] })
end


--- What tricks count, as groups.
local function of_tricks(tricks)
  local groups = {}
  local function add(what, n)
    if not n then return end
    groups[#groups + 1] = { phrase("rulebook.points_" .. what), n = n }
  end
  local last = tricks and tricks.last_trick or {}
  add("each_trick", tricks and tricks.trick and tricks.trick[1])
  add("last_but_one", last[2] and last[1])
  add("last_trick", last[#last])
  return groups
end


--- Do some ranks count, and others nothing?
local function leaves_ranks(counts, variant)
  local some, others = false, false
  for _, rank in ipairs(ranks_of(variant)) do
    if (counts[rank] or 0) ~= 0 then some = true else others = true end
  end
  return some and others
end


--- Points, or half points, as players write them: 4 or 4½.
local function shown(n, halves)
  if not halves or not n then return n end
  return (n ~= 1 and tostring(n // 2) or "") .. (n % 2 == 1 and "½" or "")
end


--- One table of points, in words: `2 to 9: their number; K: 4; {QS}: 13`; and
-- its cells, for forms that can draw tables. `rest`: the other cards count 0.
local function text_of(counts, names, tells_zero, variant, rest)
  local halves = variant.points and variant.points.halves
  local list, cells = grouped(counts, names, tells_zero, halves), {}
  sort_ranks(list, variant)
  if rest then list[#list + 1] = { phrase "rulebook.points_others", n = 0 } end
  for _, group in ipairs(of_tricks(counts.tricks)) do
    list[#list + 1] = group
  end
  for i, group in ipairs(list) do
    local rank, n = names_text(group), shown(group.n, halves)
    cells[i] = { rank, tostring(n or phrase "rulebook.points_number") }
    list[i] = phrase("rulebook.points_" .. (n and "of" or "own"),
      { rank = rank, n = n })
  end
  return language.groups(list), cells
end


--- points.of_ranks(counts, variant) -> what ranks count in a fact of the game's
-- own, as a text and cells; nil if it is no table of ranks and numbers
function points.of_ranks(counts, variant)
  if type(counts) ~= "table" then return nil end
  local is_rank, names, some = {}, {}, false
  for i, rank in ipairs(ranks_of(variant)) do
    is_rank[rank], names[i] = true, { rank, rank }
  end
  for name, n in pairs(counts) do
    if not is_rank[name] or not math.tointeger(n) then return nil end
    some = true
  end
  if not some then return nil end
  return text_of(counts, names, false, variant)
end


--- points.rows(variant) -> rows of two texts for the facts of a game, each with
-- its `cells`: what counts, and how much
function points.rows(variant)
  local counts, rows = variant.points, {}
  if not counts then return rows end
  local names = names_of(variant)
  local function add(label, of, tells_zero, rest)
    local text, cells = text_of(of or {}, names, tells_zero, variant, rest)
    if text ~= "" then rows[#rows + 1] = { label, text, cells = cells } end
  end
  add(phrase "rulebook.points", counts, false, leaves_ranks(counts, variant))
  add(phrase "rulebook.points_trumps", counts.trumps, true)
  for _, by in ipairs(counts.by_field or {}) do
    for _, of in ipairs(by.values) do
      local case = { field = language.spoken(by.name),
        value = type(of.value) == "string" and language.worded(of.value)
          or tostring(of.value) }
      add(phrase("rulebook.points_case", case), of.points, true)
      add(phrase("rulebook.points_trumps_case", case), of.points.trumps, true)
    end
  end
  return rows
end


return points

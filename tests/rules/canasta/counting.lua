-- Cards, melds and rounds of Canasta and what they count, only from its
-- description: lists of cards and nothing else.

local counting = {}

local POINTS = { BJ = 50, ["2"] = 20, A = 20, K = 10, Q = 10, J = 10,
  ["10"] = 10, ["9"] = 10, ["8"] = 10, ["7"] = 5, ["6"] = 5, ["5"] = 5,
  ["4"] = 5, ["3"] = 5 }

--- The ranks that make melds of their own; wild cards are "wild", black threes
-- "black".
counting.RANKS = { "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A" }

local NATURAL = {}
for _, name in ipairs(counting.RANKS) do NATURAL[name] = true end


--- What a card is melded as: a rank from 4 to A, "wild", "black" or "red".
local function rank(card)
  local name = card == "BJ" and card or card:sub(1, -2)
  if NATURAL[name] then return name end
  if name ~= "3" then return "wild" end
  return card:find "[DH]" and "red" or "black"
end

counting.rank = rank


local function points(cards)
  local sum = 0
  for _, card in ipairs(cards) do
    sum = sum + POINTS[card == "BJ" and card or card:sub(1, -2)]
  end
  return sum
end

counting.points = points


--- The 108 cards.
function counting.pack()
  local list = {}
  for _ = 1, 2 do
    for suit in ("CDHS"):gmatch "." do
      for name in ("2 3 4 5 6 7 8 9 10 J Q K A"):gmatch "%S+" do
        list[#list + 1] = name .. suit
      end
    end
    list[#list + 1], list[#list + 2] = "BJ", "BJ"
  end
  return list
end


local function words(text)
  local list = {}
  for word in text:gmatch "%S+" do list[#list + 1] = word end
  return list
end

counting.words = words


--- The cards without these; nil if one of them is not there.
function counting.without(cards, less)
  local left = table.move(cards, 1, #cards, 1, {})
  for _, card in ipairs(less) do
    local at
    for i, other in ipairs(left) do at = other == card and i or at end
    if not at then return nil end
    table.remove(left, at)
  end
  return left
end


--- The cards of two lists.
function counting.join(cards, more)
  local all = table.move(cards, 1, #cards, 1, {})
  return table.move(more, 1, #more, #all + 1, all)
end


--- How many of the cards are melded as that.
local function count(cards, what)
  local n = 0
  for _, card in ipairs(cards) do n = n + (rank(card) == what and 1 or 0) end
  return n
end


--- The rank of a group of cards; nil and why if it has none.
local function rank_of(cards, option)
  local found
  for _, card in ipairs(cards) do
    local r = rank(card)
    if r ~= "wild" and found and r ~= found then return nil, "several ranks" end
    if r ~= "wild" then found = r end
  end
  local on = cards.on
  if on and found and on ~= found then return nil, "another rank" end
  if not found and not on and not option.wild_melds then
    return nil, "only wild"
  end
  return found or on or "wild"
end

counting.count, counting.rank_of = count, rank_of


--- Can these cards be a meld of that rank? Whether black threes may be melded
-- now does not matter here. With false comes the reason.
function counting.is_meld(name, cards, option)
  local wild = count(cards, "wild")
  local natural = #cards - wild
  if #cards < 3 then return false, "too few" end
  if name == "wild" then return #cards <= 7, "too many wild" end
  if name == "red" then return false, "red three" end
  if name == "black" then return wild == 0, "wild with black" end
  if natural < 2 then return false, "two naturals" end
  if wild > 3 then return false, "too many wild" end
  if natural < option.naturals_per_wild * wild then
    return false, "naturals per wild"
  end
  return true
end


--- How many canastas are among melds, by rank.
function counting.canastas(melds)
  local n = 0
  for _, cards in pairs(melds) do n = n + (#cards >= 7 and 1 or 0) end
  return n
end


--- The points of a round for one side. `facts`: melds (by rank), red (how many
-- threes), out ("out", "concealed" or nil), left (cards in the hands), sevens
-- (if a canasta of them is worth more, and a meld less).
function counting.side_score(facts)
  local sum, any = -points(facts.left), next(facts.melds) ~= nil
  for name, cards in pairs(facts.melds) do
    sum = sum + points(cards)
    if #cards >= 7 then
      sum = sum + (name == "wild" and 2000
        or count(cards, "wild") == 0 and 500 or 300)
    end
    if facts.sevens and name == "7" then
      sum = sum + (#cards < 7 and -1000
        or count(cards, "wild") == 0 and 1000 or 0)
    end
  end
  local red = facts.red == 4 and 800 or 100 * facts.red
  sum = sum + (any and red or -red)
  return sum + (({ out = 100, concealed = 200 })[facts.out] or 0)
end


--- What the first meld of a side must count, by its total.
function counting.first_count(total)
  return total < 0 and 15 or total < 1500 and 50 or total < 3000 and 90 or 120
end


return counting

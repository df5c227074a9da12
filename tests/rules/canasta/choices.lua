-- Possible answers in Canasta, found by trying: all single groups of cards, and
-- random answers, right and wrong ones.

local second = require "rules.canasta.second"

local choices = {}


--- The number of copies of each card, and the cards in order.
local function counted(cards)
  local list, n = {}, {}
  for _, card in ipairs(cards) do
    if not n[card] then list[#list + 1] = card end
    n[card] = (n[card] or 0) + 1
  end
  table.sort(list)
  return list, n
end


--- All selections of up to `most` cards; identical cards make no difference.
local function selections(cards, most)
  local list, n = counted(cards)
  local all = { {} }
  for _, card in ipairs(list) do
    for i = 1, #all do
      local with = all[i]
      for _ = 1, n[card] do
        with = table.move(with, 1, #with, 1, {})
        with[#with + 1] = card
        if #with <= most then all[#all + 1] = with end
      end
    end
  end
  return all
end


local function of_rank(hand, name)
  local list = {}
  for _, card in ipairs(hand) do
    if second.rank(card) == name then list[#list + 1] = card end
  end
  return list
end


local function join(a, b)
  return table.move(b, 1, #b, #a + 1, table.move(a, 1, #a, 1, {}))
end


--- All groups of cards of a hand that have one rank, wild cards with them.
function choices.groups(hand, name)
  local groups = {}
  local wild = selections(of_rank(hand, "wild"), name == "wild" and 7 or 3)
  if name == "wild" then return wild end
  for _, naturals in ipairs(selections(of_rank(hand, name), 8)) do
    for _, more in ipairs(wild) do
      groups[#groups + 1] = join(naturals, more)
    end
  end
  return groups
end


--- All single groups that might be laid down or added.
function choices.melds(match, hand)
  local list, ranks = {}, { "black", table.unpack(second.RANKS) }
  for _, name in ipairs(ranks) do
    for _, group in ipairs(choices.groups(hand, name)) do
      if second.rank(group[1] or "BJ") == name then
        list[#list + 1] = "meld " .. table.concat(group, " ")
      end
    end
  end
  local melds = match.melds[match:side()]
  for _, group in ipairs(choices.groups(hand, "wild")) do
    local text = "meld " .. table.concat(group, " ")
    for name in pairs(#group > 0 and melds or {}) do
      if name ~= "wild" then list[#list + 1] = text .. " on " .. name end
    end
    if #group > 0 then list[#list + 1] = text end
  end
  return list
end


--- Calls f with every answer of one group at the most, until it says true.
function choices.each(match, f)
  local hand = match.hands[match.player]
  if match.stage == "draw" then
    if f "draw" or f "pass" then return end
    local top = match.pile[#match.pile]
    local name = second.rank(top)
    for _, group in ipairs(choices.groups(hand, name)) do
      if f("take " .. table.concat(group, " ")) then return end
    end
  elseif match.stage == "discard" then
    for _, card in ipairs((counted(hand))) do
      if f("discard " .. card) then return end
    end
  elseif match.stage == "partner" then
    return f "yes" or f "no"
  else
    if f "done" or f "out?" then return end
    for _, move in ipairs(choices.melds(match, hand)) do
      if f(move) then return end
    end
  end
end


--- A legal answer of one group at the most that is not this one; nil if there
-- is none.
function choices.other(match, move)
  local found
  choices.each(match, function(answer)
    if answer:match "^(.-)%s*$" ~= move and match:allows(answer) then
      found = answer
    end
    return found
  end)
  return found
end


--- The most that a first meld can count out of these cards, by the number of
-- cards it takes: { [cards] = points }. Wild cards of most points go first.
local function first_melds(match, hand)
  local wild = of_rank(hand, "wild")
  table.sort(wild, function(a, b)
    return second.points { a } > second.points { b }
  end)
  local best = { [0] = { [0] = 0 } }       -- by wild cards used, then by cards
  local per = match.option.naturals_per_wild
  for _, name in ipairs(second.RANKS) do
    local own = of_rank(hand, name)
    local worth = own[1] and second.points { own[1] }
    local after = {}
    for used, row in pairs(best) do
      after[used] = after[used] or {}
      for cards, sum in pairs(row) do
        after[used][cards] = math.max(after[used][cards] or 0, sum)
      end
    end
    for used, row in pairs(best) do
      for n = 2, #own do
        for more = 0, math.min(3, #wild - used) do
          if n + more >= 3 and n >= per * more then
            local add = n * worth
            for i = used + 1, used + more do
              add = add + second.points { wild[i] }
            end
            local to = after[used + more] or {}
            after[used + more] = to
            for cards, sum in pairs(row) do
              local all = cards + n + more
              to[all] = math.max(to[all] or 0, sum + add)
            end
          end
        end
      end
    end
    best = after
  end
  local most = {}
  for _, row in pairs(best) do
    for cards, sum in pairs(row) do
      most[cards] = math.max(most[cards] or 0, sum)
    end
  end
  return most
end


--- Can the player in turn make the first meld of the side, leaving two cards
-- in the hand at least?
function choices.can_open(match)
  local hand = match.hands[match.player]
  local need = match.need[match:side()]
  for cards, sum in pairs(first_melds(match, hand)) do
    if cards > 0 and cards <= #hand - 2 and sum >= need then return true end
  end
  return false
end


--- Some of a list's cards, at random.
local function some(list, random, most)
  local left, out = table.move(list, 1, #list, 1, {}), {}
  for _ = 1, math.min(random(most), #left) do
    out[#out + 1] = table.remove(left, random(#left))
  end
  return out
end


--- A group that might be a meld: cards of a rank, and now and then wild ones
-- or one that does not belong there.
local function group(hand, name, random, pack)
  local naturals = of_rank(hand, name)
  local cards = some(naturals, random, math.max(1, #naturals))
  if random(4) > 1 then cards = naturals end
  if random(3) == 1 and name ~= "wild" then
    cards = join(cards, some(of_rank(hand, "wild"), random, 3))
  end
  if random(8) == 1 then cards = join(cards, { hand[random(#hand)] }) end
  if random(16) == 1 then cards = join(cards, { pack[random(#pack)] }) end
  if random(12) == 1 and #cards > 1 then
    cards = table.move(cards, 2, #cards, 1, {})
  end
  return cards
end


--- Groups, from none to four, out of what the hand has left.
local function groups(hand, random, pack, first)
  local left, list = table.move(hand, 1, #hand, 1, {}), {}
  for i = 1, random(2) == 1 and 1 or random(4) do
    if #left == 0 then break end
    local name = i == 1 and first or second.rank(left[random(#left)])
    local cards = group(left, name, random, pack)
    for _, card in ipairs(cards) do
      for k = #left, 1, -1 do
        if left[k] == card then
          table.remove(left, k)
          break
        end
      end
    end
    list[i] = table.concat(cards, " ")
  end
  return table.concat(list, "; ")
end


--- An answer made up at random, that may be allowed or not.
function choices.made_up(match, random, pack)
  local hand = match.hands[match.player]
  if match.stage == "discard" then
    local card = random(4) == 1 and pack[random(#pack)]
      or hand[random(#hand)]
    return "discard " .. card
  elseif match.stage == "draw" then
    local top = match.pile[#match.pile]
    return "take " .. groups(hand, random, pack, second.rank(top))
  end
  return "meld " .. groups(hand, random, pack)
end


return choices

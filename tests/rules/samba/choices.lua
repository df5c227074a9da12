-- Answers in Samba: made up at random, and those that there are beside one that
-- the match gave itself.

local cards = require "rules.canasta.counting"
local lists = require "rules.lists"
local melds = require "rules.samba.melds"

local choices = {}

local PLACE = melds.PLACE


local function of_rank(hand, name)
  return lists.only(hand, function(card) return cards.rank(card) == name end)
end


--- The runs of a suit in hand from a place of the row on, each as a list.
local function runs_from(hand, suit, low)
  local list, run = {}, {}
  for at = low, math.min(low + 6, #cards.RANKS) do
    local card = cards.RANKS[at] .. suit
    if not lists.place(hand, card) then break end
    run[#run + 1] = card
    if #run >= 3 then list[#list + 1] = table.move(run, 1, #run, 1, {}) end
  end
  return list
end


--- All runs that a hand has.
local function runs_of(hand)
  local list = {}
  for suit in ("CDHS"):gmatch "." do
    for low = 1, #cards.RANKS do
      table.move(runs_from(hand, suit, low), 1, 9, #list + 1, list)
    end
  end
  return list
end


--- The sets of a hand that count most together: all naturals of each rank, with
-- wild cards for pairs, and the other wild cards where there is room.
local function best_sets(hand)
  local wild = of_rank(hand, "wild")
  table.sort(wild, function(a, b) return a == "BJ" and b ~= "BJ" end)
  local sets, pairs_left = {}, {}
  for i = #cards.RANKS, 1, -1 do
    local own = of_rank(hand, cards.RANKS[i])
    local to = #own > 2 and sets or #own == 2 and pairs_left
    if to then to[#to + 1] = own end
  end
  for _, own in ipairs(pairs_left) do
    if #wild > 0 then
      own[3], sets[#sets + 1] = table.remove(wild, 1), own
    end
  end
  for _, own in ipairs(sets) do
    while #wild > 0 and cards.count(own, "wild") < 2 do
      own[#own + 1] = table.remove(wild, 1)
    end
  end
  return sets
end


--- Groups as the text of a move.
local function text_of(verb, groups)
  local list = {}
  for i, group in ipairs(groups) do list[i] = table.concat(group, " ") end
  return verb .. " " .. table.concat(list, "; ")
end


--- The runs, with the best sets of what they leave of the hand.
local function with_sets(hand, runs, first)
  local left, groups = hand, { first }
  for _, run in ipairs(runs) do
    left = left and cards.without(left, run)
    groups[#groups + 1] = run
  end
  if not left then return nil end
  return table.move(best_sets(left), 1, 16, #groups + 1, groups)
end


--- Is there a first meld of several groups, with two runs at most? `first` is a
-- group that it begins with, if it takes the pile.
local function opens(model, verb, hand, first)
  local runs = runs_of(hand)
  local function try(list)
    local groups = with_sets(hand, list, first)
    local move = groups and #groups > 0 and text_of(verb, groups)
    return move and model:allows(move) and move
  end
  local found = try {}
  for i = 1, found and 0 or #runs do
    found = found or try { runs[i] }
    for j = i, found and 0 or #runs do
      found = found or try { runs[i], runs[j] }
    end
  end
  return found
end


--- The names of the melds of the side in turn.
local function names_of(model)
  local list, seen = {}, {}
  for _, meld in ipairs(model:own_melds()) do
    for _, name in ipairs { meld.rank or meld.cards[1], meld.cards[1] } do
      seen[name] = (seen[name] or 0) + 1
      list[#list + 1] = name
      list[#list + 1] = name .. "#" .. seen[name]
    end
  end
  return list
end


--- Takes of one group: with each number of naturals, or with the top alone.
local function takes(model)
  local top = model.pile[#model.pile]
  local own = top and of_rank(model.hands[model.player], cards.rank(top)) or {}
  local list = { "take" }
  for n = 2, #own do list[n] = "take " .. table.concat(own, " ", 1, n) end
  for _, name in ipairs(names_of(model)) do
    list[#list + 1] = "take on " .. name
  end
  return list, own
end


--- Melds of one group, new ones and those that are added.
local function one_group(model)
  local hand, list = model.hands[model.player], {}
  for _, set in ipairs(best_sets(hand)) do list[#list + 1] = set end
  table.move(runs_of(hand), 1, 99, #list + 1, list)
  for i, group in ipairs(list) do
    list[i] = "meld " .. table.concat(group, " ")
  end
  for _, card in ipairs(hand) do
    for _, name in ipairs(names_of(model)) do
      list[#list + 1] = "meld " .. card .. " on " .. name
    end
  end
  local black = of_rank(hand, "black")
  list[#list + 1] = "meld " .. table.concat(black, " ")
  for _, name in ipairs(cards.RANKS) do list[#list + 1] = "join " .. name end
  return list
end


--- choices.other(model, move) -> an allowed answer that is not this one; nil:
-- none was found
function choices.other(model, move)
  local hand = model.hands[model.player]
  local verb = move:match "^%S+"
  if model.stage == "discard" then
    for _, card in ipairs(hand) do
      if card ~= hand[1] then return "discard " .. card end
    end
    return nil
  end
  local list, own = {}, nil
  if model.stage == "draw" then list, own = takes(model)
  elseif verb == "done" then list = one_group(model) end
  for _, answer in ipairs(list) do
    if answer ~= move and model:allows(answer) then return answer end
  end
  if #model:own_melds() > 0 then return nil end
  if model.stage == "meld" then
    return verb == "done" and opens(model, "meld", hand) or nil
  end
  for n = 2, #own do
    local first = table.move(own, 1, n, 1, {})
    local found = opens(model, "take", cards.without(hand, first), first)
    if found then return found end
  end
end


--- A group that might be a meld: cards of a rank or in a row, and now and then
-- wild ones or one that does not belong there.
local function group(hand, name, random)
  local runs = random(3) == 1 and runs_of(hand) or {}
  local list = #runs > 0 and runs[random(#runs)] or of_rank(hand, name)
  while #list > 1 and random(4) == 1 do table.remove(list, random(#list)) end
  if random(4) == 1 and name ~= "wild" then
    local wild = of_rank(hand, "wild")
    for _ = 1, math.min(#wild, random(3)) do
      list[#list + 1] = table.remove(wild, random(#wild))
    end
  end
  if random(9) == 1 then list[#list + 1] = hand[random(#hand)] end
  return table.concat(list, " ")
end


--- Groups, from one to four, of what a hand has; some on a meld.
local function groups(model, random, first)
  local hand, list = model.hands[model.player], {}
  local names = names_of(model)
  local left = hand
  for i = 1, random(2) == 1 and 1 or random(4) do
    if #left == 0 then break end
    local name = i == 1 and first or cards.rank(left[random(#left)])
    local text = group(left, name, random)
    left = cards.without(left, cards.words(text)) or left
    if #names > 0 and random(3) == 1 then
      text = (random(2) == 1 and "" or text) .. " on " .. names[random(#names)]
    end
    list[i] = text
  end
  return table.concat(list, "; ")
end


--- choices.made_up(model, random) -> an answer that may be allowed or not
function choices.made_up(model, random)
  local hand = model.hands[model.player]
  if model.stage == "discard" then
    return "discard " .. (random(4) == 1 and "3C" or hand[random(#hand)])
  elseif model.stage == "draw" then
    local top = model.pile[#model.pile]
    if random(3) == 1 then
      local list = takes(model)
      return list[random(#list)]
    end
    return "take " .. groups(model, random, top and cards.rank(top))
  elseif random(6) == 1 then
    return random(3) == 1 and "done"
      or "join " .. cards.RANKS[random(#cards.RANKS)]
  end
  return "meld " .. groups(model, random)
end


--- choices.place(card) -> the card's place in the row of runs, or 0
function choices.place(card) return PLACE[cards.rank(card)] or 0 end


return choices

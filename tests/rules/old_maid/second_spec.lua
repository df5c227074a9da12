-- Old Maid stated a second time, in plain Lua, and random matches held against
-- it.

local core = require "tenace.core"
local mixed = require "rules.mixed"
local tenace = require "tenace"

local RED = { D = true, H = true }


--- What two cards must have in common to be a pair.
local function sort_of(card, option)
  local rank, suit = card:match "^(.+)(.)$"
  if option.pairs == "rank" then return rank end
  return rank .. (RED[suit] and "red" or "black")
end


--- A hand without its pairs.
local function without_pairs(hand, option)
  local list, waiting = {}, {}
  table.sort(hand, function(a, b) return a:sub(-1) .. a < b:sub(-1) .. b end)
  for _, card in ipairs(hand) do
    local sort = sort_of(card, option)
    waiting[sort] = waiting[sort] or {}
    table.insert(waiting[sort], card)
    if #waiting[sort] == 2 then waiting[sort] = nil end
  end
  for _, one in pairs(waiting) do list[#list + 1] = one[1] end
  return list
end


--- The seat `step` places on that has cards.
local function with_cards(hands, seat, step)
  local n = #hands
  for i = 1, n - 1 do
    local other = (seat - 1 + step * i) % n + 1
    if #hands[other] > 0 then return other end
  end
end


local function sorted(list)
  table.sort(list)
  return table.concat(list, " ")
end


local function split(text)
  local list = {}
  for word in text:gmatch "%S+" do list[#list + 1] = word end
  return list
end


--- Plays one random round by both: each card that the match says was drawn is
-- drawn by the second statement, too.
local function hold(spec, options, seed)
  options.rounds = 1
  local m = tenace.new(spec, { seed = seed, options = options })
  local option, hands, n = m.variant.options, {}, 0
  local where = m.variant.spec .. " seed " .. seed
  for seat, hand in ipairs(m:dealt().hands) do
    hands[seat] = without_pairs(split(hand), option)
  end
  local turn = with_cards(hands, m:view(1).dealer, 1)
  local giver, made = with_cards(hands, turn, -1), m:history()
  while giver do
    if #made <= n then
      assert.equal(turn, (m:turn()), where)
      assert.equal(#hands[giver], #m:moves(), where)
      for seat, hand in ipairs(m:hands()) do
        assert.equal(sorted(hands[seat]), sorted(split(hand)), where)
      end
      m:play(tostring(core.mix(seed, n) % #hands[giver] + 1))
      made = m:history()
    end
    local card = made[n + 2].move
    n = n + 2
    for i, held in ipairs(hands[giver]) do
      if held == card then
        table.remove(hands[giver], i)
        table.insert(hands[turn], card)
        card = nil
        break
      end
    end
    assert.is_nil(card, where)
    hands[turn] = without_pairs(hands[turn], option)
    turn = with_cards(hands, turn, 1) or turn
    giver = with_cards(hands, turn, -1)
  end
  assert.is_true((m:over()), where)
  for seat, hand in ipairs(hands) do
    assert.equal(-#hand, m:scores()[seat], where)
  end
  assert.equal(1, #hands[turn], where)
end


describe("old maid", function()
  it("is as it was said a second time", function()
    for seed = 1, (os.getenv "SOAK" or "") ~= "" and 3000 or 8 do
      for players = 2, 8 do
        hold("old_maid", { players = players }, seed)
        hold("old_maid+colours", { players = players }, seed)
        hold("old_maid+hidden_odd", { players = players }, seed)
        hold("old_maid+colours+hidden_odd", { players = players }, seed)
      end
    end
  end)

  it("is so with any house rules and options", function()
    mixed.each("old_maid", { without = "rounds" },
      function(spec, options, seed)
        hold(spec, options, seed)
        return 1
      end)
  end)
end)

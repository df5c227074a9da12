-- Compares the rules file with the second statement of Tute, decision by
-- decision, under random deals and options.

local here = debug.getinfo(1, "S").source:match "^@(.*)/[^/]*$"
local second = dofile(here .. "/second.lua")
local lists = require "rules.lists"
local mixed = require "rules.mixed"
local tenace = require "tenace"

local ROUNDS = os.getenv "SOAK" ~= nil and os.getenv "SOAK" ~= "" and 20000
  or 150

local random = lists.numbers(1)

local values = {
  { "players", 2, 3, 4 }, { "target", 1, 3, 5 },
  { "double_at", 121, 0, 100, 230 },
  { "tute_wins", "match", "round", "nothing" },
  { "declare_gap", false, true }, { "must_overtrump", true, false },
  { "must_undertrump", false, true }, { "beat_after_trump", false, true },
  { "with_stock", "free", "follow", "strict" },
}


--- A deal of the whole pack, by the piles that the rules deal to. Sometimes it
-- keeps kings and knights together, because tute would never occur otherwise.
local function random_deal(players)
  local pack = second.pack(players)
  for i = #pack, 2, -1 do
    local j = random(i)
    pack[i], pack[j] = pack[j], pack[i]
  end
  if random(3) == 1 then
    table.sort(pack, function(a, b)
      local x, y = a:find "^[RC]" ~= nil, b:find "^[RC]" ~= nil
      if x ~= y then return x end
      return x and a < b
    end)
  end
  local each = ({ nil, 8, 12, 10 })[players]
  local deal, at = { hands = {} }, 1
  local first = random(players)
  for i = 0, players - 1 do
    deal.hands[(first + i) % players + 1] =
      table.concat(pack, " ", at, at + each - 1)
    at = at + each
  end
  if players == 2 then
    deal.turned = pack[40]
    deal.stock = table.concat(pack, " ", at, 39)
  end
  return deal
end


local function options_text(option)
  local list = {}
  for _, one in ipairs(values) do
    list[#list + 1] = one[1] .. "=" .. tostring(option[one[1]])
  end
  return table.concat(list, "+")
end


--- The moves of a match, sorted.
local function moves_of(m)
  local list = m:moves()
  table.sort(list)
  return list
end


--- Plays one match on both sides; how many rounds it took.
local function play(spec, options, seed)
  local option, deals = tenace.new(spec, { seed = seed, options = options })
    .variant.options, {}
  for n = 1, 6 do deals[n] = random_deal(option.players) end
  local m = tenace.new(spec, { seed = seed, options = options, deal = deals })
  local house = {}
  for name in spec:gmatch "%+([%a_]+)" do house[name] = true end
  local model = second.match(option, deals, m:view(1).dealer, house)
  local where = spec .. " " .. options_text(option) .. " seed " .. seed
  local now, player, answers = model()
  while player do
    assert.equal(player, (m:turn()), where)
    assert.same(answers, moves_of(m), where)
    local answer = answers[random(#answers)]
    m:play(answer)
    now, player, answers = model(answer)
  end
  local found, over, winner = m:scores(), m:over()
  assert.same(now.score, found, where)
  assert.equal(now.won_by ~= nil, over, where)
  assert.equal(now.won_by, winner, where)
  return now.rounds
end


describe("tute, stated twice", function()
  it("is the same game over all options", function()
    local rounds, seed = 0, 0
    while rounds < ROUNDS do
      seed = seed + 1
      rounds = rounds + play("tute", lists.options(values, random), seed)
    end
  end)

  it("is so with any house rules and options", function()
    mixed.each("tute", {}, function(spec, options, seed)
      random = lists.numbers(seed)
      return play(spec, options, seed)
    end)
  end)
end)


describe("tute's options", function()
  it("go together, each pair of them", function()
    local rounds = ROUNDS >= 20000 and 200 or 2
    for i, a in ipairs(values) do
      for j = i + 1, #values do
        local b = values[j]
        for x = 2, #a do
          for y = 2, #b do
            local m = tenace.new("tute", { seed = x * y,
              options = { [a[1]] = a[x], [b[1]] = b[y] } })
            local played = 0
            while played < rounds do
              m:restart(played + x * y)
              m:run("random", { rounds = rounds })
              played = played + m:view(1).round
            end
          end
        end
      end
    end
  end)
end)

-- Sets of cards: layouts and patterns.

local core = require "tenace.core"
local helper = require "game_helper"
local tenace = require "tenace"

local plain = {}


--- What a card counts.
function plain.worth(card)
  local place = plain.place(card)
  return place > 10 and 10 or place
end


function plain.place(card)
  local at = 0
  for rank in ("A 2 3 4 5 6 7 8 9 10 J Q K"):gmatch "%S+" do
    at = at + 1
    if rank == card:sub(1, -2) then return at end
  end
end


--- Takes some places out of a list of cards.
local function without(hand, taken)
  local left = {}
  for i, card in ipairs(hand) do
    if not taken[i] then left[#left + 1] = card end
  end
  return left
end


--- The places of a meld that has the first card and `n` cards in all: a set
-- without the suit `out`; or of a run that begins with it.
local function meld(hand, n, out)
  local taken, found = { true }, 1
  for i = 2, #hand do
    local gap = plain.place(hand[i]) - plain.place(hand[1])
    local suited = hand[i]:sub(-1) == hand[1]:sub(-1)
    if out and gap == 0 and hand[i]:sub(-1) ~= out
      or not out and suited and gap < n then
      taken[i], found = true, found + 1
    end
  end
  return found == n and taken
end


--- The least that can be left of a hand: its lowest card is left over, or in a
-- set, or begins a run.
function plain.least_left(hand)
  if #hand == 0 then return 0 end
  table.sort(hand, function(a, b) return plain.place(a) < plain.place(b) end)
  local best = plain.worth(hand[1]) + plain.least_left(without(hand, { true }))
  for n = 3, #hand do
    for out in ("x C D H S -"):gmatch "%S+" do
      local taken = meld(hand, n, out ~= "-" and out)
      if taken then
        best = math.min(best, plain.least_left(without(hand, taken)))
      end
    end
  end
  return best
end


local row = "A 2 3 4 5 6 7 8 9 10 J Q K"

local facts = [[
  ranks = "A 2 3 4 5 6 7 8 9 10 J Q K",
  points = { A = 1, ["K Q J"] = 10, ["10"] = 10, ["9"] = 9, ["8"] = 8,
    ["7"] = 7, ["6"] = 6, ["5"] = 5, ["4"] = 4, ["3"] = 3, ["2"] = 2 },
  melds = { sets = "]] .. row .. [[", runs = "]] .. row .. [[" },
  patterns = {
    show = { { "fifteen", sum = 15, points = 2 },
      { "pair", same = 2, points = 2 }, { "triple", same = 3, points = 6 },
      { "run", run = 3, each = 1 }, { "flush", suited = 4, each = 1 } },
    play = { { "fifteen", sum = 15, points = 2 },
      { "pair", same = 2, points = 2 }, { "run", run = 3, each = 1 } } },
]]

local steps = [[
function g:round() self:ask_yes_no(1, "go on?") end
function g:shown(cards)
  local n, says = count_lines(self:patterns("show", cards))
  return n .. ": " .. says
end
function g:pegged(cards)
  local n, says = count_lines(self:patterns("play", cards, true))
  return n .. ": " .. says
end
function g:unknown() return self:patterns("shows", "AC") end
]]


describe("sets of cards", function()
  local path = helper.file(helper.text(facts, steps))
  local m = tenace.new(path)
  teardown(helper.clean)

  local function gives(step, ...)
    return tenace.step(path, {}, { step = step, with = { ... } }).gives
  end

  local function wrong(step, ...)
    return helper.error(gives, step, ...)
  end

  --- The ways to lay cards out, as text.
  local function laid(cards, lying)
    local list = {}
    for i, one in ipairs(core.layouts(m.core, cards, lying)) do
      local added = {}
      for k, more in ipairs(one.added) do added[k] = tostring(more) end
      list[i] = table.concat(one.melds, ", ") .. " | " .. one.left .. " | "
        .. one.points .. " | " .. table.concat(added, ", ")
    end
    return table.concat(list, "; ")
  end

  local function left(cards) return core.layouts(m.core, cards)[1].points end

  it("have an order that rules of records can ask", function()
    local said = helper.kept.round([[
      local list = { self:beats("KC", "AC"), self:beats("KC", "AD"),
        self:beats("KC", "AD", "C") }
      for i = 1, 3 do list[i] = tostring(list[i]) end
      self.told = table.concat(list, " ")]],
      'ranks = "A 2 3 4 5 6 7 8 9 10 J Q K", round = { told = text },')
    assert.equal("true false true", said:view(1).told)
  end)

  it("are laid out so that the rest counts least", function()
    assert.equal("7C 8C 9C, KD KH KS | 3D 7D 7H 2S | 19 | ",
      laid("7H 7D 7C 8C 9C KS KD KH 2S 3D"))
    assert.equal(19, left("7H 7D 7C 8C 9C KS KD KH 2S 3D"))
    assert.equal(0, left("AC 2C 3C 4C 5C 6C"))
  end)

  it("are laid out in each way that is as good", function()
    assert.equal("8C 8D 8H 8S, 5H 6H 7H | 2C 3C AD | 6 | ; "
      .. "8C 8D 8S, 5H 6H 7H 8H | 2C 3C AD | 6 | ",
      laid("5H 6H 7H 8H 8C 8D 8S 2C 3C AD"))
  end)

  it("are added to melds on the table", function()
    assert.equal(" | KC | 10 | 8D 9D",
      laid("8D 9D KC", { "5D 6D 7D" }))
    assert.equal(" | 2C | 2 | 3D 4D 8D, 5C",
      laid("8D 4D 3D 5C 2C", { "5D 6D 7D", "5S 5H 5D" }))
    assert.matches("'5D 6D' is no meld", helper.error(laid, "8D", { "5D 6D" }))
  end)

  it("are laid out as well as when all ways are tried", function()
    local all = tenace.deck("french"):cards():list()
    local now = 1
    local function draw(n)
      now = now * 6364136223846793005 + 1442695040888963407
      return (now >> 33) % n + 1
    end
    for _ = 1, 200 do
      local suits, hand = draw(2) == 1 and 26 or 52, {}
      local pack = table.move(all, 1, suits, 1, {})
      for i = 1, 10 do hand[i] = table.remove(pack, draw(#pack)) end
      local text = table.concat(hand, " ")
      assert.equal(plain.least_left(hand), left(text), text)
    end
  end)

  it("are laid out only if they are few", function()
    assert.matches("layouts are for 24 different cards at most",
      helper.error(left, tostring(tenace.deck("french"):cards())))
  end)

  it("count as patterns", function()
    assert.equal("12: fifteen 7H 8C 2, fifteen 7H 8H 2, pair 8H 8C 2, "
      .. "run 7H 8C 9D 3, run 7H 8H 9D 3", gives("shown", "7H 8H 8C 9D AC"))
    assert.equal("6: fifteen 2C 4C 9C 2, flush 2C 4C 9C JC 4",
      gives("shown", "2C 4C 9C JC"))
    assert.equal("0: ", gives("shown", "2C 4C"))
  end)

  it("count as patterns that the last card completes", function()
    assert.equal("3: run 8H 7C 6D 3", gives("pegged", "8H 7C 6D"))
    assert.equal("0: ", gives("pegged", "4C 5C 5D 6D"))
    assert.equal("3: run 6C 5D 4D 3", gives("pegged", "4C 6C 5D 4D"))
    assert.equal("2: fifteen 5C 5D 5H 2", gives("pegged", "5C 5D 5H"))
    assert.equal("2: pair 4C 4D 2", gives("pegged", "KC 4C 4D"))
  end)

  it("count up to a thousand lines", function()
    assert.matches("patterns: more than 1000 lines: give fewer cards",
      wrong("shown", tostring(tenace.deck("french"):cards())))
  end)

  it("count only if the fact names the list", function()
    assert.matches("patterns: the fact 'patterns' has no list 'shows'",
      wrong("unknown"))
  end)

  it("are checked when the file is loaded", function()
    local function loaded(patterns)
      return helper.error(helper.match, "patterns = " .. patterns .. ",",
        "function g:round() end")
    end
    assert.matches("it must be a pattern", loaded '{ a = { { "x" } } }')
    assert.matches("it must be a pattern",
      loaded '{ a = { { "x", sum = 1, run = 3, points = 1 } } }')
    assert.matches("did you mean 'same'",
      loaded '{ a = { { "x", sam = 1, points = 1 } } }')
    assert.matches("'run' must be a whole number",
      loaded '{ a = { { "x", run = 0, points = 1 } } }')
  end)
end)


describe("cards and piles", function()
  teardown(helper.clean)

  it("are no lists, and say what to write", function()
    assert.matches("cards: this is no list: write 'for card in cards do', "
      .. "or cards:list%(%)%[1%]",
      helper.wrong "for _, c in ipairs(self.stock:cards()) do c() end")
    assert.matches("pile: this is no list: .* or pile:cards%(%):list%(%)%[1%]",
      helper.wrong "local card = self.stock[1]")
  end)

  it("are no functions", function()
    for _, call in ipairs { "local c = self.stock()",
      "self.stock('AS')", "for card in self.stock do self.stock(card) end" } do
      assert.matches("pile: this is no function: write 'for card in pile do'",
        helper.wrong(call))
    end
  end)

  it("have no other names", function()
    assert.matches("cards: there is no 'size'",
      helper.wrong "local n = self.stock:cards().size")
  end)
end)

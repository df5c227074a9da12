-- Declarations, obligations that wait for a pile, and a stock to draw from
-- during play, in a small game of two against two.

local tenace = require "tenace"

local folder, files = os.tmpname(), 0

local RULES = [[
-- Marriages: kings and queens are declared after each trick.

local marriages = game "Marriages" {
  players     = 4,
  sides       = "partners",
  deck        = french(32),
  piles       = { extra = "all" },
  obligations = { once_empty("stock", follow_suit) },
  round       = { trump = suit },
  options     = { rounds = number { 1, from = 1, to = 9, "rounds" } },
}

local list = { false, { "hearts", "KH QH" }, { "spades", "KS QS" }, false,
  { "royal", "KH KS" }, { "royal", "QH QS" } }

local function not_spades(self, player, said, cards)
  return said ~= "spades" and player.side and #cards > 0
end

function marriages:round()
  self:deal_each(4)
  self:draw(self.extra, 8)
  self.trump = "C"
  self:play_tricks()
end

function marriages:after_trick(winner)
  local said, cards, player = self:declare(winner, "what?", list, not_spades)
  if said then self:score(player, #cards, said) end
  if #self.stock > 0 then
    for each in self:each_player() do self:draw(each) end
  else
    self:play_on()
  end
end

return marriages
]]


local function file_of(text)
  files = files + 1
  local path = folder .. files .. ".lua"
  local file <close> = assert(io.open(path, "w"))
  file:write(text)
  return path
end


local function deal(hands)
  return tenace.new(file_of(RULES), { seed = 3, traced = true,
    deal = { hands = hands } })
end


--- A match whose first trick seat 1 has won with the ace of trumps.
local function won_by_first(mine, partners)
  local m = deal { "AC " .. mine, "7D 8D 9D 10D", partners, "8C JD QD KD" }
  for _ = 1, 4 do m:play(m:turn() == 1 and "AC" or m:moves()[1]) end
  return m
end


describe("declarations", function()
  teardown(function()
    os.remove(folder)
    for n = 1, files do os.remove(folder .. n .. ".lua") end
  end)

  it("are asked from the winner first, then from the partner", function()
    local m = won_by_first("KH QH AD", "KS QS 9H 10H")
    assert.equal(1, (m:turn()))
    assert.equal("what?", select(2, m:turn()).prompt)
    assert.same({ "continue", "hearts" }, m:moves())
    m = won_by_first("KS QS AD", "KH QH 9H 10H")
    assert.equal(3, (m:turn()))
    m:play("hearts")
    assert.same({ 5, 0 }, m:scores())
  end)

  it("are skipped by the engine if there is only one answer", function()
    local m = won_by_first("KS QS AD", "KH 9H 10H 8H")
    assert.equal("card", select(2, m:turn()).kind)
    local said = {}
    for _, entry in ipairs(m:story(2)) do
      if entry.move == "continue" then said[#said + 1] = entry.player end
    end
    assert.same({ 1, 3 }, said)
  end)

  it("can be said once, with any cards", function()
    local m = won_by_first("KH QH KS", "QS JS AS AH")
    assert.same({ "continue", "hearts", "royal" }, m:moves())
    m:play("royal")
    assert.same({ 5, 0 }, m:scores())
    assert.same(m:scores(), tenace.replay(m:record()):scores())
  end)

  it("are refused when they are not possible", function()
    local ok, why = won_by_first("KH QH AD", "KS QS 9H 10H"):allows("spades")
    assert.is_false(ok)
    assert.equal("the answer is one of these: continue, hearts", why)
  end)

  --- Why a call is wrong.
  local function fault(call)
    local text = RULES:gsub("self:declare%b()", function() return call end)
    local ok, why = pcall(function()
      tenace.new(file_of(text), { seed = 1 }):run("random")
    end)
    assert.is_false(ok)
    return tostring(why):match "bad argument.*"
  end

  it("are given what they take", function()
    assert.equal("bad argument #3 to 'declare' (no such card 'QX')",
      fault 'self:declare(winner, "what?", { { "hearts", "KH QX" } })')
    assert.equal("bad argument #5 to 'declare' (no such card 'KX')",
      fault 'self:declare(winner, "what?", list, nil, "KX")')
    assert.equal("bad argument #4 to 'declare' (function expected, got "
      .. "boolean)", fault 'self:declare(winner, "what?", list, true)')
    assert.equal("bad argument #3 to 'declare' (too many entries)",
      fault [[self:declare(winner, "what?", (function()
        local entries = {}
        for n = 1, 33 do entries[n] = { "hearts", "KH" } end
        return entries
      end)())]])
  end)

  it("need a list of words and cards", function()
    local text = RULES:gsub('{ "hearts", "KH QH" }', '"hearts"')
    local ok, wrong = pcall(function()
      tenace.new(file_of(text), { seed = 1 }):run("random")
    end)
    assert.is_false(ok)
    assert.matches("a list of { words, cards } expected", tostring(wrong), 1,
      true)
  end)
end)


--- The same game with another list, and no condition.
local function won_with(list, more)
  local text = RULES:gsub("local list = .-\n\n",
    (list:gsub("%%", "%%%%")) .. "\n\n"):gsub("list, not_spades", more)
  local m = tenace.new(file_of(text), { seed = 3, traced = true, deal = {
    hands = { "AC KH QH KS", "7D 8D 9D 10D", "QS JS AS AH", "8C JD QD KD" } } })
  for _ = 1, 4 do m:play(m:turn() == 1 and "AC" or m:moves()[1]) end
  return m
end


describe("declarations that count", function()
  local counts = 'local list = { { "hearts", "KH QH", 20, "a marriage" } }'

  it("are shown, and count for the side", function()
    local m = won_with(counts, "list")
    assert.same({ "continue", "hearts" }, m:moves())
    m:play "hearts"
    assert.same({ "a marriage 20", "" }, m:view(2).counted)
    local shown = {}
    for _, entry in ipairs(m:story(2)) do
      if entry.what == "shown" then
        shown[#shown + 1] = entry.cards .. ": " .. entry.reason
      end
    end
    assert.same({ "KH QH: a marriage" }, shown)
  end)

  it("can be said once in a round", function()
    local m = won_with(counts, "list"):play "hearts"
    m:run("random", { rounds = 1 })
    local said = 0
    for _, entry in ipairs(m:story(2)) do
      if entry.move == "hearts" then said = said + 1 end
    end
    assert.equal(1, said)
  end)

  it("may depend on the other possible declarations", function()
    local list = 'local list = { { "royal", "KH KS" }, { "hearts", "KH QH" } }'
    assert.same({ "continue", "royal" }, won_with(list, [[list,
      function(self, player, said, cards, others)
        return said == "royal" or others ~= "royal"
      end]]):moves())
  end)

  it("leave out cards that do not count", function()
    local list = 'local list = { { "royal", "KH KS" }, { "hearts", "KH QH" } }'
    assert.same({ "continue", "hearts" },
      won_with(list, 'list, nil, "KS 7C"'):moves())
  end)
end)


describe("tricks with a stock", function()
  it("go on until the hands are empty, drawn cards included", function()
    local m = tenace.new(file_of(RULES), { seed = 5, traced = true })
    m:run("random")
    local tricks = 0
    for _, entry in ipairs(m:story(1)) do
      if entry.what == "trick" then tricks = tricks + 1 end
    end
    assert.equal(6, tricks)
    assert.is_true((m:over()))
  end)

  it("are free as long as an obligation waits for its pile", function()
    local path = file_of(RULES)
    local pose = { hand = "7C 8D", trick = { "AC" } }
    local extra = file_of((RULES:gsub('"stock"', '"extra"')))
    assert.same({ "7C" }, tenace.legal(extra, {}, pose))
    assert.same({ "7C", "8D" }, tenace.legal(extra, { extra = "9H" }, pose))
    assert.is_true(#tenace.legal(path, {}, pose) == 2)
  end)

  it("are free of a list of obligations, but for one", function()
    local text = RULES:gsub('once_empty%("stock", follow_suit%)',
      'once_empty("extra", { false, beat_led, follow_suit }, follow_suit)')
    local path = file_of(text)
    local pose = { hand = "7C 10C 8D", trick = { "8C" } }
    assert.same({ "10C" }, tenace.legal(path, {}, pose))
    assert.same({ "7C", "10C" }, tenace.legal(path, { extra = "9H" }, pose))
  end)

  it("wait only for a pile that exists", function()
    local v, wrong = tenace.variant(file_of((RULES:gsub('"stock"',
      '"talon"'))))
    assert.is_nil(v)
    assert.matches("there is no pile 'talon' that all players share",
      tostring(wrong), 1, true)
  end)

  it("wait with an obligation", function()
    local v, wrong = tenace.variant(file_of((RULES:gsub('"stock", follow_suit',
      '"stock", "follow"'))))
    assert.is_nil(v)
    assert.matches("there is no obligation 'follow' here that could get a "
      .. "condition", tostring(wrong), 1, true)
  end)
end)

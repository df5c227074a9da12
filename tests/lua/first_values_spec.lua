-- Fields of a round with a first value: each round begins with it.

local core = require "tenace.core"
local games = require "tenace.rules.games"
local helper = require "game_helper"
local kit = require "tenace.match.kit"
local tenace = require "tenace"

local FACTS = [[
  round = { cube = 1, way = choice { of = "up down", default = "up" },
    bold = flag { true }, called = each_player(2), trump = "S", seen = list },
  keeps = { sum = each_side(3) },
  options = { rounds = number {} },
  obligations = { follow_suit },]]

local STEPS = [[
  function g:round()
    self:deal_each(2)
    self.seen = { self.cube, self.way, self.bold, self:player(3).called,
      self.trump, self.trump == "S" }
    self:play_tricks()
    self.cube, self.way, self.bold = self.cube * 2, "down", nil
    self:player(3).called, self.trump = 5, "H"
    self:score_round()
  end
  function g:score_round()
    for side in self:each_side() do
      self:score(side, side.tricks * self.cube, "tricks")
    end
  end]]


describe("a field of a round with a first value", function()
  teardown(helper.clean)

  it("has it at the start of each round", function()
    local m = helper.match(FACTS, STEPS)
    for _ = 1, 3 do
      m:run("random", { rounds = 1 })
      local seen = rawget(core.fields(m.core), "seen") or m:view(1).seen
      assert.same({ 1, "up", true, 2, "S", true }, { table.unpack(seen) })
    end
    assert.same({ 2, 2, 2, 2 }, { table.unpack(m.core.called) })
  end)

  it("is the same for bots that nobody watches", function()
    local path = helper.file(helper.text(FACTS, STEPS))
    local m = tenace.new(path, { seed = 4 }):run("random", { rounds = 3 })
    local k = kit.of(assert(tenace.variant(path, { rounds = 3 })))
    local self = kit.match(k, 4)
    for seat = 1, 4 do core.set_bot(self, seat, true) end
    core.flow(self, k.flow)
    assert(core.resume(self))
    assert.same(m:scores(), core.scores(self))
  end)

  it("has it when the cards are dealt again", function()
    local m = helper.round([[
      self:deal_each(1)
      self.seen = { self.cube }
      self.cube = 7
      if self:ask_yes_no(1, "again?") then self:deal_again() end]],
      "round = { cube = 1, seen = list },")
    m:play "yes"
    assert.same({ 1 }, { table.unpack(m.core.seen) })
  end)

  it("has it in a position and an example, unless another is given", function()
    local path = helper.file(helper.text(FACTS, STEPS))
    local how = { step = "score_round", tricks = { 2, 0, 0, 0 } }
    assert.same({ 2, 0, 0, 0 }, tenace.step(path, {}, how).scores)
    assert.same({ 6, 0, 0, 0 }, tenace.step(path, { cube = 3 }, how).scores)
    assert.equal(2, (tenace.winner(path, {}, "AH 2S")))
  end)

  it("begins empty in records of the first version", function()
    local text = helper.text([[
  round = { cube = 1 },
  options = { target = number { 9, from = 1, to = 9, "points" } },
  obligations = { follow_suit },]], [[
  function g:round()
    self:deal_each(1)
    self:play_tricks()
    self:score(1, self.cube or 3, "the cube")
  end]])
    local texts = { { path = "/r/g.lua", name = "g", text = text } }
    local early = games.library_of(texts, true):variant "g"
    local m = tenace.new(early, { seed = 1 }):run "random"
    assert.equal(3, #m:score_sheet())
    local record = m:record()
    assert.matches("^tenace record 1\n", record)
    assert.equal(3, #tenace.replay(record):score_sheet())

    m = tenace.new(games.library_of(texts):variant "g", { seed = 1 })
    m:run "random"
    assert.equal(9, #m:score_sheet())
    record = m:record()
    assert.matches("^tenace record 2\n", record)
    assert.equal(9, #tenace.replay(record):score_sheet())
  end)
end)

-- What house rules hear: events, and scores that they may change.

local games = require "tenace.rules.games"
local tenace = require "tenace"


-- A game for two, of three tricks, whose house rules are given as texts.

local function toy(houses, pack, extra)
  local files = { { path = "rules/g.lua", name = "g", text = [[
local g = game "G" { players = 2, deck = ]] .. (pack or "french(32)") .. [[,
  obligations = { follow_suit }, options = { rounds = number { 1, from = 1,
    to = 9 } } }
]] .. (extra or [[
function g:round() self:deal_each(3) self:play_tricks() self:finish() end
function g:finish() self:score(1, 10, "base") end
]]) .. "return g\n" } }
  for name, text in pairs(houses) do
    files[#files + 1] = { path = "rules/house/g/" .. name .. ".lua",
      name = name, of = "g", text = "local h = house_rule '" .. name
        .. "' { of = 'g', keeps = { log = '' } }\n" .. text .. "\nreturn h\n" }
  end
  return games.library_of(files)
end


--- The score sheet of a match, a line each; and the match.
local function scored(lib, spec, rounds)
  local v = assert(lib:variant(spec))
  local m, list = tenace.new(v, { seed = 3 }), {}
  assert(m:run("random", { rounds = rounds }))
  for i, line in ipairs(m:score_sheet()) do
    list[i] = line.side .. " " .. line.points .. " " .. line.reason
  end
  return list, m
end


describe("a change of a score", function()
  local houses = {
    a = "function h:will_score() return { times = 2, because = 'bock' } end",
    b = "function h:will_score() return { add = 3, because = 'more' } end",
    c = "function h:will_score() return { times = 3, because = 'hirsch' } end",
  }

  it("adds before it multiplies, in any order", function()
    local lib = toy(houses)
    local all = { "1 78 base, more +3, bock × 2, hirsch × 3" }
    assert.same(all, (scored(lib, "g+a+b+c")))
    assert.same(all, (scored(lib, "g+c+b+a")))
    assert.same({ "1 13 base, more +3" }, (scored(lib, "g+b")))
  end)

  it("is made once, and heard by `scored`", function()
    local lib = toy { a = houses.a, b = houses.b, d = [[
function h:scored(side, points, reason)
  self.log = self.log .. points .. " "
  if reason == "base, more +3, bock × 2" then self:score(side, 5, "twice") end
end]] }
    local list, m = scored(lib, "g+a+b+d")
    assert.same({ "1 26 base, more +3, bock × 2",
      "1 16 twice, more +3, bock × 2" }, list)
    assert.equal("26 ", m:view(1).log)
  end)

  it("is not made of totals that an example begins with", function()
    local lib = toy { a = houses.a }
    assert.same({ 17, 4 }, tenace.step(assert(lib:variant "g+a"), {},
      { step = "finish", scores = { -3, 4 } }).scores)
  end)

  it("names the word whose points are too many", function()
    local lib = toy({ a = "function h:scored() end" }, nil,
      "function g:round() self:score(1, 2000000, 'x') end\n")
    local v = assert(lib:variant "g+a")
    assert.matches("bad argument #2 to 'score' %(more than a million points",
      tostring(select(2, pcall(tenace.new, v, { seed = 1 }))))
  end)

  it("is made again after an error in it", function()
    local v = assert(toy { a = [[
function h:will_score(side)
  if side.score == 5 then error "an error" end
  return { times = 2, because = "bock" }
end]] }:variant "g+a")
    assert.is_false(pcall(tenace.step, v, {},
      { step = "finish", scores = { 5, 0 } }))
    assert.same({ 20, 0 }, tenace.step(v, {}, { step = "finish" }).scores)
  end)

  it("is a table of whole numbers with a reason", function()
    local function wrong(answer)
      local ok, text = pcall(scored, toy { a = "function h:will_score() return "
        .. answer .. " end" }, "g+a")
      assert.is_false(ok)
      return tostring(text):match "step 'will_score'.*"
    end
    assert.equal("step 'will_score': a change of the points is wanted, as { "
      .. "times = 2, because = \"Bock\" }, and not '5'", wrong "5")
    assert.equal("step 'will_score': 'times' must be a whole number, not '1.5'",
      wrong "{ times = 1.5, because = 'x' }")
    assert.equal("step 'will_score': unknown field 'tmes', did you mean "
      .. "'times'?", wrong "{ tmes = 2, because = 'x' }")
    assert.equal("step 'will_score': it must say why the points change: "
      .. "because = \"…\"", wrong "{ times = 2 }")
  end)

  it("reaches every word that scores", function()
    local lib = toy({ a = houses.a }, nil, [[
function g:round()
  self:deal_each(3)
  self:play_tricks()
  self:score_others(1, 1, "others")
  self:score_tricks("tricks", 1)
  self:score(2, lines { { 4, "line" }, { 0, "none" } })
end
]])
    local list = scored(lib, "g+a")
    assert.same({ "2 2 others, bock × 2", "2 2 tricks, bock × 2",
      "2 8 line, bock × 2" }, list)
  end)
end)


describe("an event", function()
  local heard = [[
function h:before_play() self.log = self.log .. "lead " end
function h:after_trick() self.log = self.log .. "t" end
function h:after_round() self.log = self.log .. " end " end
]]

  it("is heard in its time, however tricks are played", function()
    for _, play in ipairs { "self:play_tricks()",
      "for _ = 1, 3 do self:play_trick(1) end", [[
for _ = 1, 3 do
  self:begin_trick(1)
  for player in self:each_player(1) do self:let_play(player) end
  self:end_trick()
end]] } do
      local lib = toy({ a = heard }, nil, "function g:round() self:deal_each(3)"
        .. " " .. play .. " self:end_round() end\n")
      local _, m = scored(lib, "g+a+rounds=2")
      assert.equal("lead ttt end lead ttt end ", m:view(1).log)
    end
  end)

  it("is heard though a step that may only look wanted to play", function()
    local lib = toy({ a = heard }, nil, [[
function g:round()
  self:deal_each(3)
  self:ask_yes_no(1, "play?")
  self:play_tricks()
  self:end_round()
end
function g:standing() self:play_tricks() return 1 end
]])
    local m = tenace.new(assert(lib:variant "g+a"), { seed = 3 })
    pcall(m.view, m, 1)
    m:play "yes"
    assert.equal("lead ", m:view(2).log)
  end)

  it("is heard by others when one layer plays on", function()
    local lib = toy { a = [[
function h:after_trick() self.log = self.log .. "a" self:play_on() end]],
      b = [[
function h:after_trick() self.log = self.log .. "b" end]],
      c = [[
function h:after_trick(winner)
  base.after_trick(self, winner)
  self.log = self.log .. "c"
  self:play_on()
end]] }
    assert.equal("abbb", (select(2, scored(lib, "g+a+b"))):view(1).log)
    assert.equal("abc", (select(2, scored(lib, "g+a+b+c"))):view(1).log)
  end)

  it("may name who leads, or end the tricks", function()
    local loser = "function h:after_trick(winner) return self:left_of(winner) "
      .. "end"
    local _, m = scored(toy { a = loser, b = heard }, "g+a+b")
    local leads = m:history()
    assert.equal(6, #leads)
    assert.is_true(leads[2].player == leads[3].player
      or leads[1].player == leads[3].player)
    local enough = "function h:after_trick() return true end"
    _, m = scored(toy { a = loser, b = enough, c = heard }, "g+a+b+c")
    assert.equal("lead t end ", m:view(1).log)
  end)

  it("of a pack of more than 64 cards is heard, too", function()
    local many = "deck { suits = 'A B C D E', ranks = '1 2 3 4 5 6 7 8 9 10 11 "
      .. "12 13 14' }"
    local _, m = scored(toy({ a = heard, b = [[
function h:after_trick() self:play_on() end]] }, many), "g+a+b")
    assert.equal("lead ttt end ", m:view(1).log)
  end)

  it("has no more than sixteen layers", function()
    local houses, spec = {}, "g"
    for i = 1, 17 do
      houses["h" .. i], spec = "function h:after_trick() end", spec .. "+h" .. i
    end
    local _, problem = toy(houses):variant(spec)
    assert.matches("step 'after_trick': more than 16 rules hear it",
      tostring(problem))
  end)
end)

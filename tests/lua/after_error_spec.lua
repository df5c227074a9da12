-- A match after an error anywhere in its rules: it is as before the decision
-- that led to the error, and can still be used.
-- In 10 parts.

local helper = require "game_helper"
local tenace = require "tenace"

local soak = (os.getenv "SOAK" or "") ~= ""

-- The number of places in each game where the spec puts an error.
local PLACES = soak and math.huge or 2

-- The spec gives up a decision that it does not reach in this time.
local DECISIONS = 400


--- What everybody may know of a match, as far as it is data.
local function all_of(m)
  local views = {}
  for player = 1, m.variant.players do views[player] = m:view(player) end
  local player, question = m:turn()
  return { record = m:record(), history = m:history(), scores = m:scores(),
    decisions = m:decisions(), sheet = m:score_sheet(), views = views,
    player = player, question = question, moves = player and { m:moves() } }
end


--- The match can be used, and its record leads to the same position.
local function check_usable(m, before)
  local now = all_of(m)
  assert.same(before, now)
  assert.same(before, all_of(m:copy()))
  assert.equal(before.record, assert(tenace.replay(before.record)):record())
  if not m:turn() then return end
  assert.is_false((m:allows "no such move at all"))
  m:undo()
  assert.same(before, all_of(m:redo()))
end


--- Plays random moves up to the first one that ends in an error. Returns the
-- state before it and the error; nothing if there is no error.
local function play_to_error(m)
  for _ = 1, DECISIONS do
    if not m:turn() then return nil end
    local before, move = all_of(m), m:choose "random"
    local ok, wrong = pcall(m.play, m, move)
    if not ok then return before, wrong end
  end
end


--- Everything is as before after an error, in a person's move and in a bot's.
local function check_match(path, line)
  local ok, m = pcall(tenace.new, path, { seed = 3 })
  if not ok then return false end
  local before, wrong = play_to_error(m)
  if not before then return false end
  assert.equal(path, wrong.file)
  assert.equal(line, wrong.line)
  assert.is_truthy(wrong.text:find "it fails here$"
    or wrong.text:find "there is no 'self' here"
    or wrong.text:find "an order may depend only on fields")
  check_usable(m, before)
  assert.is_false((pcall(m.run, m, "random")))
  assert.equal(m:decisions(), #m:history())
  return m
end


--- The text with an error at the start of a line.
local function with_error(lines, n, what)
  local changed = table.move(lines, 1, #lines, 1, {})
  changed[n] = what .. changed[n]
  return table.concat(changed, "\n")
end


local function lines_of(text)
  local lines = {}
  for line in text:gmatch "([^\n]*)\n" do lines[#lines + 1] = line end
  return lines
end


-- Errors that come at once, or only in a later round.
local errors = {
  'error "it fails here" ',
  'if self.round_number > 1 then error "it fails here" end ',
  'if self:player(1).tricks + self:player(2).tricks > 1 then '
    .. 'error "it fails here" end ',
}


--- The match of a file in which a line fails, if the match reaches the line.
-- Once the file is corrected, the match goes on.
local function check_line(lines, at, what)
  local changed = with_error(lines, at, what)
  if not load(changed) then return false end
  local path = helper.file(changed)
  local m = check_match(path, at)
  if not m then return false end
  helper.write(path, table.concat(lines, "\n"))
  assert.is_true((m:reload()))
  assert.is_true((pcall(m.run, m, "random", { rounds = 1 })))
  return true
end


--- Makes lines of a game's file fail, one after the other, in mixed order.
-- Returns at how many of them a match failed.
local function check_game(game)
  local lines = lines_of(helper.read("rules/" .. game .. ".lua"))
  local failed, all = 0, #lines * #errors
  local stride = 379
  while all % stride == 0 do stride = stride + 2 end
  for n = 1, all do
    local k = n * stride % all
    if failed < PLACES and check_line(lines, k // #errors + 1,
      errors[k % #errors + 1]) then
      failed = failed + 1
    end
  end
  return failed
end


describe("after an error in the rules", function()
  teardown(helper.clean)

  it("the engine answers if a person could answer nothing",
    function()
      local m = helper.match([[
piles = { discard = "top" }, taking = { pile = "discard" },
melds = { sets = "2 3 4 5 6 7 8 9 10 J Q K A", full = 4, full_to_go_out = 1 },
]], [[
function g:round()
  self:draw(self.discard)
  self:choose(1, "what?", { "a", "b" })
  self:play_turn(1)
  self:choose(1, "what?", { "c", "d" })
  error "it fails here"
end]])
      m:play("a"):play("draw")
      assert.same({ "c", "d" }, m:moves())
      local before = all_of(m)
      assert.equal("g.lua:12: game 'G', step 'round': it fails here",
        helper.error(m.run, m, "random"))
      check_usable(m, all_of(m))
      assert.equal("g.lua:12: game 'G', step 'round': it fails here",
        helper.error(m.play, m, "c"))
      check_usable(m, before)
    end)

  it("a match that goes back a round has what it kept in that round",
    function()
      local m = helper.match("keeps = { level = 2 },", [[
function g:round()
  self.level = self.level + 1
  self:ask_yes_no(1, "level {level}?")
end
function g:next_dealer()
  if self.level > 3 then error "it fails here" end
  return 1
end]])
      m:play "yes"
      local before = all_of(m)
      assert.equal("level 4?", before.question.prompt)
      assert.equal("g.lua:10: game 'G', step 'next_dealer': it fails here",
        helper.error(m.play, m, "no"))
      check_usable(m, before)
    end)

  it("a match stops before a question with unexplained bids", function()
    local m = helper.match("", [[
function g:round()
  self:ask_yes_no(1, "on?")
  self:auction { bids = { "1", "2" }, prompt = "?",
    promises = function(self, bid) return bid < {} end }
end]])
    local before = all_of(m)
    assert.equal("g.lua:8: game 'G': attempt to compare string with table",
      helper.error(m.play, m, "yes"))
    check_usable(m, before)
  end)

  it("a condition that accepts nothing is an error at its question", function()
    local m = helper.match("", [[
function g:round()
  self:deal_each(3)
  self:ask_yes_no(1, "on?")
  self:ask_cards(1, "which?", 2, self:player(1),
    function() return false end)
end]])
    local before = all_of(m)
    assert.equal("g.lua:8: game 'G', step 'round': 'which?' cannot be "
      .. "answered: no cards were found that the condition accepts",
      helper.error(m.play, m, "yes"))
    check_usable(m, before)
  end)

  it("a match stops before a prompt that names an unknown field", function()
    local m = helper.match("", [[
function g:round()
  self:ask_yes_no(1, "on?")
  self:ask_yes_no(1, "at {bid}?")
end]])
    local before = all_of(m)
    assert.equal("g.lua:7: game 'G', step 'round': a match has no 'bid'",
      helper.error(m.play, m, "yes"))
    check_usable(m, before)
  end)

  it("the message says how a loop goes over a list", function()
    local said = helper.wrong [[for card in { "QS" } do self:show(card) end]]
    assert.matches("for … in goes over cards, a text or a list: ", said)
  end)

  it("the message says how `has` is asked", function()
    local has = "^g.lua:6: .*'has' answers how many there are, and nil where "
    assert.matches(has,
      helper.wrong [[if self:player(1).hand:has "QS" > 0 then return end]])
    assert.matches("attempt to compare", helper.wrong [[local n = 1 < nil]])
  end)

  it("the message says what a pile has", function()
    assert.matches("pile: there is no 'shufle', only cards, has, of_suit, "
      .. "points, top", helper.wrong [[self.stock:shufle()]])
  end)

  it("the message names the step that gave the engine a wrong value", function()
    assert.equal("g.lua:8: game 'G', step 'over': no side 9 (there are 4)",
      helper.error(helper.match, "", [[
function g:round()
  self:deal_each(1)
end
function g:over() return true, 9 end]]))
    assert.equal("g.lua:8: game 'G', step 'next_dealer': no player 9 (there "
      .. "are 4)", helper.error(helper.match, "", [[
function g:round()
  self:deal_each(1)
end
function g:next_dealer() return 9 end
function g:over() return self.round_number > 1, 1 end]]))
  end)

  it("looking at a match runs no more of its rules than a look needs",
    function()
      local m = helper.match("round = { trump = suit },", [[
function g:round()
  self:ask_yes_no(1, "on?")
  self:play_tricks()
end
function g:order()
  if self.round_number > 0 then self:ask_yes_no(2, "an order?") end
end]])
      local before = all_of(m)
      assert.equal(1, (m:turn()))
      assert.equal("on?", before.question.prompt)
      assert.equal("g.lua:10: game 'G', step 'order': an order may depend only "
        .. "on fields, options and facts, not on 'ask_yes_no'",
        helper.error(m.play, m, "yes"))
      check_usable(m, before)
    end)

  it("a view has the parts that do not fail, and names the others", function()
    for statement, wrong in pairs {
      ['error "it fails here"'] = "g.lua:6: it fails here",
      ["while true do end"] = "g.lua:6: the rules have run for 10000000 "
        .. "instructions without an end",
      ["return 3"] = "g.lua:6: the step 'standing' must return a table of "
        .. "texts, numbers and lists of them: number",
      ["return { f = error }"] = "g.lua:6: the step 'standing' must return a "
        .. "table of texts, numbers and lists of them: only text, numbers, "
        .. "true, false and tables of them fit here",
    } do
      local m = helper.match("", 'function g:round() self:ask_yes_no(1, "on?") '
        .. "end\nfunction g:standing() " .. statement .. " end")
      local view = m:view(1)
      assert.equal(wrong, (view.problem:gsub("/tmp/lua_[%w]+/", "")))
      assert.same({ "yes", "no" }, view.legal)
      assert.equal(1, view.turn)
      m:play("yes"):undo()
    end
  end)

  it("a match keeps its old seed if it cannot begin with a new one",
    function()
      local m = helper.match("", [[
function g:round()
  if self:random(8) > 4 then error "it fails here" end
  self:ask_yes_no(1, "on?")
end]], { seed = 1 })
      local before, failed = all_of(m), 0
      for seed = 2, 20 do
        if not pcall(m.restart, m, seed) then
          failed = failed + 1
          check_usable(m, before)
        else
          before = all_of(m)
        end
      end
      assert.is_true(failed > 3 and failed < 16)
    end)

  for _, game in ipairs { "bid_whist", "canasta", "rummy", "shengji", "skat",
    "tute", "whist" } do
    it("a match of " .. game .. " is as it was, and goes on when the rules "
      .. "are mended", function()
      assert.is_true(check_game(game) > 1)
    end)
  end
end)

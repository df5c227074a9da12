-- Records: reading one leads to the same match, or finds the damaged line.

local helper = require "game_helper"
local tenace = require "tenace"

--- A record of a short match, some rounds of it played.
local function sample(options)
  local m = tenace.new("whist", { seed = 11,
    options = options or { target = 2 } })
  return m:run("random"):record()
end

local function lines_of(text)
  local list = {}
  for line in text:gmatch "([^\n]*)\n" do list[#list + 1] = line end
  return list
end

local function text_of(lines)
  return table.concat(lines, "\n") .. "\n"
end

--- The number of the line at which the moves begin.
local function begin_of(lines)
  for n, line in ipairs(lines) do
    if line:find "^begin" then return n end
  end
end

--- The error of a record.
local function wrong(text)
  local m, message = tenace.replay(text)
  assert.is_nil(m)
  return message
end

--- Either the record cannot be read, and the message names a line; or it leads
-- to the end of the true record, or to a point on the way there.
local function check_harmless(text, whole)
  local m, message = tenace.replay(text)
  if not m then
    assert.is_truthy(message:find "^line %d+: ")
    return false
  end
  local again = lines_of(m:record())
  assert.equal(table.concat(whole, "\n", 1, #again), text_of(again):sub(1, -2))
  return true
end

describe("a record", function()
  teardown(helper.clean)

  it("is text that a person can read", function()
    local lines = lines_of(sample())
    assert.equal("tenace record 1", lines[1])
    assert.equal("rules whist+target=2", lines[2])
    assert.equal("seed 11", lines[3])
    assert.is_truthy(lines[4]:find "^file .*rules/whist%.lua whist$")
    assert.is_truthy(lines[5]:find "^| %-%- Whist: ")
    local first = lines[begin_of(lines) + 1]
    assert.is_truthy(first:find "^%d[:=] %w+ +~%x%x%x%x$")
    assert.is_truthy(lines[#lines]:find "^over [12] +~%x%x%x%x$")
  end)

  it("leads to the same match", function()
    for _, spec in ipairs { "whist", "whist+rounds=2", "whist+long_whist",
      "whist+tournament+rotating_trumps_with_no_trump" } do
      local m = tenace.new(spec, { seed = 5 }):run "random"
      local record = m:record()
      local again = assert(tenace.replay(record))
      assert.equal(record, again:record())
      assert.same(m:scores(), again:scores())
      assert.same(m:score_sheet(), again:score_sheet())
      assert.same({ m:over() }, { again:over() })
      assert.same(m:story(1), again:story(1))
      assert.equal(record, again:undo(3):redo(3):record())
    end
  end)

  it("is resumed where it ends", function()
    local m = tenace.new("whist", { seed = 11 })
    local records = {}
    for n = 1, 60 do
      records[n] = m:record()
      m:play(m:moves()[1])
    end
    for n = 1, 60, 7 do
      local again = assert(tenace.replay(records[n]))
      assert.equal(records[n], again:record())
      assert.equal(records[n + 1] or m:record(),
        again:play(again:moves()[1]):record())
    end
  end)

  it("is appended to as the match goes on", function()
    local m = tenace.new("whist", { seed = 11 })
    local before = m:record()
    for _ = 1, 200 do
      if not m:turn() then break end
      local record = m:play(m:moves()[1]):record()
      assert.equal(before, record:sub(1, #before))
      before = record
    end
  end)

  it("may have other line ends, comments and empty lines", function()
    local record = sample()
    assert.equal(record, assert(tenace.replay((record:gsub("\n", "\r\n"))))
      :record())
    local commented = record:gsub("\nbegin", "\n# seat 1, bots search\n\nbegin")
      :gsub("\nover", "\n  # the end\nover")
    assert.equal(record, assert(tenace.replay(commented)):record())
    assert.equal(record, assert(tenace.replay("# mine\n" .. record)):record())
    assert.equal(record, assert(tenace.replay(record:sub(1, -2))):record())
  end)

  it("may be written by hand", function()
    local m = assert(tenace.replay [[
tenace record 1
rules whist+target=3
seed 7
begin
1: 4c
2: qc]])
    assert.equal(3, (m:turn()))
    assert.equal("whist+target=3", m.variant.spec)
    assert.equal(2, m:decisions())
    assert.equal("4C", m:view(1).table[1].cards)
  end)

  it("has the cards that were fixed", function()
    local deal = { { hands = { "AS KS", nil, "2C\n3C *" } }, {},
      { hands = { "AC", "AD" } } }
    local m = tenace.new("whist+rounds=4", { seed = 3, deal = deal })
    m:run "random"
    local record = m:record()
    assert.is_truthy(record:find("deal 1 hand 1: AS KS\n", 1, true))
    assert.is_truthy(record:find("deal 1 hand 3: 2C 3C *\n", 1, true))
    assert.is_truthy(record:find("deal 3 hand 2: AD\n", 1, true))
    local again = assert(tenace.replay(record))
    assert.equal(record, again:record())
    assert.equal(record, again:copy():record())
    m = tenace.new("whist", { seed = 3, deal = { hands = { [4] = "AS" } } })
    record = m:record()
    assert.is_truthy(record:find("deal 0 hand 4: AS\n", 1, true))
    assert.equal(record, assert(tenace.replay(record)):record())
  end)

  it("brings its rules along", function()
    local path = helper.file(helper.text("options = { n = number { 3, from = 1,"
      .. ' to = 9, "cards" } },', [[
function g:round()
  self:deal_each(self.option.n)
  self:play_tricks { leader = 1 }
  self:score(1, 1, "one")
end
function g:over() return self.round_number == 2, 1 end]]))
    local record = tenace.new(path .. "+n=5", { seed = 1 }):run("random")
      :record()
    os.remove(path)
    local again = assert(tenace.replay(record))
    assert.equal(record, again:record())
    assert.same({ 2, 0, 0, 0 }, again:scores())
  end)

  it("is played by its own rules if today's are different", function()
    local text = helper.text("", [[
function g:round()
  self:deal_each(3)
  self:play_tricks { leader = 1 }
  self:score(1, 1, "one")
end
function g:over() return self.round_number == 2, 1 end]])
    local path = helper.file(text)
    local record = tenace.new(path, { seed = 1 }):run("random"):record()
    helper.write(path, (text:gsub("deal_each%(3%)", "deal_each(4)")))
    assert.equal(record, assert(tenace.replay(record)):record())
    helper.write(path, "return 7")
    assert.equal(record, assert(tenace.replay(record)):record())
  end)
end)


describe("a damaged record", function()
  teardown(helper.clean)

  it("is refused if it does not begin like a record", function()
    for _, text in ipairs { "", "\n", "# x", "tenace", "tenace record x",
      "\0", "%PDF-1.4" } do
      assert.equal("line 1: not a record: it begins with 'tenace record 1'",
        wrong(text))
    end
    assert.equal("replay: the text of a record expected",
      helper.error(tenace.replay, 7))
  end)

  it("is said to be newer where its form is unknown", function()
    assert.equal("line 1: the record is newer: its form is 3, and this version "
      .. "reads 1 and 2", wrong "tenace record 3\n")
  end)

  it("says what is wrong, and where", function()
    local head = "tenace record 1\nrules whist+target=3\nseed 7\nbegin\n"
    for text, message in pairs {
      ["tenace record 1\nrules whist\n"] = "line 2: the record has no seed",
      ["tenace record 1\nseed 1\nbegin\n"] = "line 3: the record has no rules",
      ["tenace record 1\nrules whist\nrules whist\n"] =
        "line 3: a second rules",
      ["tenace record 1\nrules whist\nseed 1\nseed 1\n"] =
        "line 4: a second seed",
      ["tenace record 1\nrules whist\nseed x\n"] =
        "line 3: seed cannot be 'x'",
      ["tenace record 1\nrules whist\nseed 1\nhello you\n"] =
        "line 4: 'hello' is not known here",
      ["tenace record 1\nrules whst\nseed 1\nbegin\n"] =
        "line 2: the rules in the record are in error: no game 'whst', "
          .. "did you mean 'whist'?",
      [head .. "1: 2C"] = "line 5: 2C: you do not hold 2C",
      [head .. "1: 1Z"] = "line 5: 1Z: '1Z' is no card of this deck",
      [head .. "2: 4C"] =
        "line 5: player 2 cannot move, it is player 1's turn",
      [head .. "1: 4C\n2: xx"] = "line 6: xx: 'xx' is no card of this deck",
      [head .. "hm"] = "line 5: 'hm' is not known here",
      [head .. "result 1: 3 0"] = "line 5: the result of round 1 is none, "
        .. "the record says 3 0",
      [head .. "over 1"] = "line 5: the match was not won by 1",
    } do
      assert.equal(message, wrong(text))
    end
  end)

  it("does not go on after its end", function()
    local record = sample()
    local n = #lines_of(record)
    assert.equal("line " .. n + 1 .. ": the match was over before this move",
      wrong(record .. "1: 2C\n"))
  end)

  it("is noticed if any line is missing, doubled or moved", function()
    local lines = lines_of(sample())
    local first, harmless = begin_of(lines), 0
    for n = 1, #lines do
      local without = table.move(lines, 1, #lines, 1, {})
      table.remove(without, n)
      if check_harmless(text_of(without), lines) then
        harmless = harmless + 1
        assert.equal(#lines, n)
      end
      local twice = table.move(lines, 1, #lines, 1, {})
      table.insert(twice, n, lines[n])
      check_harmless(text_of(twice), lines)
      if n > first and n < #lines then
        local swapped = table.move(lines, 1, #lines, 1, {})
        swapped[n], swapped[n + 1] = swapped[n + 1], swapped[n]
        assert.is_false(check_harmless(text_of(swapped), lines))
      end
    end
    assert.equal(1, harmless)
  end)

  it("is noticed if any character has changed", function()
    local record = sample()
    local lines = lines_of(record)
    local from = record:find "\nbegin"
    local every = os.getenv "SOAK" ~= "" and os.getenv "SOAK" and 1 or 7
    for n = 1, #record, 1 do
      if n >= from or n < 60 or n % (every * 10) == 0 then
        for _, change in ipairs { 1, 32, 128 } do
          local other = string.char(record:byte(n) ~ change)
          local changed = record:sub(1, n - 1) .. other .. record:sub(n + 1)
          check_harmless(changed, lines)
        end
      end
    end
  end)

  it("may end anywhere", function()
    local record = sample()
    local lines = lines_of(record)
    for n = record:find "\nbegin", #record do
      check_harmless(record:sub(1, n), lines)
    end
  end)

  --- The record with the checks that its lines would have.
  local function checked(text)
    local record, out, begun = require "tenace.match.record", {}, false
    local sum = record.start
    for n, line in ipairs(lines_of(text)) do
      line = line:gsub(" *~%x%x%x%x$", "")
      begun = begun or line == "begin"
      local digits
      digits, sum = record.check(line, sum)
      out[n] = begun and ("%-12s ~%04x"):format(line, digits) or line
    end
    return text_of(out)
  end

  it("is noticed even if its checks are right", function()
    local record = sample { rounds = 2 }
    assert.equal(record, checked(record))
    local changes = {
      ["= (%w+)"] = { ": %1", "^line %d+: (%w+): only %1 was possible here; " },
      [": (%w+)"] = { "= %1", "^line %d+: %w+: there was a choice here; " },
      ["result 1: (%d+) (%d+)"] = { "result 1: %2 %1",
        "^line %d+: the result of round 1 is %d %d, the record says %d %d$" },
      ["1= %w+ *\n"] = { "", "^line %d+: " },
      ["(result 1[^\n]*\n)([^\n]*\n)"] = { "%2%1",
        "^line %d+: the result of round 1 belongs elsewhere$" },
      ["(result 1[^\n]*\n)"] = { "%1%1",
        "^line %d+: the result of round 1 belongs elsewhere$" },
      ["(over %d)"] = { "%1\n%1", "^line %d+: a second over$" },
    }
    local from = record:find "\nbegin"
    local head, play = record:sub(1, from), record:sub(from + 1)
    play = play:gsub(" *~%x%x%x%x", "")
    for pattern, change in pairs(changes) do
      local changed, n = play:gsub(pattern, change[1], 1)
      assert.equal(1, n, pattern)
      local message = wrong(checked(head .. changed))
      assert.is_truthy(message:find(change[2]), pattern .. " " .. message)
    end
  end)

  it("is played in spite of wrong marks if it has no checks",
    function()
      local record = sample { rounds = 1 }
      local changed = record:gsub("(\n%d+): (%w+)", "%1= %2", 1)
      assert.equal(wrong(checked(changed)), "line " .. select(2,
        record:match "^.-\n%d+: ":gsub("\n", "")) + 1 .. ": "
        .. record:match "\n%d+: (%w+)" .. ": there was a choice here; earlier "
        .. "versions could write this after a change of rules or cards: such a "
        .. "record can be played once the ~ and the digits behind it are "
        .. "removed from its lines")
      local bare = changed:gsub(" *~%x%x%x%x", "")
      assert.equal(record, assert(tenace.replay(bare)):record())
    end)

  it("says how many decisions a round may have if that is unusual",
    function()
      local m = tenace.new("whist", { seed = 1, most_decisions = 30000 })
      local record = m:play(m:moves()[1]):record()
      assert.truthy(record:find("\nseed 1\ndecisions 30000\nfile ", 1, true))
      assert.equal(record, tenace.replay(record):record())
      for _, value in ipairs { "0", "200001", "x", "1e9", "" } do
        assert.equal("line 4: decisions cannot be '" .. value .. "'",
          wrong((record:gsub("decisions 30000", "decisions " .. value))))
      end
      assert.equal("line 5: a second decisions", wrong((record:gsub(
        "decisions 30000", "%0\n%0"))))
      assert.is_nil(tenace.new("whist", { seed = 1, most_decisions = 20000 })
        :record():find("decisions", 1, true))
    end)

  it("may have marks of another deal if cards were changed", function()
    local m = tenace.new("whist", { seed = 11 })
    for _ = 1, 9 do m:play(m:moves()[1]) end
    m:swap(m:hands()[1]:match "%w+", m:hands()[2]:match "%w+")
    local record = m:record()
    local again = tenace.replay(checked((record:gsub("(%d)[:=]( %w+ *~)",
      "%1=%2"))))
    assert.equal(record, again and again:record())
  end)

  it("cannot have its results changed by hand", function()
    local record = sample():gsub(" *~%x%x%x%x\n", "\n")
    assert.is_truthy(tenace.replay(record))
    local changed = record:gsub("result 1: %d+ %d+", "result 1: 9 9")
    assert.is_truthy(wrong(changed):find(
      "^line %d+: the result of round 1 is %d %d, the record says 9 9$"))
    changed = record:gsub("over (%d)", function(side)
      return "over " .. 3 - tonumber(side)
    end)
    assert.is_truthy(wrong(changed):find "^line %d+: the match was not won by")
  end)
end)

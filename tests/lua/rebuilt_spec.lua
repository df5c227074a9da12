-- A match whose rules have failed goes back to where it was. Where that cannot
-- be reached either, it goes back to an earlier decision.

local core = require "tenace.core"
local helper = require "game_helper"

local tape, load_tape = core.tape, core.load_tape


--- Lets no match be made again with more than `most` decisions: the reason is
-- `wrong`.
local function allow(most, wrong)
  local wanted
  function core.tape(from, before, n)
    wanted = n
    return tape(from, before, n)
  end
  function core.load_tape(...)
    if wanted > most then
      error(wrong or "no " .. wanted .. " decisions")
    end
    return load_tape(...)
  end
end


--- Lets the rules fail after nine answers, and the match be made again with so
-- many decisions at most -> the match, and the error.
local function failed(most, why)
  local m = helper.match("", [[
      function g:round()
        for n = 1, 9 do self:ask_yes_no(self:player(1), "go on?") end
        error "it fails"
      end ]], { seed = 1 })
  for n = 1, 8 do m:play(n % 2 == 0 and "yes" or "no") end
  allow(most, why)
  return m, helper.error(m.play, m, "no")
end


--- The decisions left then; each is as it was made.
local function left(most, why)
  local m, wrong = failed(most, why)
  assert.matches("it fails", wrong)
  for n, made in ipairs(m:history()) do
    assert.equal(n % 2 == 0 and "yes" or "no", made.move)
  end
  assert.equal(1, (m:turn()))
  return m:decisions()
end


describe("a match whose rules have failed", function()
  after_each(function() core.tape, core.load_tape = tape, load_tape end)

  teardown(helper.clean)

  it("is as it was before the move", function()
    assert.equal(8, left(9))
    assert.equal(8, left(8))
  end)

  it("goes back by one decision, two more, four more, to the start", function()
    local list = {}
    for most = 0, 7 do list[most + 1] = left(most) end
    assert.same({ 0, 1, 1, 1, 1, 5, 5, 7 }, list)
  end)

  it("goes back before a decision that is refused", function()
    assert.equal(3, left(5, { kind = "refused", decision = 4 }))
  end)

  it("says why, again and again, if not even its start can be made", function()
    local m = failed(-1)
    assert.matches("no 0 decisions", helper.error(m.turn, m))
    assert.matches("no 0 decisions", helper.error(m.play, m, "no"))
    allow(3)
    assert.equal(1, (m:turn()))
    assert.equal(1, m:decisions())
  end)
end)

local ordered = require "tenace.base.ordered"
require "tenace"                 -- which sorts few keys in the core

describe("ordered", function()
  it("goes through numbers, then text, then false and true", function()
    local t = { b = 1, a = 1, [10] = 1, [2] = 1, [1.5] = 1,
      [true] = 1, [false] = 1 }
    assert.same({ 1.5, 2, 10, "a", "b", false, true }, ordered.keys(t))
    assert.same({ true }, ordered.keys { [true] = 1 })
  end)

  it("sorts few keys as it sorts many", function()
    for _, kind in ipairs { "number", "text" } do
      for _, n in ipairs { 0, 1, 2, 63, 64, 65, 200 } do
        local t, due = {}, {}
        for i = 1, n do
          due[i] = kind == "number" and (i * 7919 % 211 - 100) / 2
            or ("%x\0%d"):format(i * 7919 % 211, i):rep(i % 3 + 1)
          t[due[i]] = i
        end
        table.sort(due)
        assert.same(due, ordered.keys(t))
      end
    end
    assert.same({ "Z", "a", "ab", "b", "\u{e9}" },
      ordered.keys { ab = 1, Z = 1, ["\u{e9}"] = 1, b = 1, a = 1 })
  end)

  it("refuses other keys", function()
    assert.has_error(function() ordered.keys { [{}] = 1 } end,
      "a table cannot be a key here: it has no fixed order")
  end)

  it("leaves out keys that are set to nil on the way", function()
    local t, seen = { a = 1, b = 2, c = 3 }, ""
    for name in ordered.pairs(t) do
      seen, t.b = seen .. name, nil
    end
    assert.equal("ac", seen)
  end)

  it("freezes plain data, copied", function()
    local data = { 1, { x = "y" } }
    local frozen = ordered.freeze(data)
    data[2].x = "z"
    assert.equal("y", frozen[2].x)
    assert.equal(2, #frozen)
    assert.has_error(function() frozen[1] = 2 end,
      "item 1 of this list cannot be set: set the field to a new list; what "
        .. "each player or side has is set as player.NAME or side.NAME")
    assert.has_error(function() frozen[2].x = 2 end,
      "'x' cannot be set: this is read only")
    assert.is_false(getmetatable(frozen))
  end)

  it("goes through frozen tables", function()
    local seen = {}
    for k, v in pairs(ordered.freeze { b = 2, a = 1 }) do
      seen[#seen + 1] = k .. v
    end
    assert.same({ "a1", "b2" }, seen)
  end)

  it("refuses to freeze data that is not plain", function()
    local why = "only text, numbers, true, false and tables of them fit here"
    local function refused(value)
      local frozen, message = ordered.freeze(value)
      assert.is_nil(frozen)
      assert.equal(why, message)
    end
    local round = {}
    round[1] = round
    refused(round)
    refused { print }
    refused { setmetatable({}, {}) }
    refused { [{}] = 1 }
    refused { io.stdout }
    assert.equal("function", type(ordered.freeze({ print }, true)[1]))
  end)
end)

-- What the table tells of a round: what was settled, and nothing that a player
-- cannot use.

local language = require "tenace.base.language"
local rulebook = require "tenace.face.rulebook.book"
local tenace = require "tenace"


--- What the rulebook says of an announcement.
local function said_of(spec, name)
  for _, block in ipairs(rulebook.of(tenace.variant(spec)).blocks) do
    for _, row in ipairs(block.rows or {}) do
      if row[1] == name then return row[2] end
    end
  end
end


describe("a round of Doppelkopf", function()
  it("tells no sums of its own, and not that the last trick begins", function()
    local told = {}
    for seed = 1, 5 do
      local m = tenace.new("doppelkopf", { seed = seed,
        options = { rounds = 1 } }):run "random"
      for _, entry in ipairs(m:story(1)) do
        if entry.what == "settled" then
          told[entry.name] = true
          assert.is_not_false(entry.value, entry.name)
        end
      end
    end
    assert.is_true(told.contract)
    assert.same({}, { told.points, told.tricks, told.alone,
      told.last_trick })
  end)

  it("tells what was announced in German words", function()
    language.use "de"
    local said = {}
    for seed = 1, 20 do
      local m = tenace.new("doppelkopf", { seed = seed,
        options = { rounds = 1 } }):run "random"
      for item in m:score_sheet()[1].reason:gmatch "%a[^,]*" do
        said[item:gsub(" %-?%d+$", "")] = true
      end
    end
    language.use "en"
    for item in pairs(said) do
      assert.is_nil(item:match "%f[%a]no %d" or item:match "black", item)
    end
    assert.is_true(said["schwarz angesagt"])
    assert.is_true(said["keine 90 angesagt"])
  end)
end)


describe("the rulebook of Doppelkopf", function()
  it("says how many cards in hand an announcement needs", function()
    assert.matches("holds at least 11 cards",
      said_of("doppelkopf", "re, kontra"))
    assert.matches("holds at least 7 cards", said_of("doppelkopf", "black"))
    assert.matches("holds at least 9 cards",
      said_of("doppelkopf+no_nines", "re, kontra"))
  end)
end)

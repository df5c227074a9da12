-- Loops: through the cards of a pile, of a text, and through words.

local helper = require "game_helper"


--- Plays a round of these statements, which put together `seen`: that text.
local function seen(statements)
  return helper.error(helper.round, 'local seen = ""\n' .. statements
    .. '\nerror("seen: " .. seen)'):match "seen: ?(.-) ?$"
end


describe("a loop", function()
  teardown(helper.clean)

  it("goes through a pile, cards and a text alike", function()
    local first = 'local hand = self:player(1).hand\nself:deal_each(2)\n'
    local body = ' do seen = seen .. card .. " " end'
    local shown = seen(first .. "seen = tostring(hand)")
    assert.equal(2, select(2, shown:gsub("%S+", "")))
    for _, what in ipairs { "hand", "hand:cards()", "tostring(hand)" } do
      assert.equal(shown, seen(first .. "for card in " .. what .. body))
    end
  end)

  it("goes through words", function()
    assert.equal("K-A-", seen 'for x in " K  A" do seen = seen .. x .. "-" end')
    assert.equal("", seen 'for x in "" do seen = seen .. x end')
  end)

  it("within another goes its own way, and may be left", function()
    assert.equal("AA AB BA BB", seen [[
      local both = "A B"
      for a in both do
        for b in both do seen = seen .. a .. b .. " " end
      end]])
    assert.equal("AA AA BA BA", seen [[
      local some = "A A B"
      for a in "A B" do
        for b in some do
          if b == "B" then break end
          seen = seen .. a .. b .. " "
        end
      end]])
    assert.equal("A A B", seen [[
      local some = "A A B"
      for a in some do
        for b in some do
          if b == a then break end
        end
        seen = seen .. a .. " "
      end]])
  end)

  it("goes through what was there when it began", function()
    assert.equal("2 0", seen [[
      self:deal_each(2)
      local hand, n = self:player(1).hand, 0
      for card in hand do
        self:move(card, hand, self.stock)
        n = n + 1
      end
      seen = n .. " " .. #hand]])
  end)

  it("is the only call that a text takes", function()
    assert.matches("attempt to call a string value",
      helper.wrong 'local text = "A" text()')
    assert.matches("attempt to call a string value",
      helper.wrong 'local text = "A" for _ in "B" do text() end')
    assert.is_false(pcall(function()
      local text, n = "A", 0
      for _ in text do n = n + 1 end
    end))
  end)

  it("says `words` no more", function()
    assert.equal("K A", seen
      'for x in words "K A" do seen = seen .. x .. " " end')
  end)
end)


describe("a text of cards", function()
  teardown(helper.clean)

  it("has a card, once or several times", function()
    assert.equal("1 2 nil", seen [[
      local cards = "QS 10S QS AS"
      seen = cards:has "AS" .. " " .. cards:has "QS" .. " "
        .. tostring(cards:has "0S")]])
  end)
end)

-- Cards, hands and values as text.

local clean = require "tenace.face.say.clean"
local evaluate = require "tenace.face.typed.evaluate"
local hand = require "tenace.face.say.hand"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local value = require "tenace.face.say.value"

local color = show.style { color = true }
local letters = show.style { letters = true }


describe("show", function()
  it("writes cards with their signs", function()
    assert.equal("Q♠ 10♥ BJ", show.cards("QS 10H BJ", show.plain))
    assert.equal("QS 10H", show.cards("QS 10H", letters))
    assert.equal("Q♠ \27[91m10♥\27[0m",
      clean.shown(show.cards({ "QS", "10H" }, color)))
  end)

  it("leaves the letters of other packs alone", function()
    local style = show.style { signs = show.signs "O C E B" }
    assert.equal("AC 7O", show.cards("AC 7O", style))
  end)

  it("measures texts as terminals do", function()
    local widths = { abc = 3, ["♥K"] = 2, ["é"] = 1, ["红桃"] = 4, ["चाल"] = 3,
      ["ट्रम्प"] = 4, ["ડાબા ખેલાડી"] = 10, ["ট্রিক"] = 4, ["अंक"] = 2 }
    for text, width in pairs(widths) do
      assert.equal(width, show.width(text), text)
    end
    assert.equal("चाल  |", show.pad("चाल", 5) .. "|")
  end)

  it("indents long lines to their second column", function()
    local list = { "whist+long  Long whist: ten points win", "a b  c" }
    assert.same(list, show.hang(list, 80))
    assert.same({ "whist+long  Long whist:", "            ten points",
      "            win", "a b  c" }, show.hang(list, 24))
    assert.same({ "  one two", "  three" }, show.hang({ "  one two three" },
      10))
    assert.same({ "whist+long Long", "    whist: ten" },
      show.hang({ "whist+long  Long whist: ten" }, 16))
    assert.same(list, show.fitted(list, show.style { width = 10 }))
    assert.equal(4, #show.fitted(list,
      show.style { width = 24, live = true }))
  end)

  it("finds the cards in a sentence", function()
    assert.equal("you hold JD, so", show.sentence("you hold J♦, so", letters))
    assert.equal("you hold \27[91m10♦\27[0m, so",
      clean.shown(show.sentence("you hold 10♦, so", color)))
    assert.equal("you hold J♦", show.sentence("you hold J♦", show.plain))
  end)

  it("knows cards from other words", function()
    assert.is_true(show.is_cards "10C KC BJ")
    assert.is_false(show.is_cards "10C pass")
    assert.is_false(show.is_cards "")
    assert.is_false(show.is_cards "XS")
  end)

  it("measures text without colours", function()
    assert.equal(2, show.width(show.card("QH", color)))
    assert.equal("Q♠  ", show.pad("Q♠", 4))
    assert.equal("  Q♠", show.pad("Q♠", 4, true))
  end)

  it("wraps lines at the width, the rest indented", function()
    assert.same({ "one two", "  three" },
      show.wrap("one two three", 8, "  "))
    assert.same({ "" }, show.wrap("", 8))
  end)

  it("wraps Chinese between its letters, and not around their stops", function()
    assert.same({ "赢得一墩的", "人领出下一", "墩。" },
      show.wrap("赢得一墩的人领出下一墩。", 10))
    assert.same({ "选", "（梅", "花，" }, show.wrap("选（梅花，", 5))
    assert.same({ "主牌为梅", "  花 K♣" }, show.wrap("主牌为梅花 K♣", 8, "  "))
    assert.same({ "chooses", "one" }, show.wrap("chooses one", 7))
  end)

  it("puts cells into columns without blanks at the end", function()
    assert.same({ "a   bb", "cc" },
      show.columns { { "a", "bb" }, { "cc", "" } })
    assert.same({ "  1", "222" },
      show.columns({ { "1" }, { "222" } }, { true }))
  end)

  it("groups thousands", function()
    assert.equal("0", show.thousands(0))
    assert.equal("999", show.thousands(999))
    assert.equal("-1,234,567", show.thousands(-1234567))
  end)
end)


local function lines(cards, numbers, trump, width)
  local groups = hand.by_suit(cards, nil, trump)
  return hand.lines(groups, numbers, show.plain, width or 70), groups
end


describe("a hand", function()
  it("is sorted by suit, colours alternating, high cards first", function()
    assert.same({ "♠ A 9   ♥ Q 6   ♣ 10 2   ♦ K 7" },
      lines "9S AS KD 7D 2C 10C 6H QH")
  end)

  it("has trumps first, then colours that alternate if they can", function()
    assert.same({ "♥ Q   ♠ A   ♦ K   ♣ 2" }, lines("AS KD 2C QH", nil, "H"))
    assert.same({ "♥ Q   ♠ A   ♣ 2" }, lines("AS 2C QH", nil, "H"))
    assert.same({ "♠ A   ♥ Q   ♦ K" }, lines("AS KD QH", nil, "S"))
    assert.same({ "♠ A   ♥ Q   ♣ 2   ♦ K" }, lines("AS 2C KD QH", nil, "S"))
    assert.same({ "♠ A   ♦ K   ♣ 2" }, lines("AS 2C KD", nil, "S"))
    assert.same({ "♦ K   ♠ A   ♥ Q" }, lines("AS KD QH", nil, "D"))
  end)

  it("begins with the colour that has more suits", function()
    assert.same({ "♥ Q   ♠ A   ♦ K" }, lines "AS KD QH")
  end)

  it("marks what may be played and numbers it below", function()
    assert.same({ "♠  A   ♥ *Q *6", "          1  2" },
      lines("AS QH 6H", { QH = 1, ["6H"] = 2 }))
  end)

  it("keeps numbers of two digits below their cards", function()
    local text = lines("AS KS", { AS = 9, KS = 10 })
    assert.same({ "♠ *A  *K", "   9  10" }, text)
  end)

  it("goes on in a new line if it is too wide", function()
    assert.same({ "♠ A K Q", "J 10" }, lines("AS KS QS JS 10S", nil, nil, 8))
    assert.same({ "♥ Q   ♠ A K", "♦ A K Q" },
      lines("AS KS QH AD KD QD", nil, nil, 17))
  end)

  it("shows cards of several suits in one group in full", function()
    local order = {
      suit = function(_, card)
        return card:find "^J" and "H" or card:sub(-1)
      end,
      beats = function(_, a, b)
        return a:find "^J" ~= nil and not b:find "^J"
      end,
    }
    local groups = hand.by_suit("AH JC 7S", order, "H")
    assert.same({ "J♣ A♥   ♠ 7" }, hand.lines(groups, nil, show.plain, 70))
  end)

  it("separates cards above the trump suit", function()
    local order = require "tenace".order("skat", { contract = "hearts" })
    local function hearts(cards)
      return hand.lines(hand.by_suit(cards, order, "H"), nil, show.plain, 70)
    end
    assert.same({ "J♣ J♥   ♥ A 7   ♠ 7" }, hearts "AH JC 7S JH 7H")
    assert.same({ "J♥   ♥ A" }, hearts "AH JH")
    assert.same({ "J♥   ♠ 7" }, hearts "JH 7S")
    assert.same({ "♥ A   ♠ 7" }, hearts "AH 7S")
  end)

  it("keeps identical cards side by side", function()
    assert.same({ "♠ A A K" }, lines "AS KS AS")
  end)

  it("is sorted by rank where there are no tricks", function()
    local groups = hand.by_rank "KH 2D BJ KS 2D"
    assert.same({ "BJ   K♠ K♥   2♦ 2♦" },
      hand.lines(groups, nil, show.plain, 70))
  end)

  it("is sorted by the game's own ranks where combinations climb", function()
    local held = require "tenace.face.moment.held"
    local variant = require "tenace".new "president".variant
    local groups = held.groups(variant,
      { hand = "3C AS KD 2D" })
    assert.same({ "2D", "AS", "KD", "3C" }, hand.flat(groups))
  end)

  it("is one list in the order shown", function()
    local _, groups = lines "6H AS QH"
    assert.same({ "AS", "QH", "6H" }, hand.flat(groups))
  end)
end)


local function shown(...)
  return value.lines(table.pack(...), show.plain)
end


describe("a value", function()
  it("is shown as cards if it names cards", function()
    assert.same({ "Q♠ 2♣" }, shown "QS 2C")
    assert.same({ "Q♠ 2♣" }, shown { "QS", "2C" })
    assert.same({ "text" }, shown "text")
  end)

  it("has hands a line each", function()
    assert.same({ "A♠ K♠", "2♣" }, shown { "AS KS", "2C" })
  end)

  it("has its fields sorted, in columns", function()
    assert.same({ "a    1", "bcd  Q♥" }, shown { bcd = "QH", a = 1 })
  end)

  it("is a tree if tables are in tables", function()
    local nested = { 1, { a = 3 }, { b = { c = "QS", d = { 1, 2 } }, e = {} } }
    assert.same({ "1  1", "2", "└ a  3", "3", "├ b", "│ ├ c  Q♠",
      "│ └ d  1, 2", "└ e  {}" }, shown(nested))
    assert.same({ "1  1", "2", "`-a  3", "3", "|-b", "| |-c  QS",
      "| `-d  1, 2", "`-e  {}" },
      value.lines(table.pack(nested), letters))
    assert.same({ "x  {5}" }, shown { x = { 5 } })
    assert.same({ "x", "  n  s", "  1  2" }, shown { x = { { n = 1, s = 2 } } })
  end)

  it("has a colour for each kind on a terminal", function()
    local function colored(...)
      return clean.shown(table.concat(value.lines(table.pack(...), color),
        "\n"))
    end
    assert.equal("\27[36m12\27[0m", colored(12))
    assert.equal("\27[35mtrue\27[0m  plain", colored(true, "plain"))
    assert.equal("\27[32ma\27[0m   \27[36m1\27[0m\n"
      .. "\27[32mbc\27[0m  \27[91mQ♥\27[0m", colored { a = 1, bc = "QH" })
  end)

  it("is a table if it is a list of similar things", function()
    assert.same({ "card   n", "Q♥     1", "K♥    22" },
      shown { { card = "QH", n = 1 }, { card = "KH", n = 22 } })
  end)

  it("shows several results in one line", function()
    assert.same({ "false  no  3" }, shown(false, "no", 3))
    assert.same({ "nil" }, shown(nil))
  end)

  it("never shows an address", function()
    local odd = setmetatable({}, { __tostring = function()
      return "thing: 0x55d0c0ffee"
    end })
    for _, item in ipairs { print, io.stdout, coroutine.create(print), {},
      { print }, odd } do
      for _, line in ipairs(shown(item)) do
        assert.is_nil(line:find "0x")
      end
    end
  end)

  it("ends at a table inside itself", function()
    local t = { name = "x" }
    t.self = t
    assert.same({ "name  x", "self  {…}" }, shown(t))
  end)
end)


describe("typed Lua", function()
  it("is an expression first", function()
    local chunk = evaluate.compile("1 + 1", {})
    assert.equal(2, chunk())
  end)

  it("wants more lines while something is open", function()
    for _, text in ipairs { "for i = 1, 2 do", "f(", "x +", "{", "[[" } do
      local chunk, _, more = evaluate.compile(text, {})
      assert.is_nil(chunk, text)
      assert.is_true(more, text)
    end
  end)

  it("wants no more lines after an error", function()
    for _, text in ipairs { "x y", ")", "for", "1 1" } do
      local _, message, more = evaluate.compile(text .. " )", {})
      assert.is_string(message)
      assert.is_false(more, text)
    end
  end)

  it("keeps its errors short", function()
    local chunk = evaluate.compile("error('boom')", _G)
    local done, problem = evaluate.run(chunk)
    assert.is_false(done)
    assert.equal("boom", evaluate.message(problem))
  end)
end)


describe("a sentence", function()
  it("is filled with its parts", function()
    assert.equal("Trump: hearts.",
      phrase("status.trump", { trump = "hearts" }))
  end)

  it("has forms for one and many", function()
    assert.equal("One card each.", phrase("table.dealt_each", { n = 1 }))
    assert.equal("13 cards each.", phrase("table.dealt_each", { n = 13 }))
  end)

  it("is an error with a wrong name or a missing part", function()
    assert.has_error(function() phrase "no.such" end,
      "no sentence named 'no.such'")
    assert.has_error(function() phrase("status.trump", {}) end)
  end)
end)

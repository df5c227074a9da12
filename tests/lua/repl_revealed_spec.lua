-- The table where cards go from hand to hand, and where a choice takes cards.

local helper = require "game_helper"
local Session = require "tenace.face.table.session"

local session


--- A table for seat 1 of a game whose round is these statements.
local function sit_down(statements)
  local match = helper.round("self:deal_each(4)\n" .. statements, "", {
    seed = 1, traced = true, deal = { hands = { "2C 3C 7C 7D", "4C 5C 7H 8S",
      "6C 8C 9C KS", "2D 3D 4D QS" } } })
  session = Session.new { match = match, seat = 1, header = "",
    bot_names = "random", bots = { "random", "random", "random", "random" } }
  session:start()
end


describe("the table", function()
  teardown(helper.clean)

  it("refuses a choice for want of cards, with the reason", function()
    sit_down [[
      self:choose(self:player(1), "which?", { "sevens", "kings", "none" }, {
        holds = { sevens = "7C 7D 7H 7S", kings = "KC KD KH KS" } })
    ]]
    assert.matches("^Not allowed: you hold none of K♣ K♦ K♥ K♠%.\n",
      (session:handle "kings"))
  end)

  it("tells who gives cards to whom, and which only to them", function()
    sit_down [[
      self:hand_over("4C", self:player(2), self:player(1))
      self:show_to(self:player(1), "KS", "a look", self:player(3))
      self:show_to(self:player(4), "6C 8C", nil, self:player(3))
      self:ask_yes_no(self:player(1), "well?")
      self:draw_unseen(self:player(1), "which card?", self:player(2))
      self:draw_unseen(self:player(3), "which card?", self:player(4))
    ]]
    local text = session:handle ""
    assert.matches("You know%s+K♠ %(Across%)", text)
    text = session:handle "yes"
    assert.matches("A number from 1 to 3", text)
    text = session:handle "2"
    assert.matches("You draw %S+ from Left%.", text)
    assert.matches("Across draws a card from Right%.", text)
  end)

  it("tells who looks at cards that lay in no hand", function()
    sit_down [[
      self:ask_yes_no(self:player(1), "well?")
      self:show_to(self:player(1), self.stock:top(), "a look", self.stock)
      self:show_to(self:player(2), self.stock:top(), nil, self.stock)
      self:ask_yes_no(self:player(1), "well?")
    ]]
    local text = session:handle "yes"
    assert.matches("You look at %S+: a look%.", text)
    assert.matches("Left looks at a card%.", text)
  end)
end)


describe("cards handed over", function()
  teardown(helper.clean)

  it("are seen by all", function()
    local m = helper.round([[
      self:deal_each(4)
      self:hand_over("4C 5C", self:player(2), self:player(3))
    ]], "", { seed = 1, deal = { hands = { "2C 3C 7C 7D", "4C 5C 7H 8S",
      "6C 8C 9C KS", "2D 3D 4D QS" } } })
    for player = 1, 4 do
      local entry
      for _, one in ipairs(m:story(player)) do
        entry = one.what == "given" and one or entry
      end
      assert.same({ what = "given", from = 2, player = 3, n = 2,
        cards = "4C 5C" }, entry)
    end
    assert.same({ ["hand 3"] = "4C 5C" }, m:view(1).shown)
  end)

  it("are in the hand that they leave", function()
    assert.matches("'AS' is not in that pile", helper.wrong [[
      self:hand_over("AS", self:player(1), self:player(2))]])
    assert.matches("it is the same hand", helper.wrong [[
      self:hand_over("", self:player(1), self:player(1))]])
  end)
end)

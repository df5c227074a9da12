-- A number that changes several times in a row is told once.

local Session = require "tenace.face.table.session"
local helper = require "game_helper"
local show = require "tenace.face.say.show"


--- What the table says of a round with these statements, up to its question.
local function told(statements)
  local match = helper.match([[
    keeps = { pot = 0, coins = each_player(9) },
    round = { bid = number, called = text },]], ([[
      function g:round()
        %s
        self:ask_yes_no(self:player(1), "so?")
      end]]):format(statements), { seed = 1 })
  return Session.new { match = match, seat = 1, style = show.plain, bots = {},
    bot_names = "random", header = "" }:start()
end


describe("a number that changes several times", function()
  teardown(helper.clean)

  it("is told once, with its last value", function()
    local text = told [[
      for player in self:each_player() do
        player.coins = player.coins - 1
        self.pot = self.pot + 1
      end]]
    assert.matches("Pot: 4%.", text)
    assert.not_matches("Pot: [123]%.", text)
  end)

  it("is told each time if something happens between the changes", function()
    local text = told [[
      self.pot = 1
      self:deal_each(1)
      self.pot = 2]]
    assert.matches("Pot: 1%..*Pot: 2%.", text)
  end)

  it("hides no other field, nor a word that changes", function()
    local text = told [[
      self.called = "one"
      self.pot = 1
      self.called = "two"
      self.bid = 3]]
    assert.matches("Called: one%..*Pot: 1%..*Called: two%..*Bid: 3%.", text)
  end)
end)

-- Why nobody scores, from the rules: a round without points has its reason.

local Session = require "tenace.face.table.session"
local helper = require "game_helper"
local tenace = require "tenace"


--- What the table tells of a match that bots have played for a while.
local function told(match)
  return Session.new { match = match, seat = 1, header = "",
    bots = { "random", "random" }, bot_names = "random" }:start()
end


local function finish_round(match)
  while match:view(1).round == 1 do
    local moves = match:moves()
    match:play(moves[#moves])
  end
end


describe("a round without points", function()
  teardown(helper.clean)

  it("has the reason that the rules give", function()
    local match = tenace.new("gin_rummy",
      { seed = 4, traced = true, options = { max_takes = 1 } })
    for _ = 1, 400 do
      if match:view(1).round > 1 then break end
      local moves = match:moves()
      local take
      for _, move in ipairs(moves) do take = take or move:match "^take.*" end
      match:play(take or moves[1])
    end
    assert.matches("Round 1 is over.\nNobody scores: nobody has knocked.\n",
      told(match), 1, true)
  end)

  it("has none where the rules give none", function()
    local match = helper.match("obligations = { follow_suit },", [[
      function g:round()
        self:deal_each(2)
        self:play_tricks { leader = self:player(1) }
      end
    ]], { seed = 1, traced = true })
    finish_round(match)
    assert.matches("\nNobody scores%.\n", told(match))
  end)

  for game, one in pairs {
    doppelkopf = { 36, "Re and Kontra count as much" },
    durak = { 27, "nobody is left with cards" },
    klondike = { 2, "no card is up" },
    sheepshead = { 15, "nobody alone has the fewest points", "pass" },
    shengji = { 1, "the attackers deal next and rise no level" },
    sueca = { 123, "both sides have 60 points" },
  } do
    it("has one in " .. game, function()
      local match = tenace.new(game, { seed = one[1], traced = true })
      while match:turn() and match:view(1).round == 1 do
        local word = one[3] and match:allows(one[3]) and one[3]
        match:play(word or match:choose "random")
      end
      assert.matches("Round 1 is over.\n", told(match), 1, true)
      assert.matches(("\nNobody scores: %s.\n"):format(one[2]), told(match), 1,
        true)
    end)
  end

  it("has one that a catalogue knows", function()
    local texts = { ["nobody is out"] = "nadie ha salido" }
    local names = { by_side = function() return "" end }
    local narrator = require "tenace.face.moment.narrator".new(names,
      { facts = { unscored = "nobody is out" }, texts = texts },
      require "tenace.face.say.show".plain)
    assert.matches("Nobody scores: nadie ha salido.",
      narrator:tell { what = "round_over", round = 1, scores = {} }, 1, true)
  end)

  for _, reason in ipairs { '"it is. So"', '{ "it is" }', "7" } do
    it("needs a reason in one line, not " .. reason, function()
      local ok, wrong = pcall(helper.match, "unscored = " .. reason .. ",",
        "function g:round() end", {})
      assert.is_false(ok)
      assert.matches("it must be one line without a full stop",
        tostring(wrong), 1, true)
    end)
  end
end)

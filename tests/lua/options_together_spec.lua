-- Values of options that do not go together are refused before a match.

local helper = require "rules_helper"

local GAME = [[
local g = game "G" {
  deck = french(52),
  refuses = function(option)
    if option.players * option.cards > 52 then
      return "there are not enough cards"
    end
  end,
  options = {
    players = number { 4, from = 2, to = 7, "players" },
    cards = number { 5, from = 1, to = 26, "cards each" },
    first_dealer = number { 0, from = 0, to = 7, "who deals" },
  },
}
function g:round() end
return g
]]


describe("options", function()
  local function wrong(values, text)
    local made, problem = helper.library(text or GAME):variant("g", values)
    return made == nil and problem.kind, tostring(problem)
  end

  it("are refused by the game where they do not go together", function()
    assert.same({ "request", "there are not enough cards" },
      { wrong { cards = 14 } })
    assert.is_false((wrong { cards = 13 }))
    assert.is_false((wrong { cards = 26, players = 2 }))
  end)

  it("name no dealer who does not play", function()
    assert.same({ "request",
      "option 'first_dealer' is 5, but option 'players' is 4" },
      { wrong { first_dealer = 5 } })
    assert.is_false((wrong { first_dealer = 5, players = 5 }))
  end)

  it("have usual numbers, up to the last seat", function()
    local function usual(declared, rounds)
      local text = GAME:gsub("first_dealer = .-\n", declared .. "\n")
      local list = {}
      for i, option in ipairs(assert(helper.library(text):variant("g", {}))
        .option_list) do
        list[i - 2] = table.concat({ option.default, option.from, option.to,
          table.concat(option.silences, "+"), option.says }, " ")
      end
      assert.equal(rounds, list[1])
      return list[2]
    end
    assert.equal("0 0 7  seat that deals first; 0: drawn at random",
      usual("rounds = number {}, first_dealer = number {},",
        "0 0 144  rounds in a match; 0: no limit"))
    local target = "target = number { 50, from = 1, to = 99 },"
    usual("rounds = number { to = 9 }," .. target,
      "0 0 9 target rounds to play, the higher total wins; 0: to target")
    usual("rounds = number { 3, from = 1 }," .. target,
      "3 1 144  rounds in a match")
    assert.matches("'default' must be a whole number",
      select(2, wrong({}, (GAME:gsub("{ 5,", "{")))))
  end)

  it("are where an error is that a function of them ends with", function()
    local function with(inner, fact)
      local text = GAME:gsub("refuses = function.-\n  end,", function()
        return fact
      end)
      return { wrong({}, (text:gsub("number { 5,", function()
        return "number { " .. inner .. ","
      end))) }
    end
    local function at(line) return { "rules", "rules/g.lua:" .. line
      .. ": game 'G': 'house_rule' expects its name first: house_rule "
      .. '"Name" { … }' } end
    local ends = "function() return house_rule {} end"
    assert.same(at(3), with("5", "refuses = " .. ends .. ","))
    assert.same(at(3), with("5", "points = " .. ends .. ","))
  end)

  it("are refused by a function only", function()
    local text = GAME:gsub("refuses = function.-\n  end,", "refuses = 3,")
    local kind, says = wrong({}, text)
    assert.equal("rules", kind)
    assert.matches("'refuses' must be a function", says)
  end)
end)


describe("a list of names that several house rules preset", function()
  local HOUSE = "return house_rule 'H' { of = 'g', set = { high = '%s' } }\n"
  local game = GAME:gsub("options = {", [[options = {
    high = text { "", of = "J Q K A", "ranks that count double" },]])

  local function chosen(spec, values)
    local files = {}
    for name, high in pairs { x = "J A", y = "Q J", z = "K" } do
      files[name] = HOUSE:format(high)
    end
    local library = helper.library(game, files)
    return assert(library:variant(spec, values)).options.high
  end

  it("has the names of all, in whatever order they are named", function()
    assert.equal("J A", chosen "g+x")
    assert.equal("J Q A", chosen "g+x+y")
    assert.equal("J Q A", chosen "g+y+x")
    assert.equal("J Q K A", chosen "g+z+y+x")
  end)

  it("is what a player chooses instead", function()
    assert.equal("K", chosen("g+x+y", { high = "K" }))
  end)
end)

-- The command `rules` as a shell sees it.

local commands = require "commands_helper"
local files = require "tenace.face.terminal.files"

local read, refuses, tenace = commands.read, commands.refuses, commands.tenace
local folder

setup(function() folder = commands.begin() end)
teardown(commands.finish)


describe("rules", function()
  it("shows the steps in the order of play under headings", function()
    local out, _, status = tenace "rules whist"
    local deal = out:find("The deal: Thirteen cards each", 1, true)
    local trump = out:find("Trumps: The last card dealt", 1, true)
    local score = out:find("\n  A side's tricks above six", 1, true)
    assert.is_true(deal < trump and trump < score)
    assert.is_true(trump < out:find("Scoring\n", 1, true))
    assert.equal(0, status)
  end)

  it("shows the values of this game and its house rules", function()
    local out = tenace "rules whist+american rounds=3"
    assert.matches("As it is played here: whist+american+rounds=3", out, 1,
      true)
    assert.matches("target = 7 (house rule American whist)", out, 1, true)
    assert.matches("rounds = 3 (chosen)", out, 1, true)
    assert.matches("American whist: The American game", out, 1, true)
  end)

  it("shows nothing but the differences against another game", function()
    local out, _, status = tenace "rules whist --against whist+american"
    assert.equal([[
whist against whist+american
The rules of whist (-), and those of whist+american (+).

The match
  The end of the match
    - The match ends when a total reaches 5; the higher total wins.
    + The match ends when a total reaches 7; the higher total wins.

Options in this game
  target
    - 5
    + 7 (house rule American whist)

Worked examples
  the first side with five points has won
    - won by side 2
    + won by nobody yet
  six do not
    - won by side 1
    + won by nobody yet
]], out)
    assert.equal(0, status)
    assert.matches("These rules do not differ",
      (tenace "rules whist --against whist"))
    refuses("rules whist --against whist+americn", "no house rule 'americn' "
      .. "for whist, did you mean 'american'?")
  end)

  it("says first that rules fail, because their page lacks parts", function()
    local path = folder .. "/failing.lua"
    local text = files.read "rules/whist.lua"
    files.write(path, (text:gsub("deal_each", "deal_eech")))
    local out, err, status = tenace("rules " .. path)
    local problem = path .. ":24: game 'Whist', step 'deal': a match has no "
      .. "'deal_eech', did you mean 'deal_each'?"
    assert.matches("As it is played here: [^\n]*\n  These rules fail while "
      .. "they are played, so this page lacks what they could not\n", out)
    assert.matches(problem, out:gsub("\n  ", " "), 1, true)
    assert.equal("tenace: " .. problem .. "\n", err)
    assert.equal(3, status)
  end)

  it("writes one page of HTML, and Markdown", function()
    local html, md = folder .. "/a.html", folder .. "/a.md"
    local out, _, status = tenace(("rules whist --html %s --markdown %s")
      :format(html, md))
    assert.equal(("written: %s\nwritten: %s\n"):format(html, md), out)
    assert.equal(0, status)
    local page = read(html)
    assert.matches("^<!DOCTYPE html>", page)
    assert.matches('aria-label="3♦" fill="#c4161c"', page, 1, true)
    assert.is_nil(page:find "https?://")
    assert.matches("\n1. **The deal**: Thirteen cards each", read(md), 1, true)
  end)
end)

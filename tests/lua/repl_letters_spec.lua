-- The program in another language, as a shell runs it: letters that a terminal
-- may not have, numbers, options and answers as one types them.

local commands = require "commands_helper"

local tenace = commands.tenace

local LINES = "why pass\nquit\n"


describe("another language", function()
  local folder
  setup(function() folder = commands.begin() end)
  teardown(commands.finish)

  it("has its letters where the locale says nothing of them", function()
    for _, locale in ipairs { "LC_ALL=C", "LC_ALL=POSIX" } do
      local out, err = tenace("rules whist --lang hi", "",
        locale .. " TERM=xterm")
      assert.match("व्हिस्ट", out)
      assert.equal("", err)
    end
    local out = tenace("rules whist", "", "LC_ALL=C TERM=xterm")
    assert.is_nil(out:find "[\128-\255]")
  end)

  it("says what to set where a terminal has no such letters", function()
    for _, setting in ipairs { "LC_ALL=hi_IN.ISO-8859-1 TERM=xterm",
      "LC_ALL=C TERM=linux" } do
      local out, err = tenace("rules whist --lang hi", "", setting)
      assert.is_nil(out:find "[\128-\255]")
      assert.match("^This terminal %(LC_ALL=[%w_.-]+%) .* set LC_ALL=C%.UTF%-8",
        err)
      assert.is_nil(err:find "\n.")
    end
  end)

  it("is named in a rulebook for browsers", function()
    for _, code in ipairs { "gu", "en" } do
      local path = ("%s/%s.html"):format(folder, code)
      tenace(("rules skat --lang %s --html %s"):format(code, path))
      assert.match(('<html lang="%s">'):format(code), commands.read(path))
    end
  end)

  it("has its sign before fractions, but programs get points", function()
    local line = "simulate whist --games 3 --seed 1"
    local out = tenace(line .. " --lang de")
    assert.match("%d,%d %%", out)
    assert.match("%d,%d%d%d", out)
    assert.not_match("%d%.%d", (out:gsub("%d%.%d%d%d%f[%D]", "")))
    assert.match('"mean":%-?%d+%.%d', (tenace(line .. " --json", "",
      "TENACE_LANG=de")))
  end)

  it("shows options and their values as one types them", function()
    assert.match("rounds +3\n", (tenace "rules whist --examples --lang hi"))
    assert.match("no_trump_doubles  true",
      (tenace "rules bid_whist --examples --lang hi"))
    assert.not_match("counted", (tenace "rules shengji --lang bn"))
  end)

  it("tells a refused answer as it was typed", function()
    local out = tenace("play skat --seed 1 --lang hi", LINES)
    assert.match("\nपास चल सकता है", out)
    out = tenace("play skat --seed 1 --lang hi", "हैंड\nquit\n")
    assert.match("‘हैंड’ इस सवाल का जवाब नहीं है", out)
  end)
end)

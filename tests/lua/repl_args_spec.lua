-- Plain command lines are read as argparse would; argparse reads the others.

local argparse = require "argparse"
local plain = require "tenace.face.command.plain"

local function command(name)
  return require("tenace.face.command." .. name)
end


local function words(line)
  local list = {}
  for word in line:gmatch "%S+" do table.insert(list, word) end
  return list
end


--- What argparse makes of a line, or nil.
local function parsed(name, line)
  local parser = argparse(name):add_help(false)
  command(name).options(parser)
  local ok, given = parser:pparse(words(line))
  return ok and given or nil
end


describe("a plain command line", function()
  for _, line in ipairs {
    "games", "check", "check whist", "check whist --json", "check a b c",
    "games whist", "simulate", "simulate whist --games 5 --jobs 1",
    "simulate whist --rounds 7 +american --seed 0 --json",
    "simulate --bots random whist", "simulate whist --units 2 5",
    "simulate --units 2 5 whist", "play whist --resume",
    "play --resume last.record", "play whist --resume a b",
    "play whist --seat 2 --cards all --record f --force",
    "rules skat --html f --against whist", "new mine --of whist",
    "new --game mine", "replay f", "replay --json f", "teach whist --list",
    "compare a b --deal 3 --csv --svg f", "teach whist --lesson 2 --quiz 3",
  } do
    it("is read as argparse reads it: " .. line, function()
      local name, rest = line:match "^(%S+) ?(.*)$"
      local given = parsed(name, rest)
      assert.is_table(given)
      assert.same(given, plain.read(command(name), words(rest)))
    end)
  end
end)


describe("a line that is not plain", function()
  for _, line in ipairs {
    "simulate whist --game 5", "simulate whist --games",
    "simulate whist --games none", "simulate whist --games 0",
    "simulate whist --games 5 --rounds 5", "simulate --games 1 --games 2",
    "simulate whist --games=5", "simulate -- whist", "simulate --json --json",
    "simulate whist --units 2", "simulate - whist", "replay", "replay a b",
    "replay -h", "replay f --help", "new mine --of whist --game",
    "compare a b --csv --json", "check whist --no-such", "teach --lesson -1",
  } do
    it("goes to argparse: " .. line, function()
      local name, rest = line:match "^(%S+) ?(.*)$"
      assert.is_nil(plain.read(command(name), words(rest)))
    end)
  end
end)

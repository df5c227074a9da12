-- The small bots of doc/bots: each finishes a match of each of six games, and
-- all of them play alike, since they have the same plan.
-- In 8 parts of whole describes.

local commands = require "commands_helper"
local files = require "tenace.face.terminal.files"
local json = require "dkjson"

local folder

setup(function() folder = commands.begin() end)

teardown(commands.finish)


--- Is there a program of that name?
local function there(name)
  return (os.execute(("command -v %s >/dev/null"):format(name)))
end


-- By language, the program that runs or makes the bot, and the name of the bot
-- on the command line.
local HERE = io.popen("pwd"):read "l" .. "/doc/bots/"
local LANGUAGES = {
  C = { needs = "cc", make = "cc -o {folder}/bot " .. HERE .. "bot.c",
    bot = "{folder}/bot" },
  JavaScript = { needs = "node", bot = HERE .. "bot.mjs" },
  Lua = { needs = "lua5.4", bot = HERE .. "bot.lua" },
  Python = { needs = "python3", bot = HERE .. "bot.py" },
}

-- Short matches of six games.
local GAMES = { "whist+rounds=1", "bid_whist+rounds=1", "canasta+target=500",
  "skat+rounds=3", "tute", "shengji+rounds=1" }

--- Plays a match of a game by the bot in all seats; its scores.
local function scores_of(bot, game)
  local out, err, status = commands.tenace(("simulate %s --games 1 --seed 2 "
    .. "--json --bots %s --bot-time 600"):format(game, files.quote(bot)))
  assert.same({ "", 0 }, { err, status })
  local result = json.decode(out)
  assert.equal(1, result.games)
  return { result.decisions, result.scores }
end


--- The bot in a language, made.
local function bot_in(language)
  local function placed(text) return (text:gsub("{folder}", folder)) end
  if language.make then assert(os.execute(placed(language.make))) end
  return placed(language.bot)
end


for _, game in ipairs(GAMES) do
  describe("a match of " .. game, function()
    local found

    for name, language in pairs(LANGUAGES) do
      it("is finished by the small bot in " .. name, function()
        if not there(language.needs) then
          return pending("there is no " .. language.needs)
        end
        local scores = scores_of(bot_in(language), game)
        found = found or scores
        assert.same(found, scores)
      end)
    end
  end)
end

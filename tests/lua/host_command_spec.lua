-- What `tenace host` says where it cannot open a table.

local commands = require "commands_helper"


describe("tenace host", function()
  setup(commands.begin)
  teardown(commands.finish)

  it("needs a game that there is", function()
    local _, err, status = commands.tenace "host"
    assert.equal(2, status)
    assert.matches("host", err)
    _, err, status = commands.tenace "host whits"
    assert.equal(2, status)
    assert.matches("did you mean 'whist'", err)
  end)

  it("takes a bot of the program's, and an address of the web", function()
    local _, err, status = commands.tenace "host whist --bots=cat"
    assert.equal(2, status)
    assert.matches("cat", err)
    _, err, status = commands.tenace "host whist --address=cards.example"
    assert.equal(2, status)
    assert.matches("does not begin with http:// or https://", err, 1, true)
  end)

  it("goes on only with a table that there was", function()
    commands.refuses("host --resume", "there is no table to go on with: begin "
      .. "one with tenace host GAME", 1)
    for _, word in ipairs { "whist", "--tables", "--most", "--bots" } do
      local given = word .. (word:find "^%-" and "=2" or "")
      commands.refuses("host --resume " .. given, "host: --resume goes on with "
        .. "the game, the bots and the tables as they were: leave '" .. word
        .. "' out")
    end
  end)
end)

-- A table's rules as one line.

local games = require "tenace.rules.games"
local request = require "tenace.rules.request"
local signature = require "tenace.rules.signature"
local tenace = require "tenace"

local TEXT = [[
local nothing = game "Nothing" { players = 2, deck = french(52),
  options = { motto = text { "", "a motto" } } }

function nothing:round() end

return nothing
]]


--- The signature of a game of one file.
local function of_text(text, spec, path)
  path = path or "rules/nothing.lua"
  local library = games.library_of { { path = path, text = text,
    name = "nothing" } }
  return signature.of(assert(library:variant(spec or "nothing")))
end


describe("a signature", function()
  it("names the game, house rules and options", function()
    local line = tenace.signature("skat+rounds=3+ramsch")
    assert.matches("^skat%+ramsch%+rounds=3:%w%w%w%w%w%w%w%w$", line)
  end)

  it("leaves out what is as usual", function()
    assert.equal(tenace.signature "whist",
      tenace.signature("whist+rounds=0"))
  end)

  it("opens the game", function()
    local line = tenace.signature "whist+american"
    local m = tenace.new(line, { seed = 7 })
    assert.equal("whist+american#7", m:position())
    assert.equal(m:record(), tenace.new(line .. "#7"):record())
  end)

  it("is refused where the rules differ", function()
    local right = tenace.signature "whist+american"
    assert.error_matches(function()
      tenace.new("whist+american:00000000")
    end, "the rules of whist+american here differ from that signature, they "
      .. "are " .. right, 1, true)
  end)

  it("changes with each letter of a file", function()
    local other = TEXT:gsub("a motto", "a Motto")
    assert.not_equal(of_text(TEXT), of_text(other))
  end)

  it("is the same for ends of lines of any machine", function()
    assert.equal(of_text(TEXT), of_text((TEXT:gsub("\n", "\r\n"))))
    assert.equal(of_text(TEXT), of_text(TEXT .. "\n\n"))
  end)

  it("has house rules' files in it", function()
    local plain = tenace.signature("whist"):match ":(.*)"
    local house = tenace.signature("whist+american"):match ":(.*)"
    assert.not_equal(plain, house)
  end)

  it("is not seen in a value that looks like one", function()
    local line = of_text(TEXT, 'nothing+"motto"="at:7k3fq2xm"')
    local asked = request.parse(line)
    assert.equal("at:7k3fq2xm", asked.options.motto)
    assert.equal(line:match "[^:]*$", asked.code)
  end)

  it("names a file by its name, wherever it is", function()
    local path = os.tmpname()
    os.remove(path)
    path = path .. "_nothing.lua"
    local file = assert(io.open(path, "w"))
    file:write(TEXT)
    file:close()
    local line = tenace.signature(path)
    os.remove(path)
    assert.equal(path:match "([%w_]+)%.lua$", line:match "^[^:]*")
  end)
end)


describe("a request with a signature", function()
  it("may be a list of words", function()
    local asked = request.parse { "whist", "american:7k3fq2xm" }
    assert.same({ "american" }, asked.houses)
    assert.equal("7k3fq2xm", asked.code)
  end)

  it("has one of eight signs, none of them i, l, o, u", function()
    for _, code in ipairs { "7k3fq2x", "7k3fq2xmm", "7k3fq2xo", "7K3FQ2XM" } do
      assert.is_nil(request.parse("whist:" .. code).code)
    end
  end)
end)

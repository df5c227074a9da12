-- tenace check --watch: what makes it look again.

local commands = require "commands_helper"
local helper = require "game_helper"
local output = require "tenace.face.terminal.output"
local saved = require "tenace.face.what_if.saved"
local watching = require "tenace.face.command.watching"

local GAME = helper.text("  match_rounds = 1,", "function g:round() end")


--- Watches a game. At each pause the next of the steps runs; behind the last a
-- key is pressed. Answers how often it looked, and what was written.
local function watch(path, ...)
  local steps, looks, written, write = { ... }, 0, {}, output.write
  output.write = function(...)
    for _, text in ipairs { ... } do written[#written + 1] = text end
  end
  local n = 0
  local done, wrong = pcall(watching.run, { path }, function()
    looks = looks + 1
  end, function()
    n = n + 1
    if n > #steps then return true end
    steps[n]()
  end)
  output.write = write
  assert(done, wrong)
  return looks, table.concat(written)
end


--- A step that saves a text.
local function save(path, text)
  return function() helper.write(path, text) end
end


local function nothing() end


describe("check --watch", function()
  after_each(helper.clean)

  it("looks once, and again when a file is saved and whole", function()
    local path = helper.file(GAME)
    assert.equal(1, (watch(path, nothing, nothing)))
    assert.equal(1, (watch(path, save(path, GAME .. "-- a"))))
    local looks, said = watch(path, save(path, GAME .. "-- b"), nothing,
      nothing, save(path, GAME .. "-- c"), nothing)
    assert.equal(3, looks)
    assert.matches("g.lua has changed%.\nWatching the files; any key ends "
      .. "it%.\n", said)
  end)

  it("looks at a text only when it was there twice", function()
    local path = helper.file(GAME)
    assert.equal(2, (watch(path, save(path, GAME .. "-- a"),
      save(path, GAME .. "-- b"), save(path, GAME .. "-- c"), nothing)))
  end)

  it("sees examples beside the file that are new", function()
    local path = helper.file(GAME)
    local folder = path:match "^(.*)/" .. "/examples"
    os.execute("mkdir -p '" .. folder .. "'")
    assert.equal(2, (watch(path, save(folder .. "/g.lua", "-- x\n"),
      nothing, nothing)))
  end)

  it("goes on where rules are in error, and when they are mended", function()
    local path = helper.file(GAME)
    assert.equal(3, (watch(path, save(path, "game ="), nothing,
      save(path, GAME), nothing)))
    local broken = helper.file("game =")
    assert.equal(2, (watch(broken, save(broken, GAME), nothing)))
  end)
end)


describe("a text that was saved", function()
  it("is the first that differs and was not tried", function()
    local path = helper.file("b")
    assert.is_nil(saved.changed({ { path = path, text = "b" } }, {}))
    assert.same({ path, "b" },
      { saved.changed({ { path = path, text = "a" } }, {}) })
    assert.is_nil(saved.changed({ { path = path, text = "a" } },
      { [path] = "b" }))
    assert.is_nil(saved.changed({ { path = path .. "x", text = "a" } }, {}))
    helper.clean()
  end)
end)


describe("tenace check --watch", function()
  setup(commands.begin)
  teardown(commands.finish)

  it("wants a terminal, and prints no JSON", function()
    commands.refuses("check whist --watch", "check: --watch needs a terminal")
    commands.refuses("check whist --watch --json",
      "options --watch and --json do not go together")
  end)

  it("does not go with a proof, coverage or JSON", function()
    for _, other in ipairs { "coverage", "json", "prove" } do
      commands.refuses("check whist --watch --" .. other,
        "options --watch and --" .. other .. " do not go together")
    end
  end)
end)

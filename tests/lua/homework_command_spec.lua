-- What `tenace homework` says.

local commands = require "commands_helper"


describe("tenace homework", function()
  setup(commands.begin)
  teardown(commands.finish)

  it("makes a link", function()
    local out, _, status = commands.tenace(
      "homework whist --deals 2 --seed 5 --address https://cards.example/")
    assert.equal(0, status)
    assert.matches("^Homework %x+, 2 tasks%. Send this link:", out)
    assert.matches("\nhttps://cards.example/#view=homework&bot=search%3A8"
      .. "&task=deal%3Awhist%235&task=deal%3Awhist%236\n", out, 1, true)
  end)

  it("says what is wrong with its words", function()
    for words, says in pairs {
      ["homework"] = "homework",
      ["homework whist --csv"] = "homework: --csv belongs to --marks",
      ["homework --marks"] = "homework: say which files --marks is to read",
      ["homework whist --deals 31"] = "homework: 30 tasks and a text of 2000",
      ["homework whist --bot cat"] = "cat",
    } do
      local _, err, status = commands.tenace(words)
      assert.equal(2, status, words)
      assert.matches(says, err, 1, true)
    end
  end)

  it("says where nothing was handed in", function()
    local path = os.tmpname()
    local _, err, status = commands.tenace("homework --marks " .. path)
    os.remove(path)
    assert.equal(1, status)
    assert.matches("nothing was handed in there", err)
  end)
end)

-- The program in C on the page about embedding is the one that the tests run.

local read = require "game_helper".read


describe("Whist by the core alone", function()
  local program = read "tests/doc/whist.c"

  it("stands on the page as it is", function()
    local shown = read("doc/embedding.md"):match(
      "```c file=%./whist%.c\n(.-)```")
    assert.equal(program, shown)
  end)

  it("has at most 45 lines", function()
    assert.is_true(select(2, program:gsub("\n", "")) <= 45)
  end)
end)

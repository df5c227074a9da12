-- What is written for servers names what there is: commands with their options,
-- targets of make, files.

local commands = require "commands_helper"

local FILES = { "doc/hosting.md", "doc/packaging/hosting/tenace.service",
  "doc/packaging/hosting/Containerfile" }

local read = require "game_helper".read


describe("what is written for servers", function()
  setup(commands.begin)
  teardown(commands.finish)

  it("gives host the options that it has", function()
    local help, n = commands.tenace "host --help", 0
    for _, path in ipairs(FILES) do
      for line in read(path):gsub("\\\n", " "):gmatch "[^\n]+" do
        local own = line:find "tenace\"?,? \"?host" or line:find "HOW="
          or line:find "GAME=" or line:find "whist %-%-tables"
        for option in (own and line or ""):gmatch "%f[%-]%-%-[%a-]+" do
          n = n + 1
          assert.is_truthy(help:find(option, 1, true), path .. ": " .. option)
        end
      end
    end
    assert.is_true(n > 12)
  end)

  it("names targets of make, what .ci/setup knows, and files", function()
    local text = read(FILES[3])
    local make = read "Makefile" .. read "repl/web/web.mk"
    for target in text:gmatch "make (%l[%l-]*)" do
      if target ~= "git" then
        assert.matches("\n" .. target .. "[%w -]*:", make)
      end
    end
    local asked = text:match "%.ci/setup (%l+)"
    assert.matches("%f[%w]" .. asked .. "%f[%W]", read ".ci/setup")
    for path in (read(FILES[1]) .. text):gmatch "%((packaging/[%w/.]+)%)" do
      assert.is_truthy(read("doc/" .. path))
    end
    assert.is_truthy(read(read(FILES[1]):match "node (tests/web/%w+%.mjs)"))
  end)

  it("keeps the state where the files of tables are sought", function()
    local unit = read(FILES[2])
    assert.matches("XDG_STATE_HOME=/var/lib", unit)
    assert.matches("StateDirectory=tenace", unit)
    assert.matches("ls /var/lib/tenace/%*%.table", unit)
  end)
end)

-- What the completions of shells are told.

local complete = require "tenace.face.command.complete"
local helper = require "commands_helper"

local BASH = [==[
source doc/packaging/completions/tenace.bash
compopt() { :; }
tenace() { "$PROGRAM" "$@"; }
COMP_LINE="$1" COMP_POINT=${#1}
read -ra COMP_WORDS <<<"${1//[=:]/ = }"
[[ $1 == *[\ =] ]] && COMP_WORDS+=("")
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_tenace
echo "${COMPREPLY[*]}"
]==]


--- The words that can come next, with blanks between; `:files` at the end if
-- names of files fit.
local function next_words(...)
  local list, files = complete.words { ... }
  for i, one in ipairs(list) do list[i] = one.word end
  list[#list + 1] = files and ":files" or nil
  return table.concat(list, " ")
end


describe("what can come next", function()
  it("is a command first", function()
    assert.equal("play puzzle", next_words "p")
    assert.equal("--help --version", next_words "--")
    assert.equal("", next_words("nothing", ""))
  end)

  it("is a game, then its house rules and options", function()
    assert.equal("skat", next_words("play", "sk"))
    assert.equal("rounds= ramsch", next_words("play", "skat", "r"))
    assert.equal("skat+rounds= skat+ramsch", next_words("play", "skat+r"))
    assert.equal("kontra", next_words("play", "--seed", "7", "skat", "k"))
  end)

  it("is a value of an option", function()
    assert.equal("scoring=classic scoring=seeger_fabian",
      next_words("play", "skat", "scoring="))
    assert.equal("undertrump=true undertrump=false",
      next_words("rules", "belote", "undertrump="))
    assert.matches("whist+target=1 whist+target=2 ",
      next_words("play", "whist+target="), 1, true)
  end)

  it("is another game where several are taken", function()
    assert.equal("skat", next_words("compare", "whist", "sk"))
    assert.equal("", next_words("play", "whist", "sk"))
  end)

  it("is an option of the command, and what stands behind it", function()
    assert.equal("--seed --seat", next_words("play", "--se"))
    assert.equal("random search search:20", next_words("play", "--bots", ""))
    assert.equal("hi", next_words("play", "--lang", "h"))
    assert.equal("", next_words("play", "--seed", ""))
  end)

  it("is a file where one is named", function()
    assert.equal(":files", next_words("replay", ""))
    assert.equal(":files", next_words("rules", "whist", "--html", ""))
    assert.equal(":files", next_words("check", "./x"))
  end)
end)


describe("bash", function()
  local folder
  setup(function() folder = helper.begin() end)
  teardown(helper.finish)

  --- The completions that bash has for a line.
  local function completed(line)
    local path = folder .. "/complete.sh"
    local file = assert(io.open(path, "w"))
    file:write(BASH)
    file:close()
    local program = os.getenv "TENACE" or "./tenace"
    local pipe = assert(io.popen(("PROGRAM=%s bash %s '%s'"):format(program,
      path, line)))
    local out = pipe:read "a"
    pipe:close()
    return (out:gsub("\n$", ""))
  end

  it("completes words that it cuts at = and +", function()
    assert.equal("skat", completed "tenace play sk")
    assert.equal("classic seeger_fabian",
      completed "tenace play skat scoring=")
    assert.equal("seeger_fabian", completed "tenace play skat scoring=se")
    assert.equal("skat+ramsch", completed "tenace play skat+ra")
  end)

  it("completes files", function()
    assert.equal("README.md", completed "tenace replay READM")
  end)
end)

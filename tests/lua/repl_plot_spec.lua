-- Plots of lists and results, in the terminal and as a drawing.

local Prompt = require "tenace.face.prompt.session"
local plot_svg = require "tenace.face.compare.plot_svg"
local plot_text = require "tenace.face.compare.plot_text"
local show = require "tenace.face.say.show"

local narrow = show.style { width = 20, letters = true }


local function said(...)
  local prompt, output = Prompt.new(), nil
  for _, line in ipairs { ... } do output = prompt:handle(line) end
  return output
end


describe("plot", function()
  it("draws bars from 0, to both sides", function()
    assert.same({ "1   4            #####", "2  -8  ##########" },
      plot_text.lines({ 4, -8 }, show.style { width = 22, letters = true }))
    assert.same({ "a  2  #######", "b  4  ##############" },
      plot_text.lines({ b = 4, a = 2 }, narrow))
  end)

  it("draws points between the ends of both axes", function()
    local lines = plot_text.lines({ { 10, 5 }, { 1, 3 } }, narrow)
    assert.equal(13, #lines)
    assert.equal("5 |" .. (" "):rep(19) .. "*", lines[1])
    assert.equal("3 |*", lines[12])
    assert.equal("   1" .. (" "):rep(17) .. "10", lines[13])
    assert.same(lines, plot_text.lines({ { x = 1, y = 3 }, { x = 10, y = 5 } },
      narrow))
  end)

  it("fits the width, for lists, points and results", function()
    for _, width in ipairs { 60, 80, 140 } do
      local style = show.style { width = width }
      local simulated = require "tenace".simulate("whist",
        { games = 20, seed = 1 })
      local compared = require "tenace".compare("whist", "whist+honours",
        { rounds = 20, seed = 1 })
      for _, item in ipairs { { 1, 2.123456, -3 }, { { 1, 1e9 }, { 2, -7 } },
        simulated, compared } do
        for _, line in ipairs(plot_text.lines(item, style)) do
          assert.is_true(show.width(line) <= width, line)
        end
      end
    end
  end)

  it("draws into a file that is not there yet", function()
    local path = os.tmpname()
    local line = ("plot({ 1, 2 }, { svg = %q })"):format(path)
    assert.equal(("There is a file '%s' already: name another.\n")
      :format(path), (said(line)))
    os.remove(path)
    assert.equal(("The drawing is in %s.\n"):format(path), (said(line)))
    local file = assert(io.open(path))
    local text = file:read "a"
    file:close()
    os.remove(path)
    assert.equal(plot_svg.text { 1, 2 }, text)
    assert.matches("^<svg .*</svg>\n$", text)
    assert.equal(2, select(2, text:gsub('fill="#4878a8"', "")))
    assert.matches('<path class="l" d="M180.0 360.0L620.0 40.0"/>',
      plot_svg.text { { 1, 3 }, { 2, 5 } }, 1, true)
  end)

  it("says what it cannot plot", function()
    for _, item in ipairs { "{}", "print", "{ 'a' }", "true" } do
      assert.matches("^there are no numbers to plot", (said("plot(" .. item
        .. ")")))
    end
    assert.equal("plot what? for example: plot({ 3, 5, 8 })\n", (said "plot"))
    assert.equal("name a file: save lesson.lua\n",
      (said "plot({ 1 }, { 2 })"))
  end)

  it("takes the rest of the line as a value", function()
    assert.equal(said "plot({ 1, 2 })", (said("x = { 1, 2 }", "plot x")))
  end)
end)

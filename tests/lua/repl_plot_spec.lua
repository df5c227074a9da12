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
    assert.equal("5 | " .. (" "):rep(19) .. "*", lines[1])
    assert.equal("3 | *", lines[12])
    assert.equal("    1" .. (" "):rep(17) .. "10", lines[13])
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
      local swept = require "tenace".sweep("bid_whist", "min_bid", { 3, 4, 5 },
        { rounds = 20, duels = 0 })
      local long = ("w♥"):rep(100)
      for _, item in ipairs { { 1, 2.123456, -3 }, { { 1, 1e9 }, { 2, -7 } },
        { { long, 3 } }, { long }, simulated, compared, swept } do
        for _, line in ipairs(plot_text.lines(item, style)) do
          assert.is_true(show.width(line) <= width, line)
        end
      end
    end
  end)

  it("marks the interval of a bar, inside it and beyond its end", function()
    local compared = require "tenace".compare("whist", "whist+honours",
      { rounds = 20, seed = 1 })
    local lines = plot_text.lines(compared, narrow)
    assert.same({ "A  whist", "B  whist+honours", "" },
      table.move(lines, 1, 3, 1, {}))
    assert.matches("^A +%d%.%d%d  #+%++%-+$", lines[6])
    assert.matches("^B +%d%.%d%d  #+%++%-+$", lines[7])
    assert.equal("+ and - are the", lines[#lines - 3])
  end)

  it("draws a sweep over numbers as a line with intervals", function()
    local swept = require "tenace".sweep("bid_whist", "min_bid", { 3, 5 },
      { rounds = 20, duels = 0, seed = 1 })
    local text = table.concat(plot_text.lines(swept, narrow), "\n")
    assert.matches("^bid_whist: what min_bid does\n", text)
    assert.equal(#swept.measures, select(2, text:gsub("\n +3 +5\n", "")))
    assert.matches("\n +| |\n", text)
    assert.matches("\n +| |? *%*%.+", text)
  end)

  it("draws a sweep over house rules as bars", function()
    local swept = require "tenace".sweep("whist", "honours",
      { rounds = 20, duels = 0, seed = 1 })
    local text = table.concat(plot_text.lines(swept, narrow), "\n")
    assert.matches("\nhonou~ +%d[%d.]* +#", text)
  end)

  it("says that two games were the same", function()
    local compared = require "tenace".compare("whist", "whist+american",
      { rounds = 20, seed = 1 })
    assert.matches("\nB was the same as A in all deals",
      table.concat(plot_text.lines(compared, show.plain), "\n"))
  end)

  it("counts words, names bars, and shows each field of a list of rows",
    function()
      assert.same({ "How often each is in", "the list", "KC  2  #############",
        "AC  1  #######" }, plot_text.lines({ "KC", "AC", "KC" },
        show.style { width = 20, letters = true }))
      assert.same({ "How often each is in", "the list", "K♣   2  ████████████",
        "10♠  1  ██████" }, { table.unpack(plot_text.lines({ "KC", "10S",
        "KC" }, show.style { width = 20 }), 1, 4) })
      assert.same({ "x  1  #######", "y  2  ##############" },
        plot_text.lines({ { "x", 1 }, { "y", 2 } }, narrow))
      assert.same({ "n", "a  1  ###########", "b  0", "", "p",
        "a  2  ######", "b  4  ###########" },
        plot_text.lines({ { name = "a", n = 1, p = 2, s = "t" },
          { name = "b", n = 0, p = 4, s = "u" } },
          show.style { width = 17, letters = true }))
    end)

  it("draws a long list as a line over its places", function()
    local list = {}
    for i = 1, 100 do list[i] = i % 10 end
    local lines = plot_text.lines(list, narrow)
    assert.equal(13, #lines)
    assert.matches("^9 | ", lines[1])
    assert.matches("^    1 .* 100$", lines[13])
  end)

  it("leaves out what is no number on an axis", function()
    assert.same({ "1  1  #####", "4  3  ##############" },
      plot_text.lines({ 1, 0 / 0, 1 / 0, 3 }, narrow))
    assert.is_nil(plot_text.lines({ 0 / 0 }, narrow))
    assert.is_nil(plot_text.lines({ { 1, 0 / 0 } }, narrow))
  end)

  it("draws comparisons and sweeps into files with all their measures",
    function()
      local compared = require "tenace".compare("whist", "whist+honours",
        { rounds = 20, seed = 1 })
      assert.equal(require "tenace.face.compare.svg".text(compared),
        plot_svg.text(compared))
      local swept = require "tenace".sweep("whist", "honours",
        { rounds = 20, duels = 0, seed = 1 })
      assert.equal(require "tenace.face.compare.swept".svg(swept),
        plot_svg.text(swept))
      local text = plot_svg.text { { n = 1, p = 2 }, { n = 2, p = 3 } }
      assert.equal(4, select(2, text:gsub('fill="#4878a8"', "")))
    end)

  it("draws into a file that is not there yet", function()
    local path = os.tmpname()
    local line = ("plot({ 1, 2 }, { svg = %q })"):format(path)
    assert.equal(said(("plot({ 1, 2 }, %q)"):format(path)), (said(line)))
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
    for _, item in ipairs { "{}", "print", "{ {} }", "{ 1, 'a' }", "true" } do
      assert.matches("^there are no numbers to plot", (said("plot(" .. item
        .. ")")))
    end
    assert.equal("plot what? for example: plot({ 3, 5, 8 })\n", (said "plot"))
    assert.equal("name a file: plot({ 3, 5, 8 }, { svg = \"three.svg\" })\n",
      (said "plot({ 1 }, { 2 })"))
  end)

  it("takes the rest of the line as a value", function()
    assert.equal(said "plot({ 1, 2 })", (said("x = { 1, 2 }", "plot x")))
  end)
end)

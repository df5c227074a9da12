-- Rules files in which every text is hostile: it has codes that steer a
-- terminal, and what HTML, SVG, Markdown and spreadsheets would take for their
-- own.

local hostile = {}

--- Bytes that clear a screen, name a window, ring, go back, end a text, are a
-- C1 code, turn the direction of writing, or are no UTF-8.
hostile.control = "\27[2J\27]0;t\7\r\8\0\127\u{9B}31mR\u{202E}\u{2066}\xFF\xE2"

--- Text that can be read as a mark, a link, code, an entity or a cell.
hostile.marks = "<script>x</script> [l](javascript:y) `c` | *b* _i_ # & ~~s~~ "
  .. "\"q\" 'a' http://e.x www.e.x ]]> --> <!-- \\"

--- The same for a move, which has no blanks.
hostile.word = "w\27[2J\u{9B}<b>|\u{202E}"


--- hostile.text(n) -> a text with the number `n` in it, so that a test knows
-- which text it sees
function hostile.text(n)
  return "=1 " .. hostile.marks .. hostile.control .. " n" .. n
end


--- Text as Lua writes it, every byte that is not plain as a number.
local function quoted(text)
  return '"' .. text:gsub("[^%w ]", function(byte)
    return ("\\%03d"):format(byte:byte())
  end) .. '"'
end


local GAME = [[
@comment(title)

local g = game @text(game) {
  players = 2, ranks = "7 8 9 J Q K 10 A",
  deck    = french(32, { tags = { [@word(tag)] = "7C 8C" } }),
  facts   = { [@text(fact)] = @text(sum),
              by_suit = { H = { [@text(inner)] = 1 } } },
  patterns = { [@text(group)] = { { @text(pattern), sum = 15, points = 2 } } },
  obligations = { obligation @text(obligation) {
    says = @text(says),
    function(self, hand)
      if self:led() then return hand:of_suit(self:led()) end
    end,
  } },
  points  = { A = 11 },
  piles   = { skat = "none" },
  round   = { trump = suit, spoken = text },
  keeps   = { kept = text },
  contracts = { [@text(contract)] = 9 },
  options = {
    target = number { 2, from = 1, to = 3, @text(number) },
    way = choice { @text(way), "b", @text(choice) },
    crash = flag { false, @text(flag) },
  },
}

@comment(step)
function g:round()
  self:deal_each(3)
  self.trump = suit "AS"
  self.spoken = @text(spoken)
  self.kept = @text(kept)
  self:choose(1, @text(prompt), { @word(one), "two" })
  if self.option.crash then error(@text(error)) end
  self:ask_yes_no(2, @text(yes))
  self:ask_number(1, @text(ask_number), 1, 3)
  self:show_last_dealt(@text(show))
  self:play_tricks { leader = 2 }
  self:score(1, 1, @text(score))
end

@comment(standing)
function g:standing() return { [@text(stands)] = @text(how) } end

@comment(value)
function g:value() return { value = 1, says = @text(value) } end

function g:over()
  return self.round_number > 1, 1
end

example @text(example) {
  trump = "H", trick = "10C", hand = "JC 9S", legal = "JC",
}

return g
]]

local HOUSE = [[
@comment(house)

local h = house_rule @text(house_title) {
  of = "hostile", set = { target = 3 },
  options = { more = number { 1, from = 0, to = 2, @text(more) } },
}

@comment(house_step)
function h:standing() return { [@text(stands)] = @text(other) } end

return h
]]

local LESSON = [[
return lesson @text(lesson) {
  of = "hostile", text = @text(lesson_text),
  deal = { hands = { "AS KS QS", "7H 8H 9H" } },
  steps = {
    { says = @text(says), expect = { @word(one) }, blocked = { two = @text(b) },
      otherwise = @text(otherwise), right = @text(right) },
  },
  done = @text(done),
}
]]


--- A template with its texts filled in. Words have no blanks, as moves do.
local function filled(template, plain)
  return (template:gsub("@(%l+)(%b())", function(kind, name)
    name = name:sub(2, -2)
    local text = plain and "n" .. name or hostile.text(name)
    if kind == "comment" then return "-- " .. text:gsub("[\r\n]", "") end
    if kind == "word" and not plain then text = hostile.word end
    return quoted(text)
  end))
end


--- hostile.files(plain) -> texts by path, in a folder of rules: a game, a house
-- rule, a lesson
-- @param plain the same with harmless texts
function hostile.files(plain)
  return {
    ["hostile.lua"] = filled(GAME, plain),
    ["house/hostile/more.lua"] = filled(HOUSE, plain),
    ["lessons/hostile/one.lua"] = filled(LESSON, plain),
  }
end


return hostile

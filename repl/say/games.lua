-- The list of games and house rules: one a line for a program, by families for
-- a person.

local family = require "tenace.rules.family"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local games = {}


--- games.about(entry) -> the sentence of a file, or its fault
function games.about(entry)
  if not entry.problem then return entry.sentence or "" end
  return phrase("check.in_error", { text = tostring(entry.problem) })
end


--- A line for a game and one for each of its house rules.
local function add_game(rows, game)
  rows[#rows + 1] = { game.name, games.about(game) }
  for _, house in ipairs(game.house) do
    rows[#rows + 1] = { game.name .. "+" .. house.name, games.about(house) }
  end
end


--- games.lines([names]) -> lines for all games and their house rules, or for
-- those of some games, in their order
function games.lines(names)
  local rows, by_name = {}, {}
  for _, game in ipairs(require "tenace".games()) do
    by_name[game.name] = game
    if not names then add_game(rows, game) end
  end
  for _, name in ipairs(names or {}) do
    if by_name[name] then add_game(rows, by_name[name]) end
    by_name[name] = nil
  end
  return show.columns(rows)
end


--- The text on one line, cut where it is too wide.
local function cut(text, width)
  if show.width(text) <= width then return text end
  return phrase("games.cut", { text = show.wrap(text, width - 2)[1] })
end


-- What stands between a title and its sentence, as patterns: a colon, behind a
-- narrow blank in French, or a wide one.
local COLONS = { "^: +", "^\u{A0}: +", "^\u{202F}: +", "^ : +", "^：%s*" }


--- games.without_title(sentence, title) -> the sentence of a game or house rule
-- without the title before it, if it begins with one
function games.without_title(sentence, title)
  if not title or title == "" or sentence:sub(1, #title) ~= title then
    return sentence
  end
  local rest = sentence:sub(#title + 1)
  for _, colon in ipairs(COLONS) do
    local _, last = rest:find(colon)
    if last then return rest:sub(last + 1) end
  end
  return sentence
end


--- The names and sentences of the games of each family; those in error belong
-- to the others.
local function families()
  local of, widest = {}, 0
  for _, game in ipairs(require "tenace".games()) do
    local name = game.family or "others"
    of[name] = of[name] or {}
    table.insert(of[name], { name = game.name,
      text = games.without_title(games.about(game), game.title) })
    widest = math.max(widest, #game.name)
  end
  return of, widest
end


--- games.by_family(style) -> lines: the games in their families, one a line
function games.by_family(style)
  local of, widest = families()
  local lines = {}
  for _, name in ipairs(family.all) do
    for i, game in ipairs(of[name] or {}) do
      if i == 1 then
        lines[#lines + 1] = #lines > 0 and "" or nil
        lines[#lines + 1] = show.bold(phrase("games." .. name), style)
      end
      lines[#lines + 1] = "  " .. show.pad(game.name, widest + 2)
        .. cut(game.text, style.width - widest - 4)
    end
  end
  lines[#lines + 1] = ""
  local how = show.wrap(phrase "games.how", style.width)
  return table.move(how, 1, #how, #lines + 1, lines)
end


return games

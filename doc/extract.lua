-- Collects the docstrings of the library and writes them out again.
--
--   tenace run doc/extract.lua help FILE…       what `help "order"` reads
--   tenace run doc/extract.lua markdown FILE…   doc/library.md
--
-- A docstring is above its function: in C a comment beginning `/*** call`,
-- in Lua `--- call` and further lines that begin with `--`.  After the call
-- comes prose, then `@param name text`, `@return text`, `@error text`,
-- `@example code` and at last `@group name`.  A block without a group is a
-- comment for those who read the source, and is left alone.

-- What is no function is in lua/tenace/rules/vocabulary.lua.

-- The groups as a reader wants them, each with what it is about; `first` are
-- the names to begin with.
local GROUPS = {
  { "definitions", "What a rules file declares",
    first = "game house_rule example french spanish deck each_side "
      .. "each_player" },
  { "facts", "Facts of a game",
    "Facts belong in the braces after `game \"…\"`, each with a comma behind "
    .. "it.  Each may be a function of the options: `deck = function(option) "
    .. "return french(52, { packs = option.packs }) end`." },
  { "house rules", "Facts of a house rule",
    "A house rule may have any fact of a game: it replaces the game's fact or "
    .. "is added to it.  A house rule may also have these:" },
  { "options", "Options and fields",
    "An option is what players may choose, `options = { target = number { 5, "
    .. "… } }`.  A field is what a round settles or a match keeps, `round = { "
    .. "trump = suit }`.  Fields have further kinds, the words `suit`, `card`, "
    .. "`cards`, `player`, `side` and `list`.  A value in place of a kind is "
    .. "the field's first value, with which each match or each round begins, "
    .. "and gives its kind.  The options `target`, "
    .. "`floor`, `rounds` and `first_dealer`, and those in place of `packs` or "
    .. "of a part of `plays`, mean the same in every game and need no "
    .. "sentence; a choice then names its words with `of`.  `rounds` and "
    .. "`first_dealer` may leave out their numbers too, `rounds = number {}`: "
    .. "from 0, which is the default, to 144 or to the last seat; such "
    .. "`rounds` silence `target` and `floor`.  A suit set to "
    .. "`\"none\"` is nil.  With `silences = \"target\"` in an option, the "
    .. "option `target` has no effect while this one is not at its default.  "
    .. "With `needs = { rounds = 8 }` an option may leave its default only "
    .. "where `rounds` is 8." },
  { "obligations", "Obligations",
    "Obligations say what must be played in a trick: a list of named rules, in "
    .. "order.  Each demands some cards.  The first that demands a card of the "
    .. "hand binds: only the cards that it demands may be played." },
  { "steps", "Steps that the engine calls",
    "The engine calls these functions of a game or house rule.  Any other "
    .. "function of yours is called by one of these." },
  { "self", "The match, in a step",
    "`self` in a step is the match.  Where a word takes a text for people, "
    .. "such as a reason, a question or what is said, it also takes a sentence "
    .. "with values: `{ \"won with {n}\", n = 3 }`.  Besides words and steps "
    .. "`self` has:" },
  { "dealing", "Dealing", first = "deal_each draw move show" },
  { "questions", "Questions to the players",
    "A question stops the step until a person, a bot or a record answers.",
    first = "ask choose ask_yes_no ask_number choose_suit "
      .. "put_away take_and_put_away auction declare" },
  { "tricks", "Tricks",
    first = "play_tricks begin_trick let_play end_trick play_on "
      .. "led trick run_of_trumps" },
  { "plays", "Plays of several cards",
    "In a game with the fact `plays`, players may lead several cards at once." },
  { "melds", "Melds", "These words are for games with the fact `melds`.",
    first = "play_turns melds is_concealed" },
  { "sets", "Sets of cards",
    "Cards that go together in a game of any kind: in a hand, on the table, or "
    .. "among those played.",
    first = "patterns" },
  { "scoring", "Scoring",
    first = "score score_tricks count most_counted points_of lines "
      .. "count_lines" },
  { "turns", "Turns",
    "Whose turn it is where no tricks are played.",
    first = "each_turn who_is_next who_has_cards who_is_out skip_turn "
      .. "give_turn reverse_turns change_seats" },
  { "players", "Players and sides",
    "Where a word takes a player, it also takes the number of a seat.",
    first = "each_side each_player in_turn left_of right_of partner_of" },
  { "piles", "Piles" },
  { "cards", "Cards and decks", "A card is its text, `\"QS\"`.  Where a word "
    .. "takes cards, it takes a text, a list of texts, cards or a pile.",
    first = "suit rank" },
  { "orders", "Orders" },
  { "examples", "Worked examples",
    "An example says what is given, then what follows.  It may also have "
    .. "options and declared fields: `target = 7`, `trump = \"H\"`.  After the "
    .. "step `score_round`, given or meant by `scores`, comes `after_round`, "
    .. "if there is one, as in a match: `scores`, `won_by` and `leaves` are "
    .. "then those at the end of the round.  The hands of a `deal` stand by "
    .. "seat, whoever deals, and the cards of a hand in the order in which the "
    .. "seat gets them; `stock` begins with the card that is drawn first after "
    .. "the deal.  A `*` is any card, and so is each card left out: of `hands "
    .. "= { \"2C * 3C\", \"*\" }` seat 1 gets the two of clubs first and the "
    .. "three of clubs third." },
  { "lessons", "Lessons",
    "A file in `lessons/GAME/` of a rules folder returns a lesson, which "
    .. "`tenace teach GAME` then offers.  The file may use Lua's words, as a "
    .. "rules file does, and this one:", first = "lesson" },
  { "lua", "Lua's own words in rules files",
    "Rules files have these words of Lua's library and no others: see [what "
    .. "rules may not do](writing-rules.md#what-rules-may-not-do)." },
  { "matches", "Matches",
    "From here on the words are for scripts, which say `local tenace = "
    .. "require \"tenace\"`, and for the prompt, where you may leave out "
    .. "`tenace.`.  `m` is a match.",
    first = "new turn moves allows play why undo redo go_to run choose view "
      .. "story hands history decisions scores score_sheet over copy restart "
      .. "reload set dealt redeal swap give fix games check simulate compare "
      .. "open variant" },
  { "views", "What a player sees", "`m:view(player)` has:" },
  { "stories", "What a player saw happen",
    "`m:story(player)` is a list of these tables, in the order in which things "
    .. "happened." },
  { "positions", "Positions without a match",
    "You can ask the rules of a game about a hand and a trick.  The facts are "
    .. "fields that a round settles, such as `{ trump = \"H\" }`." },
  { "records", "Records",
    "A record is readable text, from which the match can be played again." },
}

local TAGS = {
  param = "params", ["return"] = "returns", error = "errors",
  example = "examples",
}


local function trim(text)
  return (text:gsub("^%s+", ""):gsub("%s+$", ""))
end


-- The lines of a block that begins at line `n`, without what frames them.
local function c_block(lines, n)
  local block = {}
  for i = n, #lines do
    local text = lines[i]:gsub("^%s*/%*%*%*", ""):gsub("^%s*%*%*", "")
    block[#block + 1] = text:gsub("%s*%*/.*$", "")
    if lines[i]:find("*/", 1, true) then break end
  end
  return block
end


local function lua_block(lines, n)
  local block = { (lines[n]:gsub("^%s*%-%-%-", "")) }
  for i = n + 1, #lines do
    local text = lines[i]:match("^%s*%-%-(.*)$")
    if not text then break end
    block[#block + 1] = text:gsub("^ ", "")
  end
  return block
end


-- The call of a block, which goes on in the next line behind a comma or an
-- "or", and the number of its last line.
local function call_of(block)
  local call, last = trim(block[1]), 1
  while block[last + 1] and (call:find ",$" or call:find "%f[%w]or$") do
    last = last + 1
    call = call .. " " .. trim(block[last])
  end
  return call, last
end


-- Splits a block into the call, the prose and the tags: { tag, text }.
local function split(block)
  local parts = { { "prose", "" } }
  local call, last = call_of(block)
  for i = last + 1, #block do
    local tag, text = block[i]:match("^%s*@(%l+)%s*(.*)$")
    if tag then
      parts[#parts + 1] = { tag, text }
    else
      local part = parts[#parts]
      part[2] = part[2] .. "\n" .. block[i]
    end
  end
  return call, parts
end


-- Text in one paragraph, or code as it is written.
local function tidy(tag, text)
  if tag == "example" then return (text:gsub("^\n", ""):gsub("%s+$", "")) end
  text = trim(text)
  if tag == "prose" then return text end
  text = text:gsub("%s*\n%s*", " ")
  if tag ~= "param" then return text end
  local name, rest = text:match("^(%S+)%s*(.*)$")
  return { name = name, text = rest }
end


-- The last word of a call before its arguments: `m:play(move)` is `play`.
local function name_of(call)
  local path = call:match("^[%w_.:]+") or call
  return path:match("[%w_]+$") or path, path
end


local function new_entry(block, file, line)
  local call, parts = split(block)
  local name, path = name_of(call)
  local entry = {
    name = name, path = path, signature = call, file = file, line = line,
    text = "", params = {}, returns = {}, errors = {}, examples = {},
  }
  for _, part in ipairs(parts) do
    local tag, text = part[1], tidy(part[1], part[2])
    if tag == "prose" then
      entry.text = text
    elseif tag == "group" then
      entry.group = text
    else
      assert(TAGS[tag], ("%s:%d: no such tag '@%s'"):format(file, line, tag))
      table.insert(entry[TAGS[tag]], text)
    end
  end
  return entry
end


-- Adds the documented entries of a file, in its order.
local function add_entries(entries, file)
  local start, block = "^%s*%-%-%-%s*%a", lua_block
  if file:find("%.c$") then start, block = "^%s*/%*%*%*%s*%a", c_block end
  local lines = {}
  for line in io.lines(file) do lines[#lines + 1] = line end
  for n, line in ipairs(lines) do
    local entry = line:find(start) and new_entry(block(lines, n), file, n)
    if entry and entry.group then entries[#entries + 1] = entry end
  end
end


-- Puts the entries of these names before the others.
local function put_first(group, names)
  local n = 0
  for name in names:gmatch("%S+") do
    for i = n + 1, #group do
      if group[i].name == name and not group[i].plain then
        n = n + 1
        table.insert(group, n, table.remove(group, i))
        break
      end
    end
  end
end


-- The groups of these entries: { title, entry, … } in reading order.
local function in_groups(entries)
  local groups, by_name, others = {}, {}, {}
  for _, known in ipairs(GROUPS) do
    by_name[known[1]] = { title = known[2], about = known[3],
      anchor = known[1] }
    table.insert(groups, by_name[known[1]])
  end
  for _, entry in ipairs(entries) do
    local name = entry.group
    if not by_name[name] then
      by_name[name] = { title = name:gsub("^%l", string.upper),
        anchor = name }
      table.insert(others, by_name[name])
    end
    table.insert(by_name[name], entry)
  end
  for _, known in ipairs(GROUPS) do
    put_first(by_name[known[1]], known.first or "")
  end
  table.sort(others, function(a, b) return a.title < b.title end)
  return table.move(others, 1, #others, #groups + 1, groups)
end


-- What is no function, from the lists of the library.
local function add_vocabulary(entries)
  package.path = "lua/?.lua;" .. package.path
  for _, entry in ipairs(require "tenace.rules.vocabulary".entries()) do
    entry.path, entry.plain = entry.signature, true
    for _, field in pairs(TAGS) do entry[field] = {} end
    entries[#entries + 1] = entry
  end
end


local function collect(files)
  local entries, all = {}, {}
  table.sort(files)
  for _, file in ipairs(files) do add_entries(entries, file) end
  add_vocabulary(entries)
  local groups = in_groups(entries)
  for _, group in ipairs(groups) do
    table.move(group, 1, #group, #all + 1, all)
  end
  return all, groups
end


local function quoted(value)
  if type(value) ~= "table" then
    return (("%q"):format(value):gsub("\\\n", "\\n"))
  end
  if value.name then
    return ("{ name = %q, text = %q }"):format(value.name, value.text)
  end
  local list = {}
  for i, item in ipairs(value) do list[i] = quoted(item) end
  return "{ " .. table.concat(list, ", ") .. " }"
end


local FIELDS = {
  "name", "path", "signature", "text", "params", "returns", "errors",
  "examples", "group", "file", "line",
}


local function write_help(entries)
  print("-- Made by doc/extract.lua from the docstrings in lua/.\nreturn {")
  for _, entry in ipairs(entries) do
    print("  {")
    for _, field in ipairs(FIELDS) do
      local value = entry[field]
      if value then print(("    %s = %s,"):format(field, quoted(value))) end
    end
    print("  },")
  end
  print("}")
end


-- What a heading is linked by.
local function anchor(text)
  return (text:lower():gsub("[^%w_]+", "-"))
end


-- Text in lines of at most 80 letters.
local function wrap(text, indent)
  local lines, line = {}, ""
  for word in text:gmatch("%S+") do
    if line ~= "" and utf8.len(line) + utf8.len(word) + #indent >= 80 then
      lines[#lines + 1], line = line, ""
    end
    line = line == "" and word or line .. " " .. word
  end
  lines[#lines + 1] = line
  return table.concat(lines, "\n" .. indent)
end


local function write_contents(groups)
  print()
  for _, group in ipairs(groups) do
    local links = {}
    for _, entry in ipairs(group) do
      if not entry.plain then
        links[#links + 1] = ("[%s](#%s)"):format(entry.name,
          anchor(entry.path))
      end
    end
    if #group > 0 then
      print(("- [%s](#%s)%s"):format(group.title, anchor(group.anchor),
        #links > 0 and ":" or ""))
      if #links > 0 then print("  " .. table.concat(links, ",\n  ")) end
    end
  end
end


local function write_function(entry)
  print(('\n<a id="%s"></a>\n### `%s`'):format(anchor(entry.path),
    entry.signature))
  if entry.text ~= "" then print("\n" .. entry.text) end
  if entry.params[1] or entry.returns[1] or entry.errors[1] then print() end
  for _, param in ipairs(entry.params) do
    print(wrap(("- `%s`: %s"):format(param.name, param.text), "  "))
  end
  for _, text in ipairs(entry.returns) do
    print(wrap("- Gives " .. text, "  "))
  end
  for _, text in ipairs(entry.errors) do
    print(wrap("- Error: " .. text, "  "))
  end
  for _, code in ipairs(entry.examples) do
    print(("\n```lua\n%s\n```"):format(code))
  end
end


local function write_group(group)
  print(('\n<a id="%s"></a>\n## %s'):format(anchor(group.anchor),
    group.title))
  if group.about then print("\n" .. wrap(group.about, "")) end
  local listed = false
  for _, entry in ipairs(group) do
    if entry.plain then
      print((listed and "" or "\n") .. wrap(("- `%s`: %s"):format(
        entry.signature, entry.text), "  "))
      listed = true
    end
  end
  for _, entry in ipairs(group) do
    if not entry.plain then write_function(entry) end
  end
end


local function write_markdown(_, groups)
  print("<!-- Made from the docstrings in lua/ by `make doc`. -->\n"
    .. "# The library\n\n"
    .. wrap("Every word that rules files, scripts and the prompt can use.  At "
    .. "the prompt, `help \"order\"` shows the same text.  You may leave "
    .. "out what is in brackets.  Behind the arrow is what a call gives.",
    ""))
  write_contents(groups)
  for _, group in ipairs(groups) do
    if #group > 0 then write_group(group) end
  end
end


local writers = { help = write_help, markdown = write_markdown }
local write = assert(writers[arg[1]],
  "usage: extract.lua help|markdown FILE…")
write(collect(table.move(arg, 2, #arg, 1, {})))

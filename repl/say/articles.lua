-- Cards by their names with the article that a sentence has before them: `Sales
-- con el 5 de espadas`. In a label, a list behind a colon or an answer they
-- have none.

local clean = require "tenace.face.say.clean"
local language = require "tenace.base.language"
local sentence = require "tenace.base.sentence"

local articles = {}

-- The end of a word with a blank, one whose last letter has an accent, and a
-- letter behind a blank.
local WORD, ACCENTED, BEHIND = "%w $", "\xC3[\x80-\xBF] $", "^ [%a\xC3]"


--- The names of a suit's cards as a pattern, and whether a rank has that name.
local function pattern_of(set, suit)
  local name = sentence.fill(set.joined and set.joined[suit] or set.card,
    { rank = "\1", suit = set.suits[suit][1] })
  local before, behind = name:match "^(.*)\1(.*)$"
  return before .. "()([%w\x80-\xFF]+)" .. behind .. "()"
end


--- The letters of ranks by their names.
local function ranks_of(set)
  local list = {}
  for letter, names in pairs(set.ranks) do list[names[1]] = letter end
  return list
end


-- The bytes of a mark of colours before its number, as in clean.mark.
local MARK = #clean.mark "" - 1

--- A rank as it stands in the text, without the number of a mark before it; and
-- where the card begins, its mark with it.
local function without_mark(text, rank, from)
  local number, bare = rank:match "^(%d+m)(.+)$"
  if not number or text:sub(from - 1, from - 1) ~= "[" then
    return rank, from
  end
  return bare, from - MARK
end


--- The cards that a text names: list of { from, to, rank } in their order.
local function cards_in(text, set)
  local ranks, list = ranks_of(set), {}
  for suit in pairs(set.suits) do
    for at, word, to in text:gmatch(pattern_of(set, suit)) do
      local rank, from = without_mark(text, word, at)
      local known = ranks[rank] or rank:find "^%d+$" and rank
      if known and not text:find("^[%w\x80-\xFF]", to) then
        list[#list + 1] = { from = from, to = to, rank = known }
      end
    end
  end
  table.sort(list, function(a, b) return a.from < b.from end)
  return list
end


--- Does a text go on behind a word that a card with its article may follow?
local function follows_word(before, bare)
  if not (before:find(WORD) or before:find(ACCENTED)) then return false end
  local word = before:match "([%w\x80-\xFF]+) $"
  return not word:find "^%d+$"
    and not (" " .. bare .. " "):find(" " .. word:lower() .. " ", 1, true)
end


--- Has a card an article?
-- @param before, behind what is between it and the cards around it
-- @param last the card before it, or nil
local function has_article(before, behind, last, bare)
  local joins = language.grammar().list
  if last and (before == joins.comma or before == joins["and"]
    or before == joins["or"]) then return last.article end
  local begins = before == "" or before:find "[%.:;] $"
  return follows_word(before, bare)
    or begins and behind:find(BEHIND) ~= nil
end


--- The text before a card with its article: `de ` becomes `del `.
-- @param is_first true if a sentence begins with the card
local function with_article(before, article, is_first)
  local joined = article:find "’$" and article or article .. " "
  if is_first then return before .. joined:gsub("^%l", string.upper) end
  for two, one in pairs(language.grammar().article.joined) do
    local word = two:match "^(%S+) "
    local stem = before:match("^(.*)%f[%w\x80-\xFF]" .. word .. " $")
    if stem and joined == two:match " (.*)$" then return stem .. one end
  end
  return before .. joined
end


--- Does a sentence begin here? A clause, which has no stop, does not.
local function begins_sentence(text, before, at)
  if before:find "%. $" then return true end
  return at == 1 and text:find "[%.!%?]$" ~= nil
end


--- A line with its articles.
local function of_line(text, set)
  local cards = cards_in(text, set)
  local out, done = {}, 1
  for i, card in ipairs(cards) do
    local next_one = cards[i + 1]
    local before = text:sub(done, card.from - 1)
    local behind = text:sub(card.to, next_one and next_one.from - 1)
    card.article = has_article(clean.bare(before), clean.bare(behind),
      cards[i - 1], language.grammar().article.none)
    if card.article then
      local is_first = begins_sentence(text, before, card.from)
      before = with_article(before, set.article[card.rank]
        or set.article.other, is_first)
    end
    out[#out + 1] = before .. text:sub(card.from, card.to - 1)
    done = card.to
  end
  return table.concat(out) .. text:sub(done)
end


--- articles.sentence(text, set) -> text
-- The text with an article before each card that stands in a sentence. Each
-- line is a text of its own.
-- @param set the names in the text, which have articles; see named.set
function articles.sentence(text, set)
  return (text:gsub("[^\n]+", function(line) return of_line(line, set) end))
end


return articles

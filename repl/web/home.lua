-- What the page shows before its engine has come: the sentences of the page,
-- the list of games with some cards of each, and the film of a rule that is
-- changed in mid-hand. The build makes them, by the calls of the page.

local answer = require "tenace.face.web.answer"
local family = require "tenace.rules.family"
local json = require "dkjson"
local language = require "tenace.base.language"
local named = require "tenace.face.say.named"
local ordered = require "tenace.base.ordered"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local tenace = require "tenace"
local tiles = require "tenace.face.web.tiles"

local home = {}

-- The game and the rule of the film, the bot that plays before it, and how
-- many deals are looked at for a trick in which the rule matters.
local GAME, RULE, BOT, MOST = "whist", "follow_suit", "search:4", 200
local PATH = ("rules/%s.lua"):format(GAME)

-- Lines of the rules that are seen around the one that is changed.
local AROUND = 2


--- Makes a call as the page does.
-- @return its value
local function ask(name, args)
  local call = { call = name }
  for key, value in pairs(args or {}) do call[key] = value end
  local said = json.decode((answer:answer(json.encode(call))))
  if said.problem then error(name .. ": " .. said.problem.text) end
  return said.value
end


--- Cards of the pack, three of them far from each other.
local function some(deck)
  local list = ordered.keys(deck.counts)
  return { list[1], list[#list // 2], list[#list] }
end


--- What stands on a card.
local function card_of(card, corners)
  local rank, suit = show.split(card)
  if not rank then rank, suit = card:match "^(%w+)(%u)$" end
  return { rank = rank, suit = suit, corner = corners[rank] or rank }
end


--- How many can play: the fewest, and the most.
local function players_of(variant)
  for _, option in ipairs(variant.option_list) do
    if option.name == "players" then return option.from, option.to end
  end
  return variant.people, variant.people
end


--- A game of the list with its tile; its cards go into the deck.
local function add_tile(game, deck)
  local variant = tenace.variant(game.name)
  local minutes, cards = table.unpack(tiles[game.name] or {})
  local corners = named.corners(variant.deck)
  game.fan = cards and show.words(cards) or some(variant.deck)
  for _, card in ipairs(game.fan) do deck[card] = card_of(card, corners) end
  game.minutes, game.pack = minutes, variant.deck.suits
  game.least, game.most = players_of(variant)
end


-- How the keys of sentences begin that the page needs only later.
local LATER = { "rules_", "panel_", "puzzle", "result_", "grade", "bots_",
  "line_", "lines_", "place_", "study_", "way_", "say_", "review", "why",
  "match_", "ask", "is_", "give_", "go_" }


--- The sentences that the page may need before its engine has come.
local function early(texts)
  local out = {}
  for key, text in pairs(texts) do
    local is_late = false
    for _, start in ipairs(LATER) do
      is_late = is_late or key:sub(1, #start) == start
    end
    if not is_late then out[key] = text end
  end
  return out
end


--- home.list() -> { code, codes, texts, games, families, deck } in the present
-- language; `texts` are the sentences of the page, `deck` has the cards of the
-- tiles.
function home.list()
  local list = ask("languages", { use = language.code })
  list.texts = early(list.texts)
  list.games, list.deck, list.families = ask "games", {}, {}
  for _, game in ipairs(list.games) do
    if not game.problem then add_tile(game, list.deck) end
    game.house = nil -- the worker has them later
  end
  for i, name in ipairs(family.all) do
    list.families[i] = { name = name, title = phrase("games." .. name) }
  end
  return list
end


--- Is this a moment for the film? The last player of a trick holds a card or
-- two of the suit led, and five or six others.
local function fits(now)
  if #now.show.trick ~= 3 or #now.picks.cards ~= 7 then return false end
  local open = 0
  for _, one in ipairs(now.picks.cards) do
    open = open + (one.open and 1 or 0)
  end
  return open == 1 or open == 2
end


--- Bots play a deal to a moment for the film in its first round.
-- @return the moment; nil if there is none
local function play_to(seed)
  local now = ask("new", { game = GAME, seed = seed })
  while not now.over and now.show.round == 1 do
    if now.asked.mine and fits(now) then return now end
    ask("step", { bot = BOT })
    now = ask "view"
  end
end


--- The text of the rules without the rule, and the line where it stood.
local function changed_rules()
  local text = ask("files", { path = PATH }).text
  local from, last = text:find("%f[%w]" .. RULE .. "%f[^%w_]")
  local line = select(2, text:sub(1, from):gsub("\n", "")) + 1
  return text:sub(1, from - 1) .. text:sub(last + 1), text, line
end


--- Plays a card that the rule forbade, and with which the player wins.
-- @return the moment after it, and the card; nil if there is none
local function win_with(cards)
  for _, one in ipairs(cards) do
    if not one.open then
      ask("play", { move = one.card, exact = true })
      local now = ask "view"
      if now.show.last.winner == now.seat then return now, one.card end
      ask "undo"
    end
  end
end


--- The lines around one, each with its number.
local function lines_around(text, line)
  local list, n = {}, 0
  for one in text:gmatch "([^\n]*)\n" do
    n = n + 1
    if math.abs(n - line) <= AROUND then
      list[#list + 1] = { n = n, text = one }
    end
  end
  return list
end


--- What is seen of a moment: the hand, what of it is open, the trick, and the
-- names around the table.
local function seen(now)
  local hand, names = {}, {}
  for i, one in ipairs(now.picks.cards) do
    hand[i] = { card = one.card, text = one.text, open = one.open }
  end
  for i, one in ipairs(now.show.seats) do names[i] = one.name end
  return { hand = hand, trick = now.show.trick, names = names }
end


--- Why the rule forbids a card, as a sentence.
local function reason_of(now)
  for _, one in ipairs(now.picks.cards) do
    if not one.open then
      local no = ask("view", { picked = { one.id } }).picks.refused
      return show.capital(no.reason) .. "."
    end
  end
end


--- What stands on the cards of a moment.
local function deck_of(now)
  local deck, corners = {}, named.corners { suits = now.pack }
  for _, one in ipairs(now.picks.cards) do
    deck[one.card] = card_of(one.card, corners)
  end
  for _, play in ipairs(now.show.trick) do
    deck[play.cards[1]] = card_of(play.cards[1], corners)
  end
  return deck
end


--- A film of this deal: what is seen before the rule goes, what it says to a
-- card, and how a card wins that was forbidden.
-- @return nil if the deal has no moment for it
local function film_of(seed)
  local now = play_to(seed)
  if not now then return nil end
  local without, text, line = changed_rules()
  local film = { pack = now.pack, path = PATH, line = line, rule = RULE,
    lines = lines_around(text, line), why = reason_of(now),
    before = seen(now), deck = deck_of(now), shared = ask "share".text }
  ask("write", { path = PATH, text = without })
  ask "reload"
  local after, card = win_with(now.picks.cards)
  ask("remove", { path = PATH })
  if not card then return nil end
  film.card, film.said = card, after.story.texts[#after.story.texts]
  return film
end


-- The first deal that has a film.
local first = 1


--- home.film() -> the film in the present language, as film.js plays it
function home.film()
  for seed = first, MOST do
    local film = film_of(seed)
    if film then
      first = seed
      return film
    end
  end
  error("no deal has a film")
end


return home

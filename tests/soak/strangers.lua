-- Does a rulebook suffice to play? For each game this writes what a stranger
-- needs to find out: the printed page, twenty positions with a question each,
-- and the answers of the running rules.
--
--   tenace run tests/soak/strangers.lua FOLDER GAME ... [seed=N]
--
-- writes into FOLDER/GAME:
--   page.txt       the rulebook, as `tenace rules GAME` prints it
--   positions.txt  for a person who has read that page and nothing else
--   key.txt        the answers, with the rules' reasons
--
-- The positions come from random matches. Somebody who knows only the page
-- answers them, and a difference from the key is a fault of the page.

package.path = package.path .. ";./tests/soak/?.lua"
local ask = require "strangers.ask"
local Chance = require "tenace.face.teach.chance"
local result = require "strangers.result"
local seen = require "strangers.seen"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

-- How many questions of each kind are wanted, and how many in all. The kinds
-- that come first fill the places of those that a game lacks.
local KINDS = { "cards", "say", "score", "trick", "beats", "next", "meld",
  "points" }
local WANTED = { cards = 4, say = 5, trick = 3, score = 3, beats = 2,
  next = 2, meld = 3, points = 1 }
local ALL = 20

-- Matches that are played, rounds of each, and bids that a bot thinks about.
local MATCHES, ROUNDS, BIDS = 16, 2, 80

local BIDDER, MELDER = "search:2", "search:3"

local INTRO = [[
Read page.txt first. In each position you sit at the table and see what is
told here; (…) stands for plays of earlier tricks that are left out. All options
are the usual ones. Answer from the page alone.
]]
local MELDS = [[
Answers such as `take 7♦ 7♠; A♦ A♥ BJ` mean: take the pile with 7♦ and 7♠, and
meld A♦ A♥ BJ besides. `done` means: meld nothing more.
]]


--- What the player does: anything, but sensible bids and melds.
local function choose(self, m, question)
  local bid = question.kind == "choice" and question.words
    and not question.forms and not question.stage
  if bid and self.bids < BIDS then
    self.bids = self.bids + 1
    return m:choose(BIDDER)
  end
  return m:choose(question.stage and MELDER or "random")
end


--- Looks at what a decision has brought: the trick that it ends.
local function look(self, m, seat, before, news)
  for _, entry in ipairs(news) do
    if entry.what == "trick" and #entry.cards > 1 and before then
      result.points(self, entry)
      return result.trick(self, m, function()
        return seen.position(self, before, seat)
      end, entry)
    end
  end
end


--- Makes a decision, and notes the hands before the first card of a round.
local function decide(self, m, seat, question)
  local view, hands = m:view(seat), not self.first_hands and m:hands()
  local last = #(view.table or {}) == self.variant.players - 1
  local before, heard = last and m:copy(), #m:story(seat)
  m:play(choose(self, m, question))
  local news = m:story(seat, heard)
  for _, entry in ipairs(news) do
    if hands and entry.played then
      self.first_hands, hands = hands, nil
    end
  end
  look(self, m, seat, before, news)
end


--- Plays a match, and looks at every decision.
local function walk(self, seed)
  local m = tenace.new(self.variant, { seed = seed, traced = true })
  local round = 1
  self.first_hands, self.before, self.sort = nil, nil, nil
  self.at, self.kept = 0, -math.huge
  while m:turn() and round <= ROUNDS do
    local seat, question = m:turn()
    for _, kind in ipairs(KINDS) do
      if ask[kind] then ask[kind](self, m, seat, question) end
    end
    self.before, self.sort = seat, seen.sort_of(question)
    self.at = self.at + 1
    decide(self, m, seat, question)
    local now = m:over() and round + 1 or m:view(1).round
    if now > round then
      result.score(self, m, round)
      round, self.first_hands = now, nil
    end
  end
end


--- The questions that are asked: of each kind some of each sort by turns.
local function chosen(self)
  local list, spare = {}, {}
  for _, kind in ipairs(KINDS) do
    local n, sorts = 0, self.kinds[kind]
    for i = 1, seen.SPARE do
      for _, sort in ipairs(sorts) do
        local one = sort[i]
        if one and n < WANTED[kind] then list[#list + 1], n = one, n + 1
        elseif one and kind ~= "next" then spare[#spare + 1] = one end
      end
    end
  end
  self.chance:shuffle(spare)
  table.move(spare, 1, math.max(0, ALL - #list), #list + 1, list)
  return list
end


local function write(path, text)
  local file = assert(io.open(path, "w"))
  assert(file:write(text))
  assert(file:close())
end


--- Writes the three files of a game.
local function write_game(folder, game, seed)
  local variant = assert(tenace.variant(game))
  local self = { variant = variant, chance = Chance.of(seed), kinds = {},
    said = {}, heard = {}, bids = 0, cards = {},
    style = show.for_deck(show.plain, variant.deck) }
  for _, kind in ipairs(KINDS) do self.kinds[kind] = {} end
  for card in pairs(variant.deck.counts) do
    self.cards[#self.cards + 1] = card
  end
  table.sort(self.cards)
  for i = 1, MATCHES do
    self.match = i
    walk(self, 1000 * seed + i)
  end
  local intro = INTRO .. (variant.facts.melds and MELDS or "")
  local positions, key = { intro }, {}
  for i, one in ipairs(chosen(self)) do
    positions[i + 1] = ("--- %d ---\n%s\n"):format(i, one.text)
    key[i] = ("%d. %s"):format(i, one.key)
  end
  local place = folder .. "/" .. game
  assert(os.execute(("mkdir -p '%s'"):format(place)))
  assert(os.execute(("%s rules %s >'%s/page.txt'"):format(
    os.getenv "TENACE" or "./tenace", game, place)))
  write(place .. "/positions.txt", seen.join(positions))
  write(place .. "/key.txt", seen.join(key) .. "\n")
  print(("ok - %s: %d positions"):format(game, #key))
end


local seed = 1
for i = 2, #arg do seed = tonumber(arg[i]:match "^seed=(%d+)$") or seed end
for i = 2, #arg do
  if not arg[i]:find "=" then write_game(arg[1], arg[i], seed) end
end

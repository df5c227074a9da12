-- A moment of a match for the person in one seat, as plain data: what is asked
-- of whom, what can be picked, what the others have said, and what there is to
-- see. A face draws it in its way; nothing here prints or reads.

local held = require "tenace.face.moment.held"
local language = require "tenace.base.language"
local named = require "tenace.face.say.named"
local Names = require "tenace.face.moment.names"
local Narrator = require "tenace.face.moment.narrator"
local picks = require "tenace.face.moment.picks"
local score = require "tenace.face.moment.score"
local sentence = require "tenace.base.sentence"
local seated = require "tenace.face.say.seated"
local show = require "tenace.face.say.show"
local shown = require "tenace.face.moment.shown"

local moment = {}


--- moment.style(match, names [, how]) -> a style in which sentences show this
-- match's cards and players
-- @param how facts of the style, see say/show.lua; `cards` is one of
-- named.fitting
function moment.style(match, names, how)
  local style = show.usual(how, match.variant.deck)
  style.seated = seated.of(match.variant, names:spoken())
  return style
end


--- moment.narrator(match, seat [, how]) -> a narrator for that seat, with names
-- and a style; it is needed for each moment and may be kept
-- @param seat from 1; 0 for one who watches and sees what all may see
-- @param how see moment.style
function moment.narrator(match, seat, how)
  local variant = match.variant
  local names = Names.of(variant.sides, variant.players,
    seat > 0 and seat or nil)
  return Narrator.new(names, variant, moment.style(match, names, how))
end


--- moment.deck(match, style) -> by card { text, rank, suit = its letter,
-- corner = the letter of the rank in the present language, name = in words
-- where the text is no name }, all cards of the pack
function moment.deck(match, style)
  local deck = match.variant.deck
  local of, corners = {}, named.corners(deck)
  for card in pairs(deck.counts) do
    local rank, suit = show.split(card)
    if not rank then rank, suit = card:match "^(%w+)(%u)$" end
    of[card] = { text = show.flower_name(rank, suit, deck, "short")
        or show.card(card, style), rank = rank, suit = suit,
      corner = corners[rank] or rank,
      name = show.flower_name(rank, suit, deck) }
  end
  return of
end


--- moment.asked(match, narrator) -> what is asked: { player, name, mine, kind,
-- stage, prompt, usual = the prompt asks for a card and says no more, say =
-- words that this player may say before the card, drawing = one may pass until
-- all cards are drawn, dummy = the seat whose cards one plays }; nil when the
-- match is over. What another player may say can tell of
-- that player's cards.
function moment.asked(match, narrator)
  local player, question = match:turn()
  if not player then return nil end
  local names = narrator.names
  return { player = player, name = names.players[player],
    mine = player == names.seat, kind = question.kind, stage = question.stage,
    prompt = show.sentence(question.prompt, narrator.style),
    usual = question.prompt == sentence.of "card_prompt" or nil,
    say = player == names.seat and question.say or nil,
    drawing = question.drawing, dummy = question.dummy }
end


--- What a move says, unless it only plays cards or is hidden.
local function saying(entry, style)
  if entry.what == "said" then return language.worded(entry.says) end
  local move = entry.what == "move" and entry.move
  local plays = entry.played
  if plays == nil then plays = show.is_cards(tostring(move)) end
  if not move or entry.secret or plays then return nil end
  return show.said(entry, tostring(move), style)
end


--- Does what players have said begin anew with this entry?
local function says_anew(entry, seat)
  return entry.what == "round"
    or entry.what == "move" and entry.player == seat and not entry.forced
end


--- The entries since the last one with which it begins anew, and the number of
-- that among them. A story may be long, so its end is looked at first, if it is
-- known how many entries it has.
local function since_answer(match, seat, size)
  local n, story, at = 8
  repeat
    n = n * 2
    local from = size and math.max(size - n, 0) or 0
    story = match:story(seat, from)
    at = #story
    while at > 0 and not says_anew(story[at], seat) do at = at - 1 end
  until at > 0 or from == 0
  return story, math.max(at, 1)
end


--- moment.said(match, narrator [, size]) -> what players have said since this
-- player's last answer, or in this round: list of { player, name, text }
-- @param size the number of the story's entries, if it is known
function moment.said(match, narrator, size)
  local names, list = narrator.names, {}
  local story, first = since_answer(match, names.seat or 0, size)
  for i = first, #story do
    local entry = story[i]
    local own = says_anew(entry, names.seat)
    local text = not own and entry.player and saying(entry, narrator.style)
    if text then
      list[#list + 1] = { player = entry.player, text = text,
        name = names.players[entry.player] }
    end
  end
  return list
end


--- moment.over(match, names) -> the sentence for the end; nil before it
function moment.over(match, names)
  local over, winner = match:over()
  if not over then return nil end
  if (winner or 0) == 0 then
    return names:no_winner(match:scores(), match.variant.facts.wins)
  end
  return names:side_says("table.match_won", winner)
end


--- All hands, each in the order in which a player holds it.
local function open_hands(match, view)
  local list = {}
  for seat, hand in ipairs(match:hands()) do
    local cards = {}
    for _, group in ipairs(held.groups(match.variant, view, hand)) do
      table.move(group.cards, 1, #group.cards, #cards + 1, cards)
    end
    list[seat] = table.concat(cards, " ")
  end
  return list
end


--- moment.of(match, seat [, how]) -> what a face shows to the person in that
-- seat: { asked = see moment.asked, picks = see picks.of, only if it is this
-- player's turn, said = see moment.said, show = see shown.of, sheet = see
-- score.sheet, dummy = the groups of the dummy's hand if one plays from it,
-- over = the sentence for the end, decisions = their number }
-- All sentences are in the present language; cards are texts, such as "QS".
-- @param seat from 1; 0 for one who watches and sees what all may see
-- @param how { picked = the ids of what has been picked, narrator = one that
-- is kept, style = facts of a style, open = true if all hands lie open, heard =
-- the number of the story's entries, if it is known }
function moment.of(match, seat, how)
  how = how or {}
  local narrator = how.narrator or moment.narrator(match, seat, how.style)
  local view, asked = match:view(seat), moment.asked(match, narrator)
  local dummy = view.question and view.question.dummy_hand
  return { asked = asked,
    picks = asked and asked.mine and picks.of(match, { picked = how.picked,
      names = narrator.names, style = narrator.style, view = view }) or nil,
    dummy = dummy and shown.groups(held.groups(match.variant, view, dummy)),
    said = moment.said(match, narrator, how.heard),
    show = shown.of(match, view, narrator,
      how.open and open_hands(match, view)),
    sheet = score.sheet(match, narrator),
    over = moment.over(match, narrator.names),
    decisions = match:decisions() }
end


return moment

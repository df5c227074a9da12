-- What is said of a proof on a small pack: its sizes, what holds, what is open,
-- and the deal and the moves of a fault.

local ordered = require "tenace.base.ordered"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local proof_told = {}

-- So many moves of a line are shown; the record has them all.
local SHOWN = 24


--- A seat as it is called.
local function seat_of(how, seat)
  return how.names and how.names[seat] or seat
end


--- Cards or a move as they are read.
local function cards_of(how, text)
  return how.style and show.sentence(text, how.style) or text
end


--- The cards of a deal on one line, by seat, and its other piles.
local function deal_said(deal, how)
  local list = {}
  for seat, hand in ipairs(deal.hands) do
    list[seat] = seat_of(how, seat) .. ": "
      .. (hand == "" and "-" or cards_of(how, hand))
  end
  for name, cards in ordered.pairs(deal) do
    if name ~= "hands" then
      list[#list + 1] = name .. ": " .. cards_of(how, cards)
    end
  end
  return table.concat(list, "; ")
end


--- The moves on one line, each behind its seat.
local function moves_said(moves, how)
  local list = {}
  for n = 1, math.min(#moves, SHOWN) do
    list[n] = seat_of(how, moves[n].player) .. ": "
      .. cards_of(how, moves[n].move)
  end
  if #moves > SHOWN then list[#list + 1] = "…" end
  return table.concat(list, ", ")
end


--- proof_told.place(at [, how]) -> lines for the deal and the moves of a fault
-- @param at one of the problems that prove.run gives, or its `other`
-- @param how { names = of the players by seat, style = of the cards }, both as
-- they are in records if left out
function proof_told.place(at, how)
  how = how or {}
  if not at.deal then return {} end
  local lines = { phrase("check.proof_deal",
    { deal = deal_said(at.deal, how) }) }
  if #at.moves > 0 then
    lines[2] = phrase("check.proof_moves",
      { moves = moves_said(at.moves, how) })
  end
  return lines
end


--- The number of all deals; it ends at some number.
local function all_said(at)
  return show.thousands(at.of) .. (at.many_deals and "+" or "")
end


--- The figures of a size, for sentences.
local function figures(report, at)
  return { game = report.game, cards = at.cards, pack = at.pack,
    deals = show.thousands(at.deals),
    all = all_said(at), lines = show.thousands(at.lines),
    seconds = show.thousands(math.ceil(at.seconds)), n = at.hand }
end


--- The sentences of that kind for these words.
local function sentences(kind, words)
  local list = {}
  for i, key in ipairs(words) do
    list[i] = phrase("check.proof_" .. kind .. "_" .. key)
  end
  return list
end


--- proof_told.verdict(report) -> { sizes, head, holds, not_head, open }
-- What is proved, and what is not, in sentences.
-- @return sizes, holds, open = lists of sentences; head = what is proved, or
-- that nothing is, nil if there is a fault; not_head = the heading of `open`,
-- nil if it is empty
function proof_told.verdict(report)
  local told = { sizes = {}, holds = {} }
  for i, at in ipairs(report.skipped) do
    told.sizes[i] = phrase("check.proof_skipped",
      { game = report.game, n = at.hand, why = at.why })
  end
  for _, at in ipairs(report.sizes) do
    local key = at.whole and "proof_whole" or "proof_part"
    told.sizes[#told.sizes + 1] = phrase("check." .. key, figures(report, at))
  end
  if report.proved then
    told.head = phrase("check.proof_proved", figures(report, report.proved))
    told.holds = sentences("holds", report.holds)
  elseif #report.problems == 0 then
    told.head = phrase("check.proof_nothing", { game = report.game })
  end
  told.open = sentences("open", report.open)
  told.not_head = #told.open > 0 and phrase "check.proof_not" or nil
  return told
end


return proof_told

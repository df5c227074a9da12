-- What an example would tell that somebody has not seen: moves with hidden
-- cards, what others may answer, cards in their hands.

local closed = {}


--- Adds the words of a move to those that a player has said.
local function add_words(said, made)
  local list = said[made.player] or {}
  said[made.player] = list
  for word in made.move:gmatch "%w+" do list[word] = (list[word] or 0) + 1 end
end


--- The moves with cards that the player in a seat has not seen, as a set; and
-- by player, how often each word stood in the other moves of this round.
local function heard_by(match, seat)
  local history, unseen, said, n = match:history(), {}, {}, 0
  local round = match:view(seat).round
  for _, entry in ipairs(match:story(seat)) do
    if entry.what == "move" then
      n = n + 1
      local is_hidden = (entry.secret or entry.sealed) and not entry.move
      if is_hidden then
        unseen[history[n].move] = true
      elseif history[n].round == round then
        add_words(said, history[n])
      end
    end
  end
  return unseen, said
end


--- Does a hand of a deal have cards that its player has not shown?
-- @param said how often each word stood in that player's moves
local function has_unseen(hand, said, shown)
  local left = {}
  for card in (shown or ""):gmatch "%S+" do left[card] = 1 end
  for word, n in pairs(said or {}) do left[word] = (left[word] or 0) + n end
  for card in hand:gmatch "[^%s*]+" do
    left[card] = (left[card] or 0) - 1
    if left[card] < 0 then return true end
  end
  return false
end


--- Does a pile of a deal have cards that not all see?
local function is_closed_pile(variant, name, cards)
  for _, pile in ipairs(variant.piles or {}) do
    if pile.name == name and (pile.sees == "all" or pile.sees == "top") then
      return false
    end
  end
  return cards:find "[^%s*]" ~= nil
end


--- Does the deal of a round that is played now tell of hidden cards?
local function tells_cards(match, seat, deal, said)
  for name, cards in pairs(deal) do
    if name ~= "hands" and is_closed_pile(match.variant, name, cards) then
      return true
    end
  end
  local shown = match:view(seat).shown
  for player, hand in ipairs(deal.hands or {}) do
    if player ~= seat
      and has_unseen(hand, said[player], shown["hand " .. player]) then
      return true
    end
  end
  return false
end


--- The deal of the round that is played now, if an example has it.
local function deal_of(match, seat, found)
  local deal, sheet = found.body.deal, match:score_sheet()
  local is_over = match:over() or found.shows == "score" and #sheet > 0
    and sheet[#sheet].round < match:view(seat).round
  if not deal or is_over then return nil end
  return deal[1] and deal[#deal] or deal
end


--- Does an example show what another player may answer?
local function is_of_another(match, seat, found, is_last)
  local is_answer = found.shows ~= "score" and found.shows ~= "wins"
  return is_answer and not is_last and match:turn() ~= seat
end


--- closed.tells(match, seat, found, is_last) -> boolean
-- Would an example tell what the player in a seat has not seen?
-- @param found as example_here.of answers
-- @param is_last true if it shows that player's last move
function closed.tells(match, seat, found, is_last)
  if is_of_another(match, seat, found, is_last) then return true end
  local unseen, said = heard_by(match, seat)
  for _, move in ipairs(found.body.moves or {}) do
    if unseen[move] then return true end
  end
  local deal = deal_of(match, seat, found)
  return deal ~= nil and tells_cards(match, seat, deal, said)
end


return closed

-- Words that players may say before they play a card to a trick. The core keeps
-- what each may say, and hears it.

local cores = require "tenace.words.cores"
local given = require "tenace.words.given"
local ordered = require "tenace.base.ordered"

local behind = ordered.behind


-- What an entry has besides, as bits; as lua/bind/words/say.c has it.
local ALWAYS <const>, CLOSED <const> = 1, 2


cores.add(function(one)
  local may_speak, keep = one.may_speak, one.may_say

  --- self:may_say(player, words)
  -- The words that a player may say from now on, in this round, when it is the
  -- player's turn to play a card in `play_tricks`. They take the place of those
  -- of an earlier call. Everybody hears a word. The engine calls the step
  -- `said(player, word)`, and then asks for the card, or for a further word.
  -- Random bots seldom say one; bots that think say one only if it surely pays.
  -- @param player a player or a seat
  -- @param words a list of { "word", … }; entries that are false are left out.
  -- An entry may have `cards`, how many cards the player must still hold, at
  -- least, with the card to be played; `late`, what to say if there are fewer;
  -- `with`, cards: one of them must be played right after the word; `always`,
  -- true: the player need not say it, as it goes by itself with each of those
  -- cards; `unless`, why the player cannot say it, or false
  -- @error the game has no step `said`
  -- @example self:may_say(player, {
  --   { "double", cards = 11,
  --     unless = player == self.dealer and "you have dealt" },
  --   { "royals", with = "KH QH" },
  -- })
  -- @group tricks
  function one.words.may_say(self, player, words)
    local seat = may_speak(self, player)
    given.kind("may_say", 2, "table", words)
    words = behind(words) or words
    local entries, parts, n, at = {}, {}, 0, 0
    for i = 1, #words do
      local entry = words[i]
      if entry then
        if type(entry) ~= "table" then
          given.wrong("may_say", 2, "sayings_expected")
        end
        n = n + 1
        entries[n] = entry
        parts[at + 1], parts[at + 2] = entry[1] or 0, entry.with or false
        parts[at + 3] = entry.cards or 1
        at = at + 4
        parts[at] = (entry.always and ALWAYS or 0)
          + (entry.unless and CLOSED or 0)
      end
    end
    keep(self, seat, entries, parts)
  end
end)

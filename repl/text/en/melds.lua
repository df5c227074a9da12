-- Sentences about melds and the pile, in English.

return {
  needed = "nothing yet: the first meld must count {n}",
  full = "{sort} {called} {rank} ({n})",
  full_run = "{sort} {called} {cards}",
  with_wild = "{n} cards, {wild} wild",
  all_natural = "{n} cards",
  sort = { natural = "natural", mixed = "mixed", wild = "wild" },
  laid_down = "({cards})",
  join = "   ",

  pile = {
    one = "{card}, the only card",
    other = "{card} on top, {n} cards",
  },
  empty = "empty",
  frozen = "{pile}, frozen",
  frozen_by = "{pile}, frozen by {card} ({player})",
  freezes = {
    you = "You discard {cards}: the pile is frozen.",
    other = "{player} discards {cards}: the pile is frozen.",
  },
  not_frozen = "The pile is not frozen.",
  always_frozen = "The pile is always frozen: whoever takes it needs two "
    .. "natural cards that match its top card.",
  frozen_at_deal = "A card that was turned up at the deal freezes the pile: "
    .. "whoever takes it needs two natural cards that match its top card.",
  why_frozen = {
    you = "You froze the pile with {card}; cards on it since: {n}. Whoever "
      .. "takes it needs two natural cards that match its top card.",
    other = "{player} froze the pile with {card}; cards on it since: {n}. "
      .. "Whoever takes it needs two natural cards that match its top card.",
  },

  passes = {
    you = "You do not take the pile.",
    other = "{player} does not take the pile.",
  },
  passes_top = {
    you = "You do not take the card.",
    other = "{player} does not take the card.",
  },
  knocks = {
    you = "You knock with {cards}.", other = "{player} knocks with {cards}.",
  },
  knocks_clear = {
    you = "{word}! You discard {cards}.",
    other = "{word}! {player} discards {cards}.",
  },
  knocks_all = {
    you = "{word}! You lay out all your cards.",
    other = "{word}! {player} lays out all cards.",
  },
  also = "You can also say: {moves}.",
  joins = {
    you = "You join two melds: {rank}.",
    other = "{player} joins two melds: {rank}.",
  },
  nth = "{meld} ({n})",
  asks_out = {
    you = "You ask: may I go out?", other = "{player} asks: may I go out?",
  },
  takes = { you = "You take {cards}.", other = "{player} takes {cards}." },
  takes_down = {
    you = "You take {n} from the discards and meld {cards}.",
    other = "{player} takes {n} from the discards and melds {cards}.",
  },
  takes_top = {
    you = "You take the pile, {n}, and add {top}.",
    other = "{player} takes the pile, {n}, and adds {top}.",
  },
  takes_pile = {
    you = "You take the pile, {n}, with {cards}.",
    other = "{player} takes the pile, {n}, with {cards}.",
  },
  takes_and = {
    you = "You take the pile, {n}, with {cards}, and meld {more}.",
    other = "{player} takes the pile, {n}, with {cards}, and melds {more}.",
  },
  no_meld_now = "You can meld nothing now.",
  melds = { you = "You meld {cards}.", other = "{player} melds {cards}." },
  takes_second = {
    you = "You take up your second hand: {cards}.",
    other = "{player} takes up the second hand.",
  },
  lays_down = {
    you = "You lay down {cards}.", other = "{player} lays down {cards}.",
  },
  turned_over = "The discards are turned over and become the stock.",
  discards = {
    you = "You discard {cards}.", other = "{player} discards {cards}.",
  },
  group_join = " and ",
  on = "{cards} on {meld}",

  choices = "You can say:",
  choices_more = "You can say, among others (moves lists more):",
  choices_others = "You can say, among others:",
  choice_join = ", ",
}

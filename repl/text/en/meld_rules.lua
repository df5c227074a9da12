-- Sentences of rulebooks about melds and the discard pile, in English.

return {
  melds = {
    row = { sets = "sets of a rank", runs = "runs of a suit, in the row",
      wild = "wild cards", limits = "in a meld",
      wild_melds = "wild cards alone", adding = "adding",
      held = "laying out", low = "the low end", out = "going out",
      last = "the last meld", laid_down = "laid down" },
    join = ", ",
    least = "at least {n} cards",
    most = "at most {n} cards",
    suits = "no suit twice in a set",
    naturals = "at least {n} of them natural",
    per_wild = { one = "a natural for each wild card",
      other = "{n} naturals for each wild card" },
    with_wild = "at least {n} natural with a wild one",
    more_naturals = "more natural ones than wild ones",
    most_wild = "at most {n} wild cards",
    natural_runs = "none of them in a run",
    most_run = "at most {n} cards in a run",
    wild = "{cards}",
    named = "{cards}; whoever lays one says for which card it stands, as in "
      .. "BJ=5H, and it stands for that card as long as it lies",
    wild_melds = "{from} to {to} of them may be a meld",
    one_of_a_rank = "a side has one meld of a rank, and partners add to it",
    of_a_rank = "each side adds to its own melds; of a rank it may have {n}, "
      .. "and may join two of them",
    in_hand = "melds stay in the hand until a player knocks; what the cards in "
      .. "no meld count is the {name}",
    low_counts = "at the low end of a run, {rank} counts {n}",
    discard_last = "only with a discard: a player who melds keeps one for it",
    by_side = "each side adds to its own melds",
    by_all = "everyone adds to every meld",
    last = "{cards} may be melded only to go out with them, and without wild "
      .. "cards",
    full = "a meld of {n} cards or more, to which cards may still be added",
    full_wild = "; it is natural without wild cards, and mixed with some",
    full_closed = "a meld of {n} cards, to which nothing is added; the side "
      .. "may begin another of that rank",
    sorts_to_go_out = "; to go out a side needs {natural} natural and {mixed} "
      .. "mixed: until then its players keep a card after they discard",
    keep_to_go_out = {
      one = "; a side needs one to go out: until then its players keep a card "
        .. "after they discard",
      other = "; a side needs {n} to go out: until then its players keep a "
        .. "card after they discard",
    },
    laid_down = "{cards} are laid down at once, and another card is drawn",
  },
  taking = {
    row = { draws = "from the stock", taken = "taking it", frozen = "frozen",
      second_hand = "second hand",
      first = "before a side has melded" },
    whole_pile = "the whole pile; its top card is melded at once, with two "
      .. "natural cards of its rank and perhaps more, with one and a wild "
      .. "card, or on a meld of the side; nobody takes a pile whose top card "
      .. "is wild or of a rank without sets, and a player with one card takes "
      .. "no pile of one card",
    top_card = "its top card goes to the hand",
    top_card_kept = "its top card goes to the hand, and is not discarded in "
      .. "the same turn",
    down = "any card with all that lie on top of it; that card is melded at "
      .. "once, with cards of the hand or on a meld, and the others go to the "
      .. "hand",
    others_help = "; these may be melded with it, too",
    top_free = "; the top card alone may also simply go to the hand",
    frozen = "while any of these cards lies in it: {cards}; then two natural "
      .. "cards of the top's rank are needed",
    before_first_top = "the side takes it as if it were frozen, and only if "
      .. "its first melds count enough together: the top card counts among "
      .. "them, the cards below it do not",
    draws = "{n} cards are drawn at once; the last one alone, if no more are "
      .. "left",
    whole_frozen = "the whole pile; its top card is melded at once, with two "
      .. "natural cards of its rank and perhaps more; nobody takes a pile "
      .. "whose top card is wild or of a rank without sets",
    most = "; of a larger pile only the top {n} cards are taken",
    second_hand = "a pile of each player that nobody sees, taken up when the "
      .. "hand is gone: at once if its last card was melded, else when the "
      .. "next turn begins; nobody goes out before all of the side have taken "
      .. "theirs up",
    always_frozen = "always: two natural cards of the top's rank are needed",
    before_first_frozen = "the side takes it only if its first melds count "
      .. "enough together: the top card counts among them, the cards below it "
      .. "do not",
    by_pair = "the whole pile; its top card is melded at once, with two or "
      .. "more natural cards of its rank, or alone on a meld of the side "
      .. "that is not full; nobody takes a pile whose top card is wild or of "
      .. "a rank without sets, and a player with one card takes no pile of "
      .. "one card",
    not_before_first = "the side cannot take it",
  },
}

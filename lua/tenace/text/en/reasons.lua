-- Sentences about the reasons for a bot's move. Those about what a player has
-- seen or holds have two forms: for the person who reads them, `_you`, and for
-- another player.

return {
  reason_player = "player {n}",
  reason_bot = "only a search has reasons: \"search\" or \"search:50\", not "
    .. "'{bot}'",
  reason_decision = "decision {n} has not been made: the number goes from 1 to "
    .. "{most}",
  reason_forced = "decision {n} was forced: nobody was asked",
  reason_names = "names: a list of the players' names by seat is expected",
  reason_only = "There is no other choice.",
  reason_guess = "It is a guess: hardly any deal that can be imagined agrees "
    .. "with what was seen.",
  reason_spent = "These rules take so long to play that the bot has thought "
    .. "less than it should.",
  reason_none = "No other move was compared with it.",

  -- what the moves bring
  reason_some_tricks = "{move} brings {amount} on average in {n} "
    .. "deals that fit what {player} has seen; {others} (±{interval}).",
  reason_some_tricks_you = "{move} brings {amount} on average in {n} "
    .. "deals that fit what you have seen; {others} (±{interval}).",
  reason_some_points = "{move} brings {amount} on average in {n} "
    .. "deals that fit what {player} has seen; {others} (±{interval}).",
  reason_some_points_you = "{move} brings {amount} on average in "
    .. "{n} deals that fit what you have seen; {others} (±{interval}).",
  reason_some_ahead = "{move} leaves {player} {amount} ahead of the "
    .. "others on average, in {n} deals that fit what {player} has seen; "
    .. "{others} (±{interval}).",
  reason_some_ahead_you = "{move} leaves you {amount} ahead of the "
    .. "others on average, in {n} deals that fit what you have seen; "
    .. "{others} (±{interval}).",
  reason_some_behind = "{move} leaves {player} {amount} behind the "
    .. "others on average, in {n} deals that fit what {player} has seen; "
    .. "{others} (±{interval}).",
  reason_some_behind_you = "{move} leaves you {amount} behind the "
    .. "others on average, in {n} deals that fit what you have seen; {others} "
    .. "(±{interval}).",
  reason_some_chance = "{move} wins the round in {value}% of {n} deals that "
    .. "fit what {player} has seen; {others} (±{interval}).",
  reason_some_chance_you = "{move} wins the round in {value}% of {n} deals "
    .. "that fit what you have seen; {others} (±{interval}).",
  reason_some_made = "{move} makes the contract in {value}% of {n} deals that "
    .. "fit what {player} has seen; {others} (±{interval}).",
  reason_some_made_you = "{move} makes the contract in {value}% of {n} deals "
    .. "that fit what you have seen; {others} (±{interval}).",
  reason_some_beaten = "{move} beats the contract in {value}% of {n} deals "
    .. "that fit what {player} has seen; {others} (±{interval}).",
  reason_some_beaten_you = "{move} beats the contract in {value}% of {n} "
    .. "deals that fit what you have seen; {others} (±{interval}).",
  reason_some_level = "{move} leaves {player} level with the others on "
    .. "average, in {n} deals that fit what {player} has seen; {others} "
    .. "(±{interval}).",
  reason_some_level_you = "{move} leaves you level with the others on average, "
    .. "in {n} deals that fit what you have seen; {others} (±{interval}).",
  reason_item = "{move}: {value}",
  reason_item_ahead = "{move}: {value} ahead",
  reason_item_behind = "{move}: {value} behind",
  reason_item_level = "{move}: level",
  reason_quoted = "\"{move}\"",
  reason_this_first = "The bot's choice",
  reason_this = "the bot's choice",
  reason_next = "the best of the worse ones",
  reason_item_chance = "{move} in {value}%",

  -- no clear difference
  reason_alike_tricks = "It makes no clear difference: in {n} deals that fit "
    .. "what {player} has seen, the {count} moves bring about {amount} "
    .. "(±{interval}).",
  reason_alike_tricks_you = "It makes no clear difference: in {n} deals that "
    .. "fit what you have seen, the {count} moves bring about {amount} "
    .. "(±{interval}).",
  reason_alike_points = "It makes no clear difference: in {n} deals that fit "
    .. "what {player} has seen, the {count} moves bring about "
    .. "{amount} (±{interval}).",
  reason_alike_points_you = "It makes no clear difference: in {n} deals that "
    .. "fit what you have seen, the {count} moves bring about "
    .. "{amount} (±{interval}).",
  reason_alike_ahead = "It makes no clear difference: in {n} deals that fit "
    .. "what {player} has seen, the {count} moves leave {player} about "
    .. "{amount} ahead of the others (±{interval}).",
  reason_alike_ahead_you = "It makes no clear difference: in {n} deals that "
    .. "fit what you have seen, the {count} moves leave you about "
    .. "{amount} ahead of the others (±{interval}).",
  reason_alike_behind = "It makes no clear difference: in {n} deals that fit "
    .. "what {player} has seen, the {count} moves leave {player} about "
    .. "{amount} behind the others (±{interval}).",
  reason_alike_behind_you = "It makes no clear difference: in {n} deals that "
    .. "fit what you have seen, the {count} moves leave you about "
    .. "{amount} behind the others (±{interval}).",
  reason_alike_level = "It makes no clear difference: in {n} deals that fit "
    .. "what {player} has seen, the {count} moves leave {player} about level "
    .. "with the others (±{interval}).",
  reason_alike_level_you = "It makes no clear difference: in {n} deals that "
    .. "fit what you have seen, the {count} moves leave you about level with "
    .. "the others (±{interval}).",
  reason_alike_chance = "It makes no clear difference: in {n} deals that fit "
    .. "what {player} has seen, the {count} moves win the round in about "
    .. "{value}% (±{interval}).",
  reason_alike_chance_you = "It makes no clear difference: in {n} deals that "
    .. "fit what you have seen, the {count} moves win the round in about "
    .. "{value}% (±{interval}).",
  reason_alike_made = "It makes no clear difference: in {n} deals that fit "
    .. "what {player} has seen, the {count} moves make the contract in about "
    .. "{value}% (±{interval}).",
  reason_alike_made_you = "It makes no clear difference: in {n} deals that "
    .. "fit what you have seen, the {count} moves make the contract in about "
    .. "{value}% (±{interval}).",
  reason_alike_beaten = "It makes no clear difference: in {n} deals that fit "
    .. "what {player} has seen, the {count} moves beat the contract in about "
    .. "{value}% (±{interval}).",
  reason_alike_beaten_you = "It makes no clear difference: in {n} deals that "
    .. "fit what you have seen, the {count} moves beat the contract in about "
    .. "{value}% (±{interval}).",
  reason_unclear = "It makes no clear difference.",
  reason_same = "It makes no difference: in {n} deals that fit what "
    .. "{player} has seen, the {count} moves bring the same.",
  reason_same_you = "It makes no difference: in {n} deals that fit what you "
    .. "have seen, the {count} moves bring the same.",
  reason_as_good = "{moves} may be as good.",
  reason_as_good_many = "Of the others, {n} may be as good.",
  reason_behind = "Less promising, though not surely worse: {moves}.",
  reason_careful = "{move} may bring more, but not surely, and it is bold.",
  reason_bold = "{move} brings more, but it is bold: it gains in {share}% of "
    .. "the deals in which it matters, and the bot wants {least}%.",
  reason_habit = "{move} did better in these deals, but not by enough for the "
    .. "bot to depart from its habits.",
  reason_equal = "Exactly as good: {moves}.",
  reason_does_draw = "{move} draws trumps.",
  reason_does_trump = "{move} ruffs.",
  reason_does_overtrump = "{move} overtrumps.",
  reason_does_sure = "{move} wins this trick, whatever they hold.",
  reason_does_finesse = "{move} finesses against {cards}.",
  reason_does_hold_up = "{move} holds up {card}.",
  reason_does_duck = "{move} ducks: it leaves this trick to the others.",
  reason_does_unblock = "{move} unblocks {suit}.",
  reason_does_smear = "{move} smears: it adds points to a partner's trick.",
  reason_does_leave = "{move} plays low: a partner who plays later mostly wins "
    .. "this trick.",
  reason_does_load = "{move} puts its points on the trick of another.",
  reason_does_shed = "{move} goes under {card}: it takes no trick later.",
  reason_does_safe = "{move} plays safe: {other} would bring {amount} more on "
    .. "average.",

  -- contracts
  reason_contract = "With {move} {player} has the contract in {play}% of them "
    .. "and makes it in {made}%.",
  reason_contract_you = "With {move} you have the contract in {play}% of them "
    .. "and make it in {made}%.",
  reason_contract_side = "With {move} the side of {player} has the contract in "
    .. "{play}% of them and makes it in {made}%.",
  reason_contract_side_you = "With {move} your side has the contract in "
    .. "{play}% of them and makes it in {made}%.",
  reason_sole = "If nobody bids more, {player} makes the contract in {made}%.",
  reason_sole_you = "If nobody bids more, you make the contract in {made}%.",
  reason_sole_side = "If nobody bids more, the side of {player} makes the "
    .. "contract in {made}%.",
  reason_sole_side_you = "If nobody bids more, your side makes the contract in "
    .. "{made}%.",
  reason_plan = "{player} would then play {contract} in {share}%.",
  reason_plan_you = "You would then play {contract} in {share}%.",
  reason_plan_trump = "{player} would then make {suit} trumps in {share}%.",
  reason_plan_trump_you = "You would then make {suit} trumps in {share}%.",
  reason_voids = "{player} is then without {suits}.",
  reason_voids_you = "You are then without {suits}.",

  reason_made = "With {move} the contract is made in {share}%.",
  reason_beaten = "With {move} the contract is beaten in {share}%.",
  reason_made_all = "The contract is made in {share}%.",
  reason_beaten_all = "The contract is beaten in {share}%.",
  reason_trick = "With {move} {player} wins this trick in {share}%, with "
    .. "{other} in {less}%.",
  reason_trick_you = "With {move} you win this trick in {share}%, with {other} "
    .. "in {less}%.",
  reason_trick_side = "With {move} the side of {player} wins this trick in "
    .. "{share}%, with {other} in {less}%.",
  reason_trick_side_you = "With {move} your side wins this trick in {share}%, "
    .. "with {other} in {less}%.",

  -- the cause: a fact about hidden cards
  reason_holds = "In {share}% of them {player} holds {card}.",
  reason_holds_you = "In {share}% of them you hold {card}.",
  reason_lies = "In {share}% of them {card} lies in the {pile}.",
  reason_void = "In {share}% of them {player} has no {suit}.",
  reason_void_you = "In {share}% of them you have no {suit}.",
  reason_length = "In {share}% of them {player} has {n} or more {suit}.",
  reason_length_you = "In {share}% of them you have {n} or more {suit}.",
  reason_even = "In {share}% of them {player} and {other} have about equally "
    .. "many {suit}.",
  reason_even_you = "In {share}% of them you and {other} have about equally "
    .. "many {suit}.",

  -- what the cause does
  reason_more_less = "Then {move} brings {with} more than {other}, otherwise "
    .. "{without} less.",
  reason_less_more = "Then {move} brings {with} less than {other}, otherwise "
    .. "{without} more.",
  reason_more_more = "Then {move} brings {with} more than {other}, otherwise "
    .. "{without} more.",
  reason_less_less = "Then {move} brings {with} less than {other}, otherwise "
    .. "{without} less.",
  reason_more_same = "Then {move} brings {with} more than {other}; otherwise "
    .. "it hardly matters.",
  reason_less_same = "Then {move} brings {with} less than {other}; otherwise "
    .. "it hardly matters.",
  reason_same_more = "Then it hardly matters; otherwise {move} brings "
    .. "{without} more than {other}.",
  reason_same_less = "Then it hardly matters; otherwise {move} brings "
    .. "{without} less than {other}.",
  amount_tricks = { by = "count", one = "{n} trick", other = "{n} tricks" },
  amount_points = { by = "count", one = "{n} card point",
    other = "{n} card points" },
  amount_score = { by = "count", one = "{n} point", other = "{n} points" },
  amount_chance = "{n} wins in a hundred deals",
}

-- Sentences about melds and the pile, in Gujarati. See en/melds.lua.

return {
  needed = "હજી કંઈ નહીં: પ્રથમ મેલ્ડ {n}નું હોવું જોઈએ",
  full = "{sort} {called} {rank} ({n})",
  full_run = "{sort} {called} {cards}",
  with_wild = "{n} કાર્ડ, {wild} વાઇલ્ડ",
  all_natural = "{n} કાર્ડ",
  sort = { natural = "નેચરલ", mixed = "મિક્સ", wild = "વાઇલ્ડ" },
  laid_down = "({cards})",
  join = "   ",

  pile = {
    one = "{card}, એક જ કાર્ડ",
    other = "ઉપર {card}, {n} કાર્ડ",
  },
  empty = "ખાલી",
  frozen = "{pile}, ફ્રીઝ",
  frozen_by = "{pile}, ફ્રીઝ ({card}, {player})",
  freezes = {
    you = "તમે નાખો છો: {cards}. ઢગલો ફ્રીઝ થાય છે.",
    other = "{player} નાખે છે: {cards}. ઢગલો ફ્રીઝ થાય છે.",
  },
  not_frozen = "ઢગલો ફ્રીઝ નથી.",
  always_frozen = "ઢગલો હંમેશાં ફ્રીઝ છે: તે લેનારને ઉપરના કાર્ડ સાથે મળતાં "
    .. "બે નેચરલ કાર્ડ જોઈએ.",
  frozen_at_deal = "ડીલ વખતે ખુલ્લા થયેલા કાર્ડથી ઢગલો ફ્રીઝ છે: તે લેનારને "
    .. "ઉપરના કાર્ડ "
    .. "સાથે મળતાં બે નેચરલ કાર્ડ જોઈએ.",
  why_frozen = {
    you = "તમે આ કાર્ડથી ઢગલો ફ્રીઝ કર્યો: {card}; તે પછી મુકાયેલાં કાર્ડ: "
      .. "{n}. તે લેનારને "
      .. "ઉપરના કાર્ડ સાથે મળતાં બે નેચરલ કાર્ડ જોઈએ.",
    other = "{player:by} આ કાર્ડથી ઢગલો ફ્રીઝ કર્યો: {card}; તે પછી "
      .. "મુકાયેલાં કાર્ડ: "
      .. "{n}. તે લેનારને ઉપરના કાર્ડ સાથે મળતાં બે નેચરલ કાર્ડ જોઈએ.",
  },

  passes = {
    you = "તમે ઢગલો લેતા નથી.",
    other = "{player} ઢગલો લેતા નથી.",
  },
  passes_top = {
    you = "તમે કાર્ડ લેતા નથી.",
    other = "{player} કાર્ડ લેતા નથી.",
  },
  knocks = {
    you = "તમે knock કરો છો: {cards}.", other = "{player} knock કરે છે: "
      .. "{cards}.",
  },
  knocks_clear = {
    you = "{word}! તમે નાખો છો: {cards}.",
    other = "{word}! {player} નાખે છે: {cards}.",
  },
  knocks_all = {
    you = "{word}! તમે બધાં કાર્ડ મૂકો છો.",
    other = "{word}! {player} બધાં કાર્ડ મૂકે છે.",
  },
  also = "તમે આ પણ કહી શકો: {moves}.",
  joins = {
    you = "તમે બે મેલ્ડ ભેગાં કરો છો: {rank}.",
    other = "{player} બે મેલ્ડ ભેગાં કરે છે: {rank}.",
  },
  nth = "{meld} ({n})",
  asks_out = {
    you = "તમે પૂછો છો: હાથ ખાલી કરું?", other = "{player} પૂછે છે: હાથ ખાલી "
      .. "કરું?",
  },
  takes = { you = "તમે લો છો: {cards}.", other = "{player} લે છે: {cards}." },
  takes_down = {
    you = "તમે ઢગલામાંથી {n} લો છો અને મેલ્ડ કરો છો: {cards}.",
    other = "{player} ઢગલામાંથી {n} લે છે અને મેલ્ડ કરે છે: {cards}.",
  },
  takes_top = {
    you = "તમે ઢગલો લો છો ({n}), અને ઉમેરો છો: {top}.",
    other = "{player} ઢગલો લે છે ({n}), અને ઉમેરે છે: {top}.",
  },
  takes_pile = {
    you = "તમે ઢગલો લો છો ({n}), આની સાથે: {cards}.",
    other = "{player} ઢગલો લે છે ({n}), આની સાથે: {cards}.",
  },
  takes_and = {
    you = "તમે ઢગલો લો છો ({n}), આની સાથે: {cards}; અને મેલ્ડ કરો છો: {more}.",
    other = "{player} ઢગલો લે છે ({n}), આની સાથે: {cards}; અને મેલ્ડ કરે છે: "
      .. "{more}.",
  },
  no_meld_now = "હમણાં કંઈ મેલ્ડ થઈ શકે તેમ નથી.",
  melds = { you = "તમે મેલ્ડ કરો છો: {cards}.",
    other = "{player} મેલ્ડ કરે છે: {cards}." },
  takes_second = {
    you = "તમે બીજો હાથ ઉપાડો છો: {cards}.",
    other = "{player} બીજો હાથ ઉપાડે છે.",
  },
  lays_down = {
    you = "તમે ટેબલ પર મૂકો છો: {cards}.", other = "{player} ટેબલ પર મૂકે "
      .. "છે: {cards}.",
  },
  turned_over = "નાખેલાં કાર્ડ ઊંધાં કરાય છે અને સ્ટોક બને છે.",
  discards = {
    you = "તમે નાખો છો: {cards}.", other = "{player} નાખે છે: {cards}.",
  },
  group_join = " અને ",
  on = "{cards} ({meld} પર)",

  choices = "તમે કહી શકો:",
  choices_more = "તમે જે કહી શકો તેમાંનું થોડું (‘ચાલો’ વધુ બતાવે છે):",
  choices_others = "તમે જે કહી શકો તેમાંનું થોડું:",
  choice_join = ", ",
}

-- What may be done at a moment, in Gujarati. See en/moment.lua.

return {
  cards = { one = "એક કાર્ડ", other = "{n} કાર્ડ" },
  cards_up_to = { one = "વધુમાં વધુ એક કાર્ડ", other = "વધુમાં વધુ {n} કાર્ડ" },
  another_meld = "અને બીજું મેલ્ડ",
  to_meld = "મેલ્ડ કરવા માટે",
  cards_between = { one = "એક કાર્ડ", other = "{least}થી {n} કાર્ડ" },
  hidden_move = "છુપાયેલી",
  sealed = {
    you = "તમે ગુપ્ત રીતે પસંદ કર્યું.",
    other = "{player} ગુપ્ત રીતે પસંદ કરે છે.",
  },
  unsealed = {
    you = "તમે ગુપ્ત રીતે પસંદ કરેલું: {move}.",
    other = "{player}ની ગુપ્ત પસંદગી: {move}.",
  },
  stock = "સ્ટોક",
  numbered = "{pile} {n}",
  option_is = "{option}: {value}",
  pile_of = "{pile}, {player}",
  too_many = "{pile}: અહીં {given} કાર્ડ છે, અને રમત ફક્ત {n} વહેંચે છે.",
  not_in_pack = "આ રમતની ડેકમાં આ કાર્ડ આટલી વાર નથી: {cards}.",
  no_dealer = "{player}: આ રમતમાં ક્યારેય પહેલો ડીલર નથી.",
  not_so = "{pile}: {card} અહીં રહેતું નથી. નિયમો આ કાર્ડ બીજે વહેંચે છે, "
    .. "કે તરત નીચે મૂકે છે.",
}

-- Skat's house rule Ramsch in Gujarati.

return {
  ["Ramsch"] = "રામશ",
  ["ramsch"] = "રામશ",
  ["When nobody bids, the players play a ramsch: everyone avoids points."] =
    "કોઈ બિડ ન કરે ત્યારે ખેલાડીઓ રામશ રમે છે: દરેક પોઈન્ટ ટાળે છે.",
  ["Only jacks are trumps, as in grand, and forehand leads. The skat, which "
    .. "nobody has seen, belongs to the last trick."] =
    "ગ્રાન્ડની જેમ ફક્ત ગુલામ હુકમ હોય છે, અને ફોરહેન્ડ લીડ કરે છે. સ્કેટ કોઈએ જોઈ નથી; તે "
    .. "છેલ્લી ટ્રિક જીતનારને જાય છે.",
  ["The player with the most points loses that many. If two share the most, "
    .. "both lose them; with 40 points each nobody loses."] =
    "સૌથી વધુ પોઈન્ટ લેનાર તેટલા પોઈન્ટ ગુમાવે છે. બેના સૌથી વધુ અને સરખા હોય તો બંને ગુમાવે "
    .. "છે; દરેકના 40 હોય તો કોઈ ગુમાવતું નથી.",
  ["most points in the ramsch"] = "રામશમાં સૌથી વધુ પોઈન્ટ",
  ["score ramsch"] = "રામશનો સ્કોર",
  ["in a ramsch only jacks are trumps"] = "રામશમાં ફક્ત ગુલામ હુકમ હોય છે",
  ["whoever has most points loses as many"] =
    "જેના સૌથી વધુ પોઈન્ટ હોય તે તેટલા ગુમાવે છે",
  ["two who share the most both lose them"] =
    "બેના સૌથી વધુ અને સરખા હોય તો બંને ગુમાવે છે",
  ["at 40 each nobody loses"] = "દરેકના 40 હોય તો કોઈ ગુમાવતું નથી",
  ["with 41 one loses"] = "41 હોય તો એક ગુમાવે છે",
}

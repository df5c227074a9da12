-- Sentences about kept matches, in Gujarati.

return {
  kept = "મેચ સાચી માનીને રાખી: {file}.",
  other_name = "તેનું નામ {name} છે: ફાઇલનું નામ {given} હોઈ ન શકે.",
  there = "મેચ પહેલેથી રાખેલી છે: {file}.",
  not_kept = "મેચ રાખી નથી: {why}.",
  same = {
    one = "રાખેલી એક મેચ પહેલાંની જેમ જ ચાલે છે.",
    other = "રાખેલી {n} મેચ પહેલાંની જેમ જ ચાલે છે.",
  },
  otherwise = {
    one = "રાખેલી {of} મેચમાંથી એક જુદી ચાલે છે.",
    other = "રાખેલી {of} મેચમાંથી {n} જુદી ચાલે છે.",
  },
  unread = {
    one = "રાખેલી {of} મેચમાંથી એક ફરી રમી શકાતી નથી.",
    other = "રાખેલી {of} મેચમાંથી {n} ફરી રમી શકાતી નથી.",
  },
  because = "{cause}ને કારણે, {file} લીટી {line}",
  parts = "{name} અહીં જુદી પડે છે, {place}: {what}",
  as_kept = "રાખી તેમ",
  as_now = "આજના નિયમો પ્રમાણે",
  which = "મેચ {n}, કુલ {of}: {file}",
  ask = "accept, refuse, drop કે quit? ",
  answers = "accept: મેચ હવે ચાલે છે તેમ સાચી છે, અને નવેસરથી લખાય છે; "
    .. "refuse: તે જેમ છે તેમ રહે છે, અને check તેને કહેતું રહે છે; drop: તે "
    .. "હવે રખાતી નથી; quit: બાકીની રહે છે.",
  accepted = "{file} નવેસરથી લખાઈ.",
  accepted_before = "{file} ચાલ {decision}ની બરાબર પહેલાં સુધી નવેસરથી લખાઈ.",
  done = "સ્વીકારી: {accepted}; નકારી: {refused}; કાઢી: {dropped}.",
  not_written = "તે લખાઈ નથી: {why}.",
  file_kept = "{file}: {to} તરીકે રાખી",
  file_there = "{file}: પહેલેથી {to} તરીકે રાખેલી છે",
  file_not_kept = "{file}: રાખી નથી: {why}",
  file_accepted = "{file}: આજના નિયમો પ્રમાણે નવેસરથી લખાઈ",
  file_as_it_went = "{file}: પહેલાંની જેમ જ ચાલે છે",
  file_dropped = "{file}: હવે રાખેલી નથી",
  join = ": ",
  as_it_went = "પહેલાંની જેમ જ ચાલે છે",
  none = "{game}: કોઈ મેચ રાખેલી નથી",
  none_parts = {
    one = "{game}: રાખેલી મેચ પહેલાંની જેમ જ ચાલે છે",
    other = "{game}: રાખેલી બધી {n} મેચ પહેલાંની જેમ જ ચાલે છે",
  },
}

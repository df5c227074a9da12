-- Sentences about an option over its values, in Gujarati. See en/sweep.lua.

return {
  option = "{game}: {option}થી શું થાય છે",
  house = "{game}: ઘરના દરેક નિયમથી શું થાય છે",
  played = "રેન્ડમ રમતા બોટની {deals} ડીલ અને {matches} મેચ, બધા માટે એ જ; સીડ "
    .. "{seed}.",
  played_by = "{bots}ની {deals} ડીલ અને રેન્ડમ રમતા બોટની {matches} મેચ, બધા "
    .. "માટે એ જ; સીડ {seed}.",
  duels = {
    one = "મુકાબલાની એક ડીલ, {better} સામે {worse}: {better} જે ટીમમાં હોઈ શકે તે "
      .. "દરેક માટે એક "
      .. "મેચ.",
    other = "મુકાબલાની {n} ડીલ, {better} સામે {worse}: {better} જે ટીમમાં હોઈ શકે તે "
      .. "દરેક માટે "
      .. "એક મેચ.",
  },
  cut = {
    one = "એક મેચ 200 રાઉન્ડ પછી પણ પૂરી ન થઈ, અને રોકવામાં આવી.",
    other = "{n} મેચ 200 રાઉન્ડ પછી પણ પૂરી ન થઈ, અને રોકવામાં આવી.",
  },
  rule = "નિયમ",
  differences = "{first}થી ફેર, 95 % અંતરાલ",

  title = {
    gap = "રાઉન્ડના સૌથી સારા અને સૌથી ખરાબ સ્કોરનો ફેર",
    length = "રાઉન્ડમાં નિર્ણય",
    played = "જે રાઉન્ડમાં કોઈએ બિડ જીતી",
    made = "પૂરા થયેલા કોન્ટ્રાક્ટ: બિડ જીતનારનો સ્કોર સૌથી સારો",
    match = "મેચમાં નિર્ણય",
    rounds = "મેચમાં રાઉન્ડ",
    won = "{worse} સામે {better} જીતે તે મેચ: {share} નસીબ છે, વધારે તે આવડત",
  },
  name = {
    gap = "અંતર", length = "નિર્ણય", played = "જાહેર", made = "પૂરા",
    match = "મેચમાં", rounds = "રાઉન્ડ", won = "આવડત",
  },
}

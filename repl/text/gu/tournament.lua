-- Sentences about tournaments of bots, in Gujarati.

return {
  title = "{game}: {deals} ડીલ, બધા માટે એ જ; સીડ {seed}",
  bot = "બોટ",
  rating = "રાઉન્ડ દીઠ પોઇન્ટ",
  interval = "{sure} %",
  share = "જીતેલી ડીલ",
  meeting = "મુકાબલો",
  margin = "રાઉન્ડ દીઠ પોઇન્ટ",
  won = "જીત",
  drawn = "સરખા",
  lost = "હાર",
  pair = "{first} સામે {second}",
  told = "દર બે બોટ દરેક ડીલ બધી બાજુથી રમે છે. રાઉન્ડ દીઠ પોઇન્ટ એટલે બોટ "
    .. "સરેરાશ બીજાથી જેટલા વધુ કરે તે; પાછળ તે અંતરાલ છે, જેમાં સાચી "
    .. "સંખ્યા 100માંથી {sure} વાર હોય છે.",
  faults = "ભૂલો",
  whom = "tournament: કોઈ બોટ આપ્યો નથી; જેમ કે: tenace tournament whist "
    .. "--bots search:5,search:2,random",
}

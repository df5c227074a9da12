-- Sentences about games that are compared, in Gujarati. See en/compare.lua.

return {
  game = "{letter}  {game}",
  played = {
    one = "એક ડીલ, બધા માટે એ જ; સીડ {seed}, બોટ {bots}.",
    other = "{deals} ડીલ, બધા માટે એ જ; સીડ {seed}, બોટ {bots}.",
  },
  other_cards = "ડેક જુદી છે; ફક્ત ચીપવાનો ક્રમ એ જ છે.",
  differences = "Aથી ફેર, {sure} % અંતરાલ",
  range = "{low}થી {high}",
  about = "±{half}",

  score = "રાઉન્ડમાં એક ટીમનો સ્કોર",
  gap = "રાઉન્ડના સૌથી સારા અને સૌથી ખરાબ સ્કોરનો ફેર",
  length = "રાઉન્ડમાં નિર્ણય",
  played_share = "જે રાઉન્ડમાં કોઈએ બિડ જીતી",
  made = "પૂરા થયેલા કોન્ટ્રાક્ટ: બિડ જીતનારનો સ્કોર સૌથી સારો",
  seat = "બેઠક {seats}નો સ્કોર, ડીલરની ડાબી બાજુથી ગણીને",
  seats = "બેઠકો {seats}નો સ્કોર, ડીલરની ડાબી બાજુથી ગણીને",
  dealer = "{seat}: ડીલર",

  more = "વધુ",
  less = "ઓછું",
  alike = "સરખું",
  unknown = "?",
  few = "?",
  fewest = "દસથી ઓછી ડીલ કે મેચ કંઈ કહેતી નથી: કોઈ અંતરાલ નથી.",
  sure = "સ્કોર કંઈ કહે ત્યાં સુધી, અથવા અંત સુધી રમાયું: ગમે ત્યારે જુઓ, આ અંતરાલ "
    .. "{sure} % પાકા છે.",

  differ = "જે ડીલમાં {letter} Aથી જુદું પડે",
  decisions = "નિર્ણય",
  cards = "પસંદ કરેલાં કાર્ડ",
  scores = "સ્કોર",
  winner = "વિજેતા",

  nothing = "બધી ડીલમાં {letter} A જેવું જ રહ્યું: નિર્ણય કે સ્કોર વધુમાં વધુ {share} ડીલમાં જુદો "
    .. "પડે. રાઉન્ડ પછીનું કંઈ, જેમ કે મેચનો અંત, અહીં ગણાતું નથી.",
  same_in_all = "બધી ડીલમાં {letter} A જેવું જ રહ્યું.",
  too_few = "{letter} Aથી જુદું છે કે નહીં તે કહેવા ડીલ ઓછી પડી: {what}.",
  needed = "{what} (લગભગ {deals} ડીલથી ખબર પડે)",
  not_told = "{what}",
  name = {
    score = "સ્કોર", gap = "સ્કોરનું અંતર", length = "નિર્ણય",
    played = "બિડ જીતેલા રાઉન્ડ", made = "પૂરા થયેલા કોન્ટ્રાક્ટ",
    seat = "બેઠક {seats}", seats = "બેઠકો {seats}",
  },
  ["and"] = " અને ",
  join = ", ",

  apart = "જે ડીલનાં પરિણામ સૌથી જુદાં પડે, ટીમ પ્રમાણે સ્કોર સાથે",
  deal = "ડીલ",
  open = "એક ખોલો: {command}",

  opened = {
    one = "{letter}: {game}ની મેચ",
    join = ", ",
    all = "{list}. મેચ પસંદ કરવા તેનું નામ લખો; redo તેનો પછીનો નિર્ણય ફરી લે છે, redo "
      .. "100 બધા નિર્ણય, undo પાછું જાય છે.",
  },
  move = "{seat} {move}",
  settled = "{name}: {value}",
  has_trick = "{winner}ને તે માટે એક ટ્રિક મળે છે",
  trick = "{seat} લીડ કરે છે: {cards}; {winner} જીતે છે",
  scored = "ટીમ {side} {points}: {reason}",
  total = "સ્કોર {scores}",
  svg_title = "{games}: {deals} ડીલ",

  whole = {
    in_turn = {
      one = "એક મેચ, બધા માટે એ જ; સીડ {seed}, બોટ {bots}.",
      other = "{deals} મેચ, બધા માટે એ જ, દરેક બેઠક વારાફરતી પહેલી ડીલર; "
        .. "સીડ {seed}, બોટ {bots}.",
    },
    played = {
      one = "એક મેચ, બધા માટે એ જ; સીડ {seed}, બોટ {bots}.",
      other = "{deals} મેચ, બધા માટે એ જ; સીડ {seed}, બોટ {bots}.",
    },
    sure = "દરેક આંકડો કંઈ કહે ત્યાં સુધી, અથવા અંત સુધી રમાયું: ગમે ત્યારે "
      .. "જુઓ, આ અંતરાલ {sure} % પાકા છે.",
    rounds = "મેચમાં રાઉન્ડ",
    match = "મેચમાં નિર્ણય",
    total = "અંતે ટીમનો કુલ સ્કોર",
    gap = "સૌથી સારા અને સૌથી ખરાબ કુલ સ્કોરનો ફેર",
    dealer = "પહેલા ડીલરની ટીમે જીતેલી મેચ",
    first = "બેઠક 1ની ટીમે જીતેલી મેચ",
    differ = "જે મેચમાં {letter} Aથી જુદું પડે",
    nothing = "બધી મેચમાં {letter} A જેવું જ રહ્યું: નિર્ણય કે સ્કોર વધુમાં "
      .. "વધુ {share} મેચમાં જુદો પડે.",
    same_in_all = "બધી મેચમાં {letter} A જેવું જ રહ્યું.",
    too_few = "{letter} Aથી જુદું છે કે નહીં તે કહેવા મેચ ઓછી પડી: {what}.",
    needed = "{what} (લગભગ {deals} મેચથી ખબર પડે)",
    name = {
      rounds = "રાઉન્ડ",
      match = "નિર્ણય",
      total = "કુલ સ્કોર",
      gap = "સ્કોરનું અંતર",
      dealer = "પહેલા ડીલરની જીત",
      first = "બેઠક 1ની જીત",
    },
    svg_title = "{games}: {deals} મેચ",
  },
}

-- Skat's house rule Kontra in Gujarati.

return {
  ["Kontra"] = "કોન્ટ્રા",
  ["kontra"] = "કોન્ટ્રા",
  ["re"] = "રે",
  ["pass"] = "પાસ",
  ["kontra re"] = "કોન્ટ્રા રે",
  ["An opponent who does not believe in the game doubles it; the declarer may "
    .. "double it again."] =
    "જે વિરોધીને રમતની જીત પર વિશ્વાસ ન હોય તે તેને બમણી કરે છે; બિડ જીતનાર ફરી બમણી "
    .. "કરી શકે છે.",
  ["Each opponent may say kontra just before playing to the first trick. When "
    .. "one has said it, the declarer answers at once, and the other is not "
    .. "asked."] =
    "દરેક વિરોધી પહેલી ટ્રિકમાં કાર્ડ રમતાં પહેલાં કોન્ટ્રા કહી શકે છે. એકે કહ્યું કે "
    .. "બિડ જીતનાર તરત જવાબ આપે છે, અને બીજા વિરોધીને પુછાતું નથી.",
  ["do you say kontra, which doubles the game?"] =
    "કોન્ટ્રા કહેશો? તેનાથી રમત બમણી થાય છે",
  ["kontra: do you say re, which doubles it again?"] =
    "કોન્ટ્રા કહેવાયું: રે કહેશો? તેનાથી રમત ફરી બમણી થાય છે",
  ["Kontra doubles the result, not the value that must reach the bid."] =
    "કોન્ટ્રા પરિણામ બમણું કરે છે, બિડ સુધી પહોંચવાની કિંમત નહીં.",
  ["kontra × {1}"] = "કોન્ટ્રા × {1}",
  ["re × {1}"] = "રે × {1}",
  ["ask kontra"] = "કોન્ટ્રા પૂછવું",
  ["kontra doubles an overbid game too"] =
    "કોન્ટ્રા બિડ કરતાં ઓછી રમતને પણ બમણી કરે છે",
  ["re doubles again"] = "રે ફરી બમણું કરે છે",
  ["an opponent is asked before playing to the first trick"] =
    "પહેલી ટ્રિકમાં રમતાં પહેલાં વિરોધીને પુછાય છે",
  ["the declarer answers at once"] = "બિડ જીતનાર તરત જવાબ આપે છે",
  ["re is said"] = "રે કહેવાય છે",
  ["or it stays at kontra"] = "અથવા કોન્ટ્રા જ રહે છે",
  ["whoever passes has said nothing"] = "પાસ થનારે કંઈ કહ્યું નથી",
  ["a game that cannot be is not doubled"] = "જે રમત થઈ જ ન શકે તે બમણી થતી નથી",
  ["a null game ends with the declarer's first trick"] =
    "નલ બિડ જીતનારની પહેલી ટ્રિક સાથે પૂરી થાય છે",
  ["a grand is played on"] = "ગ્રાન્ડ આગળ રમાય છે",
}

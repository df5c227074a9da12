-- The sentences of the lesson downtown.lua, in Gujarati.

return {
  ["Downtown"] = "ડાઉનટાઉન",
  ["A bid says how many tricks above six your side will take, and which "
    .. "way up: uptown the high cards win, downtown the low ones. Aces are "
    .. "high both ways."] =
    "બિડ કહે છે કે તમારી ટીમ છથી ઉપર કેટલી ટ્રિક જીતશે, અને કઈ દિશામાં: "
    .. "અપટાઉનમાં ઊંચાં કાર્ડ જીતે છે, ડાઉનટાઉનમાં નીચાં. એક્કો બંનેમાં ઊંચો "
    .. "છે.",
  ["Three aces, and deuces and threes behind them: you speak first."] =
    "ત્રણ એક્કા, અને તેમની પાછળ 2 અને 3: પહેલી બિડ તમારી છે.",
  ["a number alone is uptown, where your deuces are the lowest."] =
    "એકલી સંખ્યા એટલે અપટાઉન, જેમાં તમારા 2 સૌથી નીચા છે.",
  ["six spades would be a pity without trumps."] =
    "હુકમ વિના કાળીનાં છ કાર્ડ વેડફાય.",
  ["this hand wins many tricks: only say which way up."] =
    "આ હાથ ઘણી ટ્રિક જીતે છે: ફક્ત દિશા કહો.",
  ["Promise four, five at the most, and say downtown."] =
    "ચારનું વચન આપો, વધુમાં વધુ પાંચનું, અને ડાઉનટાઉન કહો.",
  ["All others pass."] = "બાકીના બધા પાસ થાય છે.",
  ["You name the trump suit before anybody has seen the kitty."] =
    "કોઈ કિટી જુએ તે પહેલાં તમે હુકમનો સૂટ કહો છો.",
  ["Take the suit in which you hold most cards."] =
    "જે સૂટનાં કાર્ડ તમારી પાસે સૌથી વધુ હોય તે પસંદ કરો.",
  ["Downtown with spades: ace, deuce, three, four and five are the highest "
    .. "trumps below the jokers."] =
    "કાળીમાં ડાઉનટાઉન: જોકરની નીચે એક્કો, 2, 3, 4 અને 5 સર્વોચ્ચ હુકમ છે.",
}

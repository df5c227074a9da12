-- What the options ask that the engine itself has, in Gujarati. See
-- en/options.lua.

return {
  usual_rounds = "મેચના રાઉન્ડ",
  usual_rounds_or_none = "મેચના રાઉન્ડ; 0: મર્યાદા નહીં",
  usual_rounds_or_target = "કેટલા રાઉન્ડ રમવા, વધુ પોઈન્ટવાળા જીતે; 0: લક્ષ્ય સુધી",
  usual_rounds_or_target_lowest =
    "કેટલા રાઉન્ડ રમવા, સૌથી ઓછા પોઈન્ટવાળા જીતે; 0: લક્ષ્ય સુધી",
  usual_first_dealer = "પહેલા વહેંચનારની બેઠક; 0: ચિઠ્ઠીથી નક્કી થાય",
  usual_target = "મેચ જીતવા જોઈતા પોઈન્ટ",
  usual_target_lowest = "જેટલા પોઈન્ટે મેચ પૂરી થાય, સૌથી ઓછો કુલ સરવાળો જીતે છે",
  usual_floor = "જેટલા પોઈન્ટે મેચ હારી જવાય",
  usual_packs = "કાર્ડની ડેક",
  usual_throws = "એકસાથે અનેક પ્રકારની લીડ",
  usual_owed = "જવાબમાં શું આપવું પડે: લીડનો પ્રકાર, કે ફક્ત સૂટ",
  usual_short_tractors = "લાંબા ટ્રેક્ટર સામે હાથમાંનાં ટૂંકાં ટ્રેક્ટર પણ રમવાં પડે",
  usual_pairs_over_triple = "બુલડોઝર સામે એક કે ત્રણ સરખાંના બે સેટ કરતાં પહેલાં અડીને "
    .. "આવેલી જોડી રમવી પડે",
  usual_kill_compare = "બે જણ કાપે તો જેનો સૌથી મોટો પ્રકાર, અથવા કાર્ડ, વધુ ઊંચો હોય "
    .. "તે જીતે",
}

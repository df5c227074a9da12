-- Studies in parts at the command line, in Gujarati.

return {
  part = "--partને તેનો ક્રમ અને ભાગોની સંખ્યા જોઈએ, જેમ કે 3/8, ‘{text}’ નહીં",
  other = "‘{file}’માં બીજું કામ છે: {why}; બીજી ફાઇલનું નામ આપો",
  unreadable = "{problem}: --part કે --keepએ લખેલી ફાઇલ આપો",
  none = "‘{file}’ કોઈ અનુકરણ કે સરખામણીનો ભાગ નથી, અથવા બગડેલી છે",
  what = "merge: કોઈ ભાગ આપ્યો નથી; જેમ કે: tenace merge part1.json part2.json",
  drawing = "merge: --svg સરખામણીઓ દોરે છે, અને આ બીજા અભ્યાસના ભાગ છે",
  sure = "--sure 1થી 99 સુધીના ટકા લે છે, જેમ કે 95, ‘{text}’ નહીં",
  sure_alone = "--sure પરિણામો કહે ત્યાં અટકે છે: --part અને --keep કાઢી નાખો",
  sweep_sure = "compare: --sure રમતો સરખાવે છે: --sweep સાથે કાઢી નાખો",
  not_merged = "ભેગા ન થયા: {problem}",
  divided = "compare: ભાગોમાં, અનેક પ્રક્રિયાથી કે --keep સાથેની શ્રેણીને "
    .. "--matches અને --duels જોઈએ; જેમ કે: --matches 200 --duels 0",
  sweep_deal = "compare: --deal બે રમતની એક ડીલ ખોલે છે: --sweep સાથે તે "
    .. "છોડી દો",
  deal_alone = "compare: --deal એક ડીલ ખોલે છે: --json, --csv, --svg, "
    .. "--part અને --keep છોડી દો",
  matches_alone = "compare: --matches આખી મેચ રમે છે: --{option} છોડી દો",
  matches_none = "compare: --matches સાથે 0થી મોટી સંખ્યા લખો",
}

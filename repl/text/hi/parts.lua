-- Studies in parts at the command line, in Hindi.

return {
  part = "--part को अपनी संख्या और हिस्सों की संख्या चाहिए, जैसे 3/8, "
    .. "‘{text}’ नहीं",
  other = "‘{file}’ में दूसरा काम है: {why}; दूसरी फ़ाइल का नाम दें",
  unreadable = "{problem}: वह फ़ाइल बताएँ जो --part या --keep ने लिखी हो",
  none = "‘{file}’ किसी अनुकरण या तुलना का हिस्सा नहीं है, या ख़राब है",
  what = "merge: कोई हिस्सा नहीं बताया; जैसे: tenace merge part1.json "
    .. "part2.json",
  drawing = "merge: --svg तुलनाएँ बनाता है, और ये किसी और अध्ययन के हिस्से हैं",
  sure = "--sure 1 से 99 तक प्रतिशत लेता है, जैसे 95, ‘{text}’ नहीं",
  sure_alone = "--sure वहीं रुकता है जहाँ नतीजे कहें: --part और --keep हटाएँ",
  sweep_sure = "compare: --sure खेलों की तुलना करता है: --sweep के साथ हटाएँ",
  not_merged = "नहीं जोड़े गए: {problem}",
  divided = "compare: हिस्सों में, कई प्रक्रियाओं से या --keep के साथ "
    .. "क्रम-तुलना को --matches और --duels चाहिए; जैसे: --matches 200 "
    .. "--duels 0",
  sweep_deal = "compare: --deal दो खेलों का एक बाँट खोलता है: --sweep के "
    .. "साथ उसे छोड़ दें",
  deal_alone = "compare: --deal एक बाँट खोलता है: --json, --csv, --svg, "
    .. "--part और --keep छोड़ दें",
  matches_alone = "compare: --matches पूरे मैच खेलता है: --{option} छोड़ दें",
  matches_none = "compare: --matches के साथ 0 से बड़ी संख्या लिखें",
}

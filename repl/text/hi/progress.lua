-- Sentences about the progress of long work, in Hindi. See en/progress.lua.

return {
  line = "{all} में से {done} ({percent} %), {left} बाकी",
  seconds = { one = "{n} सेकंड", other = "{n} सेकंड" },
  check = {
    examples = "{game}: उदाहरण {done}, कुल {all}",
    kept = "{game}: रखा गया मैच {done}, कुल {all}",
    matches = "{game}: मैच {done}, कुल {all}",
    settings = "{game}: विकल्प, मेल {done}",
    knowledge = "{game}: छिपे कार्ड फिर से बाँटे गए, राउंड {done} / {all}",
    rare = "{game}: मैच {done}, ज़्यादा से ज़्यादा {all}, जब तक सब चरण और बंधन न आ जाएँ",
    deals = "{game}: {all} में से बाँट {done}",
  },
  coverage = {
    deals = "{game}: बाँट {done} / {all}",
    options = "{game}: विकल्प {done} / {all}",
  },
  sweep = {
    rounds = "बाँट {done}, कुल {all}",
    matches = "मैच {done}",
    duels = "मुकाबला {done}",
  },
  minutes = { one = "{n} मिनट", other = "{n} मिनट" },
}

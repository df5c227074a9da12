-- What `tenace bot` says to other programs, in Bengali.

return {
  no_match = "এখনও কোনো খেলা চলছে না: new বা replay দিয়ে শুরু করুন",
  no_match_named = "‘{name}’ নামে কোনো খেলা চলছে না: new বা replay দিয়ে "
    .. "শুরু করুন",
  over = "কাউকে জিজ্ঞেস করা হচ্ছে না: খেলা শেষ",
  no_player = "খেলোয়াড় {n} নেই: খেলোয়াড় 1 থেকে {players} আছে",
  other_protocol = "এই প্রোগ্রাম প্রোটোকল {own} বোঝে, {given} নয়",
  no_json = "লাইনটি JSON অবজেক্ট নয়: {problem}",
  no_call = "‘{call}’ নামে কোনো কল নেই",
  no_call_near = "‘{call}’ নামে কোনো কল নেই, আপনি কি ‘{near}’ বলতে "
    .. "চেয়েছিলেন?",
  no_argument = "{call}: ‘{name}’ নেই বা ভুল ধরনের: {kind}",
  odd_argument = "{call}: ‘{name}’ নামে কোনো মান নেওয়া হয় না",
  odd_argument_near = "{call}: ‘{name}’ নামে কোনো মান নেওয়া হয় না, আপনি "
    .. "কি ‘{near}’ বলতে চেয়েছিলেন?",
}

-- Sentences about melds and the pile, in Bengali. See en/melds.lua.

return {
  needed = "এখনও কিছু নেই: প্রথম মেল্ড {n}-এর হতে হবে",
  full = "{sort} {called}, {rank} ({n})",
  full_run = "{sort} {called}, {cards}",
  with_wild = "{n}টি কার্ড, {wild}টি ওয়াইল্ড",
  all_natural = "{n}টি কার্ড",
  sort = { natural = "স্বাভাবিক", mixed = "মিশ্র", wild = "ওয়াইল্ড" },
  laid_down = "({cards})",
  join = "   ",

  pile = {
    one = "{card}, একটিই কার্ড",
    other = "ওপরে {card}, {n}টি কার্ড",
  },
  empty = "ফাঁকা",
  frozen = "{pile}, জমাট",
  frozen_by = "{pile}, জমাট: {card} ({player})",
  freezes = {
    you = "আপনি {cards} ফেললেন: স্তূপ জমাট হলো।",
    other = "{player} {cards} ফেললেন: স্তূপ জমাট হলো।",
  },
  not_frozen = "স্তূপটি জমাট নয়।",
  always_frozen = "স্তূপ সব সময় জমাট: নিতে হলে ওপরের কার্ডের সঙ্গে মেলে এমন "
    .. "দুটি স্বাভাবিক কার্ড লাগে।",
  frozen_at_deal = "ডিলের সময় উল্টানো একটি কার্ডে স্তূপ জমাট হয়েছে: নিতে "
    .. "হলে ওপরের "
    .. "কার্ডের সঙ্গে মেলে এমন দুটি স্বাভাবিক কার্ড লাগে।",
  why_frozen = {
    you = "আপনি {card} ফেলে স্তূপ জমাট করেছেন; তারপর পড়েছে {n}টি কার্ড। "
      .. "নিতে হলে ওপরের "
      .. "কার্ডের সঙ্গে মেলে এমন দুটি স্বাভাবিক কার্ড লাগে।",
    other = "{player} {card} ফেলে স্তূপ জমাট করেছেন; তারপর পড়েছে {n}টি "
      .. "কার্ড। নিতে হলে "
      .. "ওপরের কার্ডের সঙ্গে মেলে এমন দুটি স্বাভাবিক কার্ড লাগে।",
  },

  passes = {
    you = "আপনি স্তূপ নিলেন না।",
    other = "{player} স্তূপ নিলেন না।",
  },
  passes_top = {
    you = "আপনি কার্ডটি নিলেন না।",
    other = "{player} কার্ডটি নিলেন না।",
  },
  knocks = {
    you = "আপনি {cards} দিয়ে নক করলেন।", other = "{player} {cards} দিয়ে নক "
      .. "করলেন।",
  },
  knocks_clear = {
    you = "{word}! আপনি {cards} ফেললেন।",
    other = "{word}! {player} {cards} ফেললেন।",
  },
  knocks_all = {
    you = "{word}! আপনি সব কার্ড নামালেন।",
    other = "{word}! {player} সব কার্ড নামালেন।",
  },
  also = "আরও বলতে পারেন: {moves}।",
  joins = {
    you = "আপনি দুটি মেল্ড এক করলেন: {rank}।",
    other = "{player} দুটি মেল্ড এক করলেন: {rank}।",
  },
  nth = "{meld} ({n})",
  asks_out = {
    you = "আপনি জিজ্ঞেস করলেন: হাত খালি করতে পারি?",
    other = "{player} জিজ্ঞেস করলেন: হাত খালি করতে পারি?",
  },
  takes = { you = "আপনি {cards} নিলেন।", other = "{player} {cards} নিলেন।" },
  takes_down = {
    you = "আপনি ফেলা কার্ড থেকে {n} নিলেন এবং {cards} মেল্ড করলেন।",
    other = "{player} ফেলা কার্ড থেকে {n} নিলেন এবং {cards} মেল্ড করলেন।",
  },
  takes_top = {
    you = "আপনি স্তূপ নিলেন, {n}, এবং {top} যোগ করলেন।",
    other = "{player} স্তূপ নিলেন, {n}, এবং {top} যোগ করলেন।",
  },
  takes_pile = {
    you = "আপনি {cards} দিয়ে স্তূপ নিলেন, {n}।",
    other = "{player} {cards} দিয়ে স্তূপ নিলেন, {n}।",
  },
  takes_and = {
    you = "আপনি {cards} দিয়ে স্তূপ নিলেন, {n}, এবং {more} মেল্ড করলেন।",
    other = "{player} {cards} দিয়ে স্তূপ নিলেন, {n}, এবং {more} মেল্ড করলেন।",
  },
  no_meld_now = "আপনি এখন কিছু মেল্ড করতে পারেন না।",
  melds = { you = "আপনি {cards} মেল্ড করলেন।",
    other = "{player} {cards} মেল্ড করলেন।" },
  takes_second = {
    you = "আপনি দ্বিতীয় হাত তুললেন: {cards}।",
    other = "{player} দ্বিতীয় হাত তুললেন।",
  },
  lays_down = {
    you = "আপনি {cards} নামিয়ে রাখলেন।", other = "{player} {cards} নামিয়ে "
      .. "রাখলেন।",
  },
  turned_over = "ফেলা কার্ডগুলো উল্টে স্টক করা হলো।",
  discards = {
    you = "আপনি {cards} ফেললেন।", other = "{player} {cards} ফেললেন।",
  },
  group_join = " এবং ",
  on = "{cards} ({meld}-এ)",

  choices = "বলতে পারেন:",
  choices_more = "যা যা বলতে পারেন, তার কয়েকটি (‘চালগুলো’ লিখলে আরও):",
  choices_others = "যা যা বলতে পারেন, তার কয়েকটি:",
  choice_join = ", ",
}

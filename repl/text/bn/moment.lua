-- What may be done at a moment, in Bengali. See en/moment.lua.

return {
  cards = { one = "একটি কার্ড", other = "{n}টি কার্ড" },
  cards_up_to = { one = "বড়জোর একটি কার্ড", other = "বড়জোর {n}টি কার্ড" },
  another_meld = "এবং আরেকটি মেল্ড",
  to_meld = "মেল্ড করতে",
  cards_between = { one = "একটি কার্ড", other = "{least} থেকে {n}টি কার্ড" },
  hidden_move = "লুকানো",
  sealed = {
    you = "আপনি গোপনে বেছে নিলেন।",
    other = "{player} গোপনে বেছে নিলেন।",
  },
  unsealed = {
    you = "আপনি গোপনে বেছেছিলেন: {move}।",
    other = "{player} গোপনে বেছেছিলেন: {move}।",
  },
  stock = "স্টক",
  numbered = "{pile} {n}",
  option_is = "{option}: {value}",
  pile_of = "{pile}, {player}",
  too_many = "{pile}: এখানে {given}টি কার্ড, আর খেলায় বাঁটা হয় কেবল {n}টি।",
  not_in_pack = "এই খেলার প্যাকেটে এই কার্ডগুলো এতবার নেই: {cards}।",
  no_dealer = "{player}: এই খেলায় কখনও প্রথম ডিলার নন।",
  not_so = "{pile}: {card} এখানে থাকে না। নিয়মে এই কার্ড অন্য জায়গায় "
    .. "বাঁটা হয়, বা সঙ্গে সঙ্গে নামানো হয়।",
}

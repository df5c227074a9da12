-- What may be done at a moment, in Hindi. See en/moment.lua.

return {
  cards = { one = "एक कार्ड", other = "{n} कार्ड" },
  cards_up_to = { one = "एक कार्ड या एक भी नहीं",
    other = "{n} कार्ड तक, या एक भी नहीं" },
  another_meld = "और एक और मेल्ड",
  to_meld = "मेल्ड बनाने के लिए",
  cards_between = { one = "एक कार्ड", other = "{least} से {n} कार्ड" },
  hidden_move = "छिपा",
  sealed = {
    you = "आपने गुप्त रूप से चुना।",
    other = "{player} ने गुप्त रूप से चुना।",
  },
  unsealed = {
    you = "आपने गुप्त रूप से चुना था: {move}।",
    other = "{player} ने गुप्त रूप से चुना था: {move}।",
  },
  stock = "स्टॉक",
  numbered = "{pile} {n}",
  option_is = "{option}: {value}",
  pile_of = "{pile}, {player}",
  too_many = "{pile}: यहाँ {given} कार्ड हैं, और खेल केवल {n} बाँटता है।",
  not_in_pack = "इस खेल की गड्डी में ये कार्ड इतनी बार नहीं हैं: {cards}।",
  no_dealer = "{player}: इस खेल में पहले डीलर कभी नहीं।",
  not_so = "{pile}: {card} यहाँ नहीं रहता। नियम यह कार्ड कहीं और बाँटते "
    .. "हैं, या तुरंत नीचे रख देते हैं।",
}

-- Three packs, a house rule of Shengji, in Bengali.

return {
  ["Three packs"] = "তিন প্যাকেট",
  ["Three packs of 54 cards: there are also triples and bulldozers."]
    = "54টি কার্ডের তিন প্যাকেট: ত্রয়ী ও বুলডোজারও আছে।",
  ["three packs are played"] = "তিন প্যাকেটে খেলা হয়",
}

-- One pack, a house rule of Shengji, in Bengali.

return {
  ["One pack"] = "এক প্যাকেট",
  ["One pack of 54 cards: only singles, and throws of singles, can be led."]
    = "54টি কার্ডের এক প্যাকেট: শুধু সিঙ্গেল, বা সিঙ্গেলের থ্রো, দিয়ে শুরু করা যায়।",
  ["one pack is played"] = "এক প্যাকেটে খেলা হয়",
}

-- Pub skat, in Bengali.

return {
  ["Pub skat"] = "আড্ডার স্কাট",
  ["Skat as pubs play it: with ramsch and kontra."]
    = "আড্ডায় যেভাবে স্কাট খেলা হয়: রামশ ও কন্ট্রা নিয়ে।",
}

-- The sentences of pub_skat.lua, in Chinese.

return {
  ["Pub skat"] = "酒馆斯卡特",
  ["Skat as pubs play it: with ramsch and kontra."] = "酒馆里的打法：有Ramsch和加倍。",
}

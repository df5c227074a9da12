-- Kontra, a house rule of Skat, in Bengali.

return {
  ["Kontra"] = "কন্ট্রা",
  ["kontra"] = "কন্ট্রা",
  ["re"] = "রে",
  ["An opponent who does not believe in the game doubles it; the declarer may "
    .. "double it again."]
    = "ডাকজয়ী জিতবেন বলে যে প্রতিপক্ষ মনে করেন না, তিনি খেলা দ্বিগুণ করেন; ডাকজয়ী "
      .. "তা আবার দ্বিগুণ করতে পারেন।",
  ["Each opponent may say kontra just before playing to the first trick. When "
    .. "one has said it, the declarer answers at once, and the other is not "
    .. "asked."]
    = "প্রথম পিঠে কার্ড খেলার ঠিক আগে প্রত্যেক প্রতিপক্ষ কন্ট্রা বলতে পারেন। একজন বললে "
      .. "ডাকজয়ী সঙ্গে সঙ্গে জবাব দেন, অন্যজনকে আর জিজ্ঞেস করা হয় না।",
  ["do you say kontra, which doubles the game?"]
    = "কন্ট্রা বলবেন? তাতে খেলা দ্বিগুণ হয়",
  ["kontra: do you say re, which doubles it again?"]
    = "কন্ট্রা: রে বলবেন? তাতে আবার দ্বিগুণ হয়",
  ["Kontra doubles the result, not the value that must reach the bid."]
    = "কন্ট্রা ফলকে দ্বিগুণ করে, ডাকে পৌঁছানোর মূল্যকে নয়।",
  ["kontra doubles an overbid game too"]
    = "মূল্য ডাকের চেয়ে কম হলেও কন্ট্রা দ্বিগুণ করে",
  ["re doubles again"] = "রে আবার দ্বিগুণ করে",
  ["an opponent is asked before playing to the first trick"]
    = "প্রথম পিঠে খেলার আগে প্রতিপক্ষকে জিজ্ঞেস করা হয়",
  ["the declarer answers at once"] = "ডাকজয়ী সঙ্গে সঙ্গে জবাব দেন",
  ["re is said"] = "রে বলা হলো",
  ["or it stays at kontra"] = "অথবা কন্ট্রাতেই থাকে",
  ["whoever passes has said nothing"] = "যিনি পাস দেন, তিনি কিছু বলেননি",
  ["a game that cannot be is not doubled"]
    = "যে খেলা হতেই পারে না, তা দ্বিগুণ হয় না",
  ["a null game ends with the declarer's first trick"]
    = "ডাকজয়ী প্রথম পিঠ নিলেই নাল শেষ",
  ["a grand is played on"] = "গ্র্যান্ড চলতে থাকে",
  ["kontra re"] = "কন্ট্রা, রে",
}

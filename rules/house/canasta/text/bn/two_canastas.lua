-- Two canastas, a house rule of Canasta, in Bengali.

return {
  ["Two canastas"] = "দুটি কানাস্তা",
  ["A side needs two canastas to go out."] = "হাত খালি করতে দলের দুটি কানাস্তা "
    .. "লাগে।",
  ["two canastas are needed"] = "দুটি কানাস্তা লাগে",
}

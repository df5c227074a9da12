-- Some hands win as they are dealt.

return house_rule "Instant win" {
  of  = "tien_len",
  set = { instant_win = true },
}

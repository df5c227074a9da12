-- Whoever plays the last card but one must say mau.

return house_rule "Say mau" {
  of  = "mau_mau",
  set = { say_mau = true },
}

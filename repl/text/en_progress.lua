-- Sentences about the progress of long work.

return {
  line = "{done} of {all} ({percent} %), {left} left",
  seconds = { one = "1 second", many = "{n} seconds" },
  minutes = { one = "1 minute", many = "{n} minutes" },
}

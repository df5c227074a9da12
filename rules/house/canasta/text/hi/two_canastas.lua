-- The sentences of two_canastas.lua, in Hindi.

return {
  ["Two canastas"] = "दो कैनस्टा",
  ["A side needs two canastas to go out."] =
    "हाथ खाली करने के लिए टीम को दो कैनस्टा चाहिए।",
  ["two canastas are needed"] = "दो कैनस्टा चाहिए",
}

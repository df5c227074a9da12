-- Canasta's house rule Two canastas in Gujarati.

return {
  ["Two canastas"] = "બે કેનાસ્ટા",
  ["A side needs two canastas to go out."] = "હાથ ખાલી કરવા ટીમને બે કેનાસ્ટા "
    .. "જોઈએ.",
  ["two canastas are needed"] = "બે કેનાસ્ટા જોઈએ",
}

-- Tute's house rule Strict tute in Gujarati.

return {
  ["Strict tute"] = "કડક ટૂટે",
  ["A player who cannot beat the trumps played must trump all the same, and "
    .. "must beat the suit led even after somebody has trumped."] =
    "રમાયેલા ટ્રમ્પ કરતાં મોટો ન હોય તોય ખેલાડીએ ટ્રમ્પ રમવો પડે, અને કોઈએ ટ્રમ્પ રમ્યા પછી પણ "
    .. "અગ્રણી સૂટમાં મોટું કાર્ડ રમવું પડે.",
  ["the suit led is beaten though somebody has trumped"] =
    "કોઈએ ટ્રમ્પ રમ્યો હોય તોય અગ્રણી સૂટમાં મોટું રમવું પડે",
  ["a lower trump is forced"] = "નાનો ટ્રમ્પ રમવો પડે",
}

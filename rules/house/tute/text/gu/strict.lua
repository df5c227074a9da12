-- Tute's house rule Strict tute in Gujarati.

return {
  ["Strict tute"] = "કડક ટુટે",
  ["A player who cannot beat the trumps played must trump all the same, and "
    .. "must beat the suit led even after somebody has trumped."] =
    "રમાયેલા હુકમ કરતાં મોટો ન હોય તોય ખેલાડીએ હુકમ રમવો પડે, અને કોઈએ હુકમ રમ્યા પછી "
    .. "પણ લીડ સૂટમાં મોટું કાર્ડ રમવું પડે.",
  ["the suit led is beaten though somebody has trumped"] =
    "કોઈએ હુકમ રમ્યો હોય તોય લીડ સૂટમાં મોટું રમવું પડે",
  ["a lower trump is forced"] = "નાનો હુકમ રમવો પડે",
}

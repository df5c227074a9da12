-- Strict tute, a house rule of Tute, in Bengali.

return {
  ["Strict tute"] = "কড়া টুট",
  ["A player who cannot beat the trumps played must trump all the same, and "
    .. "must beat the suit led even after somebody has trumped."]
    = "খেলা ট্রাম্পগুলোর চেয়ে উঁচু ট্রাম্প না থাকলেও খেলোয়াড়কে ট্রাম্প খেলতে হবে, আর "
      .. "কেউ ট্রাম্প খেলার পরেও প্রারম্ভিক স্যুটে আরও উঁচু কার্ড খেলতে হবে।",
  ["the suit led is beaten though somebody has trumped"]
    = "কেউ ট্রাম্প খেললেও প্রারম্ভিক স্যুটে আরও উঁচু কার্ড খেলতে হয়",
  ["a lower trump is forced"] = "নিচু ট্রাম্পও খেলতেই হবে",
}

-- Strict tute, a house rule of Tute, in Bengali.

return {
  ["Strict tute"] = "কড়া টুট",
  ["A player who cannot beat the trumps played must trump all the same, and "
    .. "must beat the suit led even after somebody has trumped."]
    = "টেবিলে পড়া তুরুপগুলোর চেয়ে উঁচু তুরুপ না থাকলেও খেলোয়াড়কে তুরুপ খেলতে হবে, আর "
      .. "কেউ তুরুপ খেলার পরেও শুরুর স্যুটে আরও উঁচু কার্ড খেলতে হবে।",
  ["the suit led is beaten though somebody has trumped"]
    = "কেউ তুরুপ খেললেও শুরুর স্যুটে আরও উঁচু কার্ড খেলতে হয়",
  ["a lower trump is forced"] = "নিচু তুরুপও খেলতেই হবে",
}

-- The sentences of the lesson first_meld.lua, in Bengali.

return {
  ["The first meld"] = "প্রথম মেল্ড",
  ["The first cards that a side lays down must count enough: 50 at the "
    .. "start of a match. Aces and twos count 20, kings down to eights 10, "
    .. "sevens and lower 5."]
    = "দল প্রথম যে কার্ডগুলো নামায়, সেগুলোর পয়েন্ট যথেষ্ট হতে হবে: ম্যাচের "
      .. "শুরুতে 50। টেক্কা ও দুই 20, সাহেব থেকে আট 10, সাত ও তার নিচে 5।",
  ["The pile showed a four, of which you have none, so you have drawn. "
    .. "Kings or aces: which of them count enough alone?"]
    = "স্তূপে ছিল একটি চার, যা আপনার একটিও নেই, তাই আপনি কার্ড টেনেছেন। সাহেব "
      .. "না টেক্কা: কোনগুলো একাই যথেষ্ট?",
  ["60 points in aces are a good beginning."] = "টেক্কায় 60 পয়েন্ট ভালো শুরু।",
  ["it spends a wild card, and the third ace fits nowhere else."]
    = "এতে একটি ওয়াইল্ড কার্ড খরচ হয়, আর তৃতীয় টেক্কা আর কোথাও কাজে লাগে না।",
  ["Lay down three aces, which count 60."] = "তিনটি টেক্কা নামান, পয়েন্ট 60।",
  ["60 points: your side has melded, and from now on its melds may count "
    .. "any number of points."]
    = "60 পয়েন্ট: আপনার দল মেল্ড করেছে, এখন থেকে তার মেল্ড যেকোনো পয়েন্টের "
      .. "হতে পারে।",
  ["The kings alone were too few a moment ago. And now?"]
    = "একটু আগে শুধু সাহেব যথেষ্ট ছিল না। আর এখন?",
  ["the kings may go down, too."] = "সাহেবগুলোও নামানো যায়।",
  ["Three kings, without the wild card."] = "তিনটি সাহেব, ওয়াইল্ড কার্ড ছাড়া।",
  ["Your partner can add to both from now on."]
    = "এখন থেকে আপনার পার্টনার দুটিতেই যোগ করতে পারেন।",
}

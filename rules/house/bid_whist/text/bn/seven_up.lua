-- Seven up, a house rule of Bid Whist, in Bengali.

return {
  ["Seven up"] = "সাত পয়েন্ট",
  ["A side with seven points wins; a side seven below zero loses."]
    = "সাত পয়েন্ট পেলে দলের জয়; শূন্যের সাত নিচে নামলে হার।",
  ["seven points win, and seven lost lose"]
    = "সাত পয়েন্টে জয়, বিয়োগ সাতে হার",
}

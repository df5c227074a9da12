-- Programs of others that play seats, in Bengali.

return {
  time = "কত সেকেন্ডে প্রোগ্রামকে উত্তর দিতে হবে (5): যে বটের নামে ‘/’ আছে, "
    .. "তা প্রোগ্রামের পথ।",
  no_time = "--bot-time-এ সেকেন্ড লেখা হয়, {most} পর্যন্ত, ‘{text}’ নয়",
  no_program = "‘{program}’ চালানো যায় এমন প্রোগ্রাম নয়: যে বটের নামে ‘/’ "
    .. "আছে, তা প্রোগ্রামের পথ",
  no_name = "বটের নাম হিসেবে ‘{program}’ বেশি লম্বা, বা তাতে অদৃশ্য অক্ষর আছে",
  not_started = "আসন {seat}-এর {program} শুরু হয় না: {problem}",
  silent = "আসন {seat}-এর {program} {seconds} সেকেন্ডে উত্তর দেয়নি",
  long = "আসন {seat}-এর {program}-এর উত্তর দশ লাখ অক্ষরের বেশি",
  ended = "আসন {seat}-এর {program} শেষ হয়ে গেছে, অবস্থা {n}",
  killed = "আসন {seat}-এর {program} সংকেত {n}-এ বন্ধ হয়েছে",
  closed = "আসন {seat}-এর {program} নিজের ইনপুট বা আউটপুট বন্ধ করেছে",
  given_up = "আসন {seat}-এর {program} {starts} বার শুরু করা হয়েছে, আর "
    .. "জিজ্ঞেস করা হবে না: তার জায়গায় এলোমেলো চাল দেওয়া হয়",
  no_json = "আসন {seat}-এর {program}-এর উত্তর JSON নয়: {said}",
  no_move = "আসন {seat}-এর {program}-এর উত্তরে কোনো চাল নেই: {said}",
  refused = "আসন {seat}-এর {program} ‘{said}’ উত্তর দিয়েছে, যা দেওয়া যায় "
    .. "না: {why}",
  counted = "আসন {seat}-এর {program}: তার {asked}টি সিদ্ধান্তের {n}টিতে "
    .. "এলোমেলো চাল দেওয়া হয়েছে",
  in_record = "এই রেকর্ড একটি প্রোগ্রামের সঙ্গে খেলা, {bots}: রেকর্ড কোনো "
    .. "প্রোগ্রাম চালায় না, তাই --bots দিয়ে বটের নাম দিন",
}

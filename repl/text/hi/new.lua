-- What `tenace new` says, in Hindi.

return {
  next = "बदलाव करें, फिर: tenace check {spec}; tenace play {spec}",
  game = [[
-- एक बार में एक ही चीज़ बदलें: `tenace check {name}` गड़बड़ी बताता है,
-- `tenace play {name}` खेलता है, और मैच में `reload` बदले हुए नियमों से
-- आगे खेलता है।
]],
  house_rule = [[
-- {title}: … (यहाँ एक वाक्य में बताएँ कि क्या अलग है)।

local {name} = house_rule "{title}" {
  of = "{game}",

  -- घरेलू नियम विकल्पों को दूसरे मान दे सकता है। `set`, विकल्प और नीचे के
  -- कोष्ठक के आगे से डैश हटाएँ।
  -- set = {
{options}
  -- },
}


-- ये {game} के चरण हैं। किसी को बदलना हो तो उसके डैश हटाकर बदलें;
-- base.STEP(self) खेल का अपना चरण चलाता है।

{steps}


return {name}
]],
}

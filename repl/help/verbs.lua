-- The names of the prompt's verbs, in the order that help lists them.

local show = require "tenace.face.say.show"

return show.words [[games play new deal hands moves why hint solve
  undo redo score rules back goto branch branches switch finish again review
  swap give fix show hide position set reload watch trace edit try example keep
  counts compare simulate sweep plot
  histogram mean share json csv time clear save tour source help quit]]

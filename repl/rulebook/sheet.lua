-- The style sheet of a rulebook's page, for the screen and for paper.

return [[
* { box-sizing: border-box; }
body { font: 16px/1.55 "Iowan Old Style", "Palatino Linotype", Palatino,
  "Noto Serif", Georgia, serif; max-width: 44em;
  margin: 2em auto; padding: 0 1em; color: #222; background: #fff; }
h1, h2 { line-height: 1.2; break-after: avoid; }
h1 { margin-bottom: .2em; font-size: 28px; }
h1 + p { margin-top: 0; font-size: 20px; color: #555; }
h2 { font-size: 20px; }
h2 { border-bottom: 1px solid #999; margin: 1.6em 0 .6em; }
nav { font-size: .9em; margin: 1em 0; padding: .6em 1em; background: #f3f1ea;
  border-radius: 6px; }
nav b { display: block; }
nav ol { margin: .2em 0 0; padding-left: 1.6em; columns: 13em; }
nav a { color: inherit; }
dl { display: grid; gap: .35em 1em; margin: .6em 0;
  grid-template-columns: minmax(4em, 9em) minmax(0, 1fr); }
dl.ranking { display: block; }
dt { font-weight: bold; }
dd { margin: 0; }
.ranking dd { margin: 0 0 .6em; }
table { border-collapse: collapse; }
th, td { border-bottom: 1px solid #ddd; padding: .25em .6em; text-align: left;
  vertical-align: top; overflow-wrap: break-word; }
.options td:nth-child(2) { min-width: 6.5em; }
table.counts { display: inline-table; margin: .2em 0; }
table.counts td { padding: .05em .7em; }
table.counts td + td { text-align: right; }
table.told td { padding: .05em .7em .05em 0; }
.step p { margin: .5em 0; }
.d1 { margin-left: 1.5em; }
.d2 { margin-left: 3em; }
.d3 { margin-left: 4.5em; }
.card { height: 1.9em; vertical-align: middle; margin: .06em; }
.large { font: bold 32px Helvetica, Arial, sans-serif; text-anchor: middle; }
.corner { font: bold 18px Helvetica, Arial, sans-serif; text-anchor: middle; }
.row { display: block; }
.row .card { height: 2.9em; margin: .1em .1em .1em 0; }
.board { display: block; height: auto; max-width: 100%; margin: .3em 0; }
.board .cloth { fill: #e3eee4; stroke: #9db8a0; }
.board .label { font: 13px Helvetica, Arial, sans-serif; fill: #455; }
.board .wins { fill: none; stroke: #d08000; stroke-width: 4; }
.example { margin: .9em 0; break-inside: avoid; }
.example p { margin: 0; }
.example .name { font-weight: bold; }
.example .fact { display: inline-block; margin-right: 1em; }
.example .fact i { color: #555; }
.example .so { padding-left: .8em; border-left: 3px solid #ddd; }
.was, .is { margin: .2em 0 .2em 1.5em; padding-left: .6em; }
.was { border-left: 4px solid #c66; }
.was del { background: #fbdcdc; }
.is { border-left: 4px solid #4a4; }
.is ins { background: #dcf3d8; text-decoration: none; font-weight: bold; }
@media (max-width: 30em) {
  body { font-size: 16px; margin: 1em auto; }
  dl { display: block; }
  dd { margin: 0 0 .5em 1em; }
  .d1, .d2, .d3 { margin-left: 1em; }
  th, td { padding: .2em .3em; }
  table.options { display: block; overflow-x: auto; }
  dd, p { overflow-wrap: anywhere; }
}
@page { size: A4; margin: 13mm 12mm; }
@media print {
  body { margin: 0; padding: 0; max-width: none; font-size: 8.6pt;
    line-height: 1.32; }
  main { columns: 2; column-gap: 7mm; }
  nav { background: none; border: 1px solid #bbb; padding: .3em .8em; }
  nav ol { columns: 4; }
  h1 { font-size: 19pt; margin: 0; }
  h1 + p { font-size: 11pt; }
  h2 { font-size: 11.5pt; margin: .9em 0 .3em; }
  h1 ~ p { margin: .2em 0; }
  main > h2:first-child { margin-top: 0; }
  .step p { margin: .25em 0; }
  .d1 { margin-left: 1em; }
  .d2, .d3 { margin-left: 2em; }
  dl { gap: .15em .8em; margin: .3em 0; }
  .ranking dd { margin: 0 0 .25em; }
  td, th { padding: .1em .4em; }
  .options { width: 100%; }
  .row .card { height: 2.4em; }
  .board { zoom: .62; }
  .example { margin: .5em 0; }
  svg, .was del, .is ins, nav { print-color-adjust: exact;
    -webkit-print-color-adjust: exact; }
  p, dd, tr { break-inside: avoid; orphans: 2; widows: 2; }
}
@media print {
  .long { font-size: 7.6pt; line-height: 1.22; }
  .long .row .card { height: 1.9em; }
  .long .board { zoom: .54; }
  .long .example { margin: .35em 0; }
  .handout { font-size: var(--type); line-height: 1.25; }
  .handout main { columns: 2; column-fill: balance; margin-top: .6em; }
  .handout .board { zoom: .58; }
  .full { display: flex; flex-direction: column; height: 270mm;
    overflow: hidden; }
  .full main { flex: 1; min-height: 0; column-fill: auto; overflow: hidden; }
  .handout.very { line-height: 1.15; }
  .handout.very main { columns: 3; column-gap: 5mm; }
  .handout.very .row { display: inline; }
  .handout.very .card { height: 1.7em; margin: 0; }
}
]]

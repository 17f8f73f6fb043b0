/** Styles of the report page, which are independent of the site's. */
export const REPORT_STYLES = `
body { margin: 0; background: #fff; color: #1b1f23; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main { padding: 2rem clamp(1rem, 4vw, 3.5rem); }
main { padding-top: 0; max-width: 88rem; }
header { background: #12251d; color: #fff; }
header p { margin: 0; max-width: 70rem; }
.kind { font-weight: 600; }
h1 { margin: .25rem 0 .75rem; font-size: clamp(2rem, 1.4rem + 2.4vw, 3.25rem); line-height: 1.1; }
h2 { margin: 3rem 0 1rem; line-height: 1.2; }
h3 { margin: 1.25rem 0 .35rem; font-size: 1rem; max-width: 60rem; }
h3 span { font-weight: 400; }
ul { margin: 0; padding-left: 1.25rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
th, td { padding: .4rem .5rem; border-bottom: 1px solid #c9ced3; text-align: center; white-space: nowrap; }
th { text-align: left; }
thead th { border-bottom: 2px solid #12251d; vertical-align: bottom; }
thead span { writing-mode: vertical-rl; transform: rotate(180deg); }
tbody tr:nth-child(even) { background: #f5f6f7; }
.passed { color: #1a6335; }
.departed { background: #fdf3d8; color: #5f4700; }
.found { background: #fde2df; color: #8c0c16; font-weight: 700; }
dl { margin: 0; }
dl > div { display: grid; grid-template-columns: minmax(0, 12rem) minmax(0, 1fr); gap: 1rem; padding: .35rem 0; }
dt { font-weight: 700; }
dd { margin: 0; max-width: 60rem; }
.shots { display: grid; grid-template-columns: 390fr 1440fr; gap: 1rem; align-items: start; list-style: none; padding: 0; }
.shots li { max-height: 40rem; overflow: hidden; border: 1px solid #8a8a8a; border-radius: 4px; }
.shots a { display: block; }
.shots img { display: block; width: 100%; height: auto; }
:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
.shots :focus-visible { outline-offset: -3px; }
@media (max-width: 40em) { dl > div { grid-template-columns: minmax(0, 1fr); gap: 0; } }
@media print { h2, h3 { break-after: avoid; } .shots li { break-inside: avoid; } }
`;

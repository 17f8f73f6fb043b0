/** Styles of the report page. It stands alone, so it takes nothing of the site's. */
export const REPORT_STYLES = `
body { margin: 0; background: #fff; color: #161616; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { padding: 1.5rem clamp(1rem, 4vw, 3rem); }
h1 { line-height: 1.1; }
h2 { margin-top: 2.5rem; }
h3 { font-size: 1rem; margin-bottom: .25rem; }
h3 span { font-weight: 400; }
ul { margin: 0; padding-left: 1.25rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
th, td { border: 1px solid #8a8a8a; padding: .3rem .5rem; text-align: left; white-space: nowrap; }
thead th { background: #eee; }
.found { background: #fde2df; color: #8c0c16; font-weight: 700; }
dl > div { display: grid; grid-template-columns: minmax(0, 12rem) minmax(0, 1fr); gap: 1rem; padding: .35rem 0; }
dt { font-weight: 700; }
dd { margin: 0; max-width: 60rem; }
.shots { display: flex; gap: 1rem; align-items: flex-start; list-style: none; padding: 0; }
.shots li { flex: 0 1 auto; min-width: 0; max-height: 40rem; overflow: hidden; border: 1px solid #8a8a8a; }
.shots a { display: block; }
.shots img { display: block; max-width: 100%; height: auto; }
:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
@media (max-width: 40em) { dl > div { grid-template-columns: minmax(0, 1fr); gap: 0; } }
`;

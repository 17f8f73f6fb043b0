/** The main part of a landing page in the languages of other generators, with the same markup as our own page. */

/** Eleventy's JavaScript templates. Class names are in the order of the elements. */
export const ELEVENTY_PAGE = `const escape = (text) => text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);
export default class {
  data() {
    return {
      pagination: { data: 'landings', size: 1, alias: 'landing' },
      permalink: ({ landing }) => \`/\${landing.slug}/index.html\`,
    };
  }
  render({ landing, shell }) {
    let next = 0;
    const cls = () => \` class="\${shell.classes[next++]}"\`;
    const e = escape;
    const sections = landing.sections.map((s) => \`<section\${cls()}><div\${cls()}><h2\${cls()}>\${e(s.heading)}</h2>\${s.paragraphs.map((p) => \`<p\${cls()}>\${e(p)}</p>\`).join('')}<ul\${cls()}>\${s.points.map((p) => \`<li\${cls()}><b>\${e(p.split(':')[0])}</b> <span>\${e(p.split(':')[1])}</span></li>\`).join('')}</ul></div></section>\`);
    const hero = \`<section\${cls()}><div\${cls()}><h1\${cls()}>\${e(landing.heading)}</h1><p\${cls()}>\${e(landing.lead)}</p><a\${cls()} href="/packages/">See our prices</a></div></section>\`;
    const prices = \`<table\${cls()}><tbody>\${landing.prices.map((r) => \`<tr\${cls()}><th scope="row"\${cls()}>\${e(r.name)}</th><td\${cls()}>$\${r.price}</td><td\${cls()}>\${e(r.scope)}</td></tr>\`).join('')}</tbody></table>\`;
    const questions = \`<dl\${cls()}>\${landing.questions.map((q) => \`<div\${cls()}><dt\${cls()}>\${e(q.question)}</dt><dd\${cls()}>\${e(q.answer)}</dd></div>\`).join('')}</dl>\`;
    const head = shell.before.replace(/<title>[^<]*/, () => '<title>' + e(landing.meta.title));
    return head + hero + sections.join('') + prices + questions + shell.after;
  }
}
`;

/** Astro's own language. */
export const ASTRO_PAGE = `---
import shell from '../shell.json';
import landings from '../landings.js';
export const getStaticPaths = landings;
const { landing } = Astro.props;
const c = shell.classes;
const head = shell.before.replace(/<title>[^<]*/, () => '<title>' + landing.meta.title);
---
<Fragment set:html={head} />
<section class={c[0]}><div class={c[1]}><h1 class={c[2]}>{landing.heading}</h1><p class={c[3]}>{landing.lead}</p><a class={c[4]} href="/packages/">See our prices</a></div></section>
{landing.sections.map((s) => <section class={c[5]}><div class={c[6]}><h2 class={c[7]}>{s.heading}</h2>{s.paragraphs.map((p) => <p class={c[8]}>{p}</p>)}<ul class={c[10]}>{s.points.map((p) => <li class={c[11]}><b>{p.split(':')[0]}</b> <span>{p.split(':')[1]}</span></li>)}</ul></div></section>)}
<table><tbody>{landing.prices.map((r) => <tr class={c[12]}><th scope="row" class={c[13]}>{r.name}</th><td class={c[14]}>\${r.price}</td><td class={c[15]}>{r.scope}</td></tr>)}</tbody></table>
<dl>{landing.questions.map((q) => <div class={c[16]}><dt class={c[17]}>{q.question}</dt><dd class={c[18]}>{q.answer}</dd></div>)}</dl>
<Fragment set:html={shell.after} />
`;

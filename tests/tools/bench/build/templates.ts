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

/**
 * The settings of an Eleventy whose output gets the checks of our build by kept tools: critical CSS by Beasties, the
 * policy with its hashes, and broken links.
 */
export const CHECKED_ELEVENTY = `import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import Beasties from 'beasties';

const beasties = new Beasties({ path: 'rest', preload: false, pruneSource: false, logLevel: 'error' });
const LINK = '<link rel="stylesheet" href="/site.css">';
const hashes = (html, tag) => [...html.matchAll(new RegExp('<' + tag + '(?![^>]*ld.json)[^>]*>(.*?)</' + tag + '>', 'gs'))]
  .map(([, code]) => " 'sha256-" + createHash('sha256').update(code).digest('base64') + "'").join('');

export default (config) => {
  config.addPassthroughCopy({ rest: '.' });
  config.addTransform('checked', async (page) => {
    const styled = await beasties.process(page.replace(new RegExp('<style>.*?</style>', 's'), LINK));
    const html = styled.replace(LINK, '');
    const policy = "default-src 'none';script-src 'self'" + hashes(html, 'script') + ';style-src' + hashes(html, 'style');
    return html.replace('<meta charset="utf-8">', (first) => first + '<meta http-equiv="Content-Security-Policy" content="' + policy + '">');
  });
  config.on('eleventy.after', () => {
    const { output } = spawnSync(process.execPath, ['node_modules/check-html-links/src/cli.js', '_site']);
    if (!output.join('').includes('All tested links are valid')) throw new Error(output.join(''));
  });
  return { dir: { input: 'src', output: '_site' } };
};
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

/** Hugo's Go templates. */
export const HUGO_PAGE = `{{- $c := site.Data.shell.classes -}}
{{- $head := site.Data.shell.before | replaceRE "<title>[^<]*" (printf "<title>%s" (htmlEscape .Params.meta.title)) -}}
{{ $head | safeHTML }}
<section class="{{ index $c 0 }}"><div class="{{ index $c 1 }}"><h1 class="{{ index $c 2 }}">{{ .Params.heading }}</h1><p class="{{ index $c 3 }}">{{ .Params.lead }}</p><a class="{{ index $c 4 }}" href="/packages/">See our prices</a></div></section>
{{ range .Params.sections }}<section class="{{ index $c 5 }}"><div class="{{ index $c 6 }}"><h2 class="{{ index $c 7 }}">{{ .heading }}</h2>{{ range .paragraphs }}<p class="{{ index $c 8 }}">{{ . }}</p>{{ end }}<ul class="{{ index $c 10 }}">{{ range .points }}{{ $p := split . ":" }}<li class="{{ index $c 11 }}"><b>{{ index $p 0 }}</b> <span>{{ index $p 1 }}</span></li>{{ end }}</ul></div></section>{{ end }}
<table><tbody>{{ range .Params.prices }}<tr class="{{ index $c 12 }}"><th scope="row" class="{{ index $c 13 }}">{{ .name }}</th><td class="{{ index $c 14 }}">\${{ .price }}</td><td class="{{ index $c 15 }}">{{ .scope }}</td></tr>{{ end }}</tbody></table>
<dl>{{ range .Params.questions }}<div class="{{ index $c 16 }}"><dt class="{{ index $c 17 }}">{{ .question }}</dt><dd class="{{ index $c 18 }}">{{ .answer }}</dd></div>{{ end }}</dl>
{{ site.Data.shell.after | safeHTML }}
`;

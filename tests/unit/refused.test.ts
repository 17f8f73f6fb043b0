import { describe, expect, it } from 'vitest';
import { pageText, site } from './small-site.ts';

const html = (text: string) => `<div dangerouslySetInnerHTML={{ __html: ${JSON.stringify(text)} }} />`;

const newsWith = (view: string) => site({ 'pages/news.tsx': pageText('News', `<h1>News</h1>${view}`) });

describe('content that the policy of a page would block stops the build', () => {
  it('with the element and what to do instead', async () => {
    const small = await newsWith(`
      <script src="https://cdn.example.net/a.js" />
      <script dangerouslySetInnerHTML={{ __html: 'alert(1)' }} />
      ${html('<p onclick="go()">x</p>')}
      <p style={{ color: 'red' }}>x</p>
      <style>{"p{color:red}"}</style>
      <link rel="stylesheet" href="/own.css" />
      <iframe title="x" src="https://video.example.net/1" />
      <img alt="" src="https://img.example.net/a.png" />
      <img alt="" src="data:image/png;base64,AA" />
      <img alt="" src="/images/lamp.svg" srcSet="/images/lamp.svg 1x, https://img.example.net/b.png 2x" />
      ${html('<video src="/a.mp4"></video>')}
      ${html('<form action="https://forms.example.net/"></form>')}
      ${html('<base href="/x/">')}
      ${html('<a href="/" ping="https://p.example.net/">home page</a>')}
      <link rel="preload" as="font" href="https://fonts.example.net/a.woff2" />`);
    const refused = (await small.report()).match(/^.*Content-Security-Policy.*$/gm)?.join('\n');
    expect(refused).toMatchInlineSnapshot(`
      "/news/ The page's Content-Security-Policy blocks <link href="https://fonts.example.net/a.woff2">. Only fonts of this site are loaded. Put the font into static/fonts/.
      /news/ The page's Content-Security-Policy blocks <script src="https://cdn.example.net/a.js">. Scripts of other sites, and scripts that the build did not put there, do not run. Put your own into client/inline/NAME.ts and include it with inlineScript('NAME') (components/page.ts); a counter belongs under "measurement" in content/site.yaml.
      /news/ The page's Content-Security-Policy blocks <script>. Scripts of other sites, and scripts that the build did not put there, do not run. Put your own into client/inline/NAME.ts and include it with inlineScript('NAME') (components/page.ts); a counter belongs under "measurement" in content/site.yaml.
      /news/ The page's Content-Security-Policy blocks <p onclick="go()">. Code in attributes does not run. Add an event listener in client/inline/NAME.ts instead.
      /news/ The page's Content-Security-Policy blocks <p style="color:red">. Only the styles of sheets apply. Write a class in a sheet (components/sheet.ts) instead.
      /news/ The page's Content-Security-Policy blocks <style>. Only the styles of sheets apply. Write a class in a sheet (components/sheet.ts) instead.
      /news/ The page's Content-Security-Policy blocks <link href="/own.css">. Only the styles of sheets apply. Write a class in a sheet (components/sheet.ts) instead.
      /news/ The page's Content-Security-Policy blocks <iframe src="https://video.example.net/1">. Only the map of content/site.yaml is shown in a frame. Link to the other page instead.
      /news/ The page's Content-Security-Policy blocks <img src="https://img.example.net/a.png">. Only pictures of this site are shown. Put the picture into static/images/, and use its address there.
      /news/ The page's Content-Security-Policy blocks <img src="data:image/png;base64,AA">. Only pictures of this site are shown. Put the picture into static/images/, and use its address there.
      /news/ The page's Content-Security-Policy blocks <img srcset="/images/lamp.svg 1x, https://img.example.net/b.png 2x">. Only pictures of this site are shown. Put the picture into static/images/, and use its address there.
      /news/ The page's Content-Security-Policy blocks <video src="/a.mp4">. Videos, sounds and plug-ins are not played here. Show a picture that links to where it plays.
      /news/ The page's Content-Security-Policy blocks <form action="https://forms.example.net/">. Forms are not sent to an address. Use the contact form, which sends to the service in content/site.yaml.
      /news/ The page's Content-Security-Policy blocks <base href="/x/">. The base address of a page cannot be changed. Write its addresses in full.
      /news/ The page's Content-Security-Policy blocks <a ping="https://p.example.net/">. Clicks are not reported to another address. Leave the attribute out."
    `);
  });

  it('but not content that works: own pictures, data for search engines, external links', async () => {
    const small = await newsWith(
      `<img alt="" src="/favicon.ico" /><a href="https://www.example.org/lamps">Lamps</a>${html('<script type="application/ld+json">{}</script>')}`,
    );
    expect(await small.report()).toBe('');
  });
});

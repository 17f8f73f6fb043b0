import { spawnSync } from 'node:child_process';
import { describe, expect, inject, it } from 'vitest';
import { temporaryFolder } from '../../unit/temporary-folder.ts';
import { hasJava } from './nu.ts';

/** Audits a page with some styles and content. */
function audit(css = '', main = '<p><a href="/">A link</a></p>', ...options: string[]) {
  const html = `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page of a small site</title>
<style>body { font: 1rem/1.6 sans-serif } ${css}</style>
</head>
<body><main><h1>A small site</h1>${main}</main></body>
</html>
`;
  const folder = temporaryFolder({ 'index.html': html, '404.html': html });
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tests/tools/audit/audit.ts', `--dist=${folder}`, '--only=/', ...options],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: inject('chromium') } },
  );
  return { status, stdout };
}

describe('the audit', () => {
  it('finds nothing on a page without faults', () => {
    const { status, stdout } = audit(undefined, undefined, '--skip=lighthouse');
    expect(stdout).toContain('Findings:\nnone');
    expect(status).toBe(0);
  });

  it('reports the faults of a page by check, and fails', () => {
    const { status, stdout } = audit(
      `.wide { width: 500px } .low { height: 1.6em; width: 9em; overflow: hidden }
      .row { white-space: nowrap } a { outline: none; transition: color 1s }
      .pale { background: linear-gradient(#ddd, #eee); color: #fff } button { border: 0; background: #ddd }`,
      `<h3 color="red">A level left out</h3><p class="wide">500 px</p><p class="low">Eighteen letters or</p>
      <p class="pale">Pale</p>
      <p class="row">Twenty-nine letters of one row</p><a href="/">A link</a><button>A button</button>
      <span role="button" onclick="void 0">Mouse only</span><img src="https://tracker.example/a.gif" alt="">
      <script>localStorage.setItem('visitor', '1'); setTimeout(() => location.assign('/elsewhere/'), 7200000)</script>`,
    );
    for (const finding of [
      /axe: 390 px, as it comes: heading-order: h3/,
      /axe: 390 px, as it comes: \.pale has a contrast of 1\.\d with its picture/,
      /forced-colors: .*<button> "A button" loses its frame/,
      /motion: .*<a> has a transition of 1s/,
      /text-spacing: .*<p> "Eighteen letters or" is cut off/,
      /text-size: 390 px.*<p> "Twenty-nine letters of one row" makes the page scroll sideways/,
      /zoom: 1440 px.*<p> "500 px" makes the page scroll sideways/,
      /keyboard: .*the focus on <a> "A link" cannot be seen/,
      /keyboard: .*Tab never reaches <span> "Mouse only"/,
      /privacy: asks https:\/\/tracker\.example\/a\.gif/,
      /privacy: keeps "visitor"/,
      /time-limits: leaves for \/elsewhere\/ by itself/,
      hasJava() ? /nu: line 11: Attribute “color” not allowed/ : /Findings/,
      /lighthouse: accessibility \d+: heading-order/,
    ])
      expect(stdout).toMatch(finding);
    expect(status).toBe(1);
  });
});

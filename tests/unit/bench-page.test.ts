import { describe, expect, it } from 'vitest';
import { formatTable, whole } from '../tools/bench/markdown-table.ts';
import { readBenchOptions } from '../tools/bench/page/bench-options.ts';
import { summary } from '../tools/bench/page/first-uses.ts';
import { formatTyping } from '../tools/bench/page/page-report.ts';
import { account, type Resource } from '../tools/bench/page/traffic.ts';
import { blockingTime, cumulativeShift, median, ratio, type Shift } from '../tools/bench/page/web-vitals.ts';

describe('the median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[10, 2, 4, 8], 6],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('does not sort its input, and is undefined for no values', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
    expect(() => median([])).toThrow('no median');
  });
});

describe('a ratio', () => {
  it.each([
    [150, 100, '1.5x'],
    [1200, 100, '12x'],
    [50, 100, '0.5x'],
    [50, 0, '-'],
  ])('of %d to %d is %s', (value, base, expected) => {
    expect(ratio(value, base)).toBe(expected);
  });
});

describe('layout shift', () => {
  const shift = (at: number, value: number, byVisitor = false): Shift => ({
    at,
    value,
    byVisitor,
    moved: [],
  });

  it('is the sum of the worst burst, not of all', () => {
    expect(cumulativeShift([shift(0, 0.1), shift(500, 0.2), shift(3000, 0.25)])).toBeCloseTo(0.3);
  });

  it('ends a burst after five seconds', () => {
    const shifts = [0, 900, 1800, 2700, 3600, 4500, 5400].map((at) => shift(at, 0.1));
    expect(cumulativeShift(shifts)).toBeCloseTo(0.6);
  });

  it('ignores shifts that a tap or key caused', () => {
    expect(cumulativeShift([shift(100, 0.4, true), shift(200, 0.05)])).toBe(0.05);
    expect(cumulativeShift([])).toBe(0);
  });
});

describe('blocking time', () => {
  it('counts the time beyond 50 ms of each task, from the first paint on', () => {
    expect(blockingTime([{ at: 1000, duration: 120 }], 500)).toBe(70);
    expect(blockingTime([{ at: 400, duration: 300 }], 500)).toBe(150);
    expect(blockingTime([{ at: 100, duration: 300 }], 500)).toBe(0);
    expect(
      blockingTime(
        [
          { at: 600, duration: 60 },
          { at: 700, duration: 90 },
        ],
        500,
      ),
    ).toBe(50);
  });
});

describe('the list of requests', () => {
  const page: Resource = {
    url: '/',
    sent: 0,
    head: { at: 160, bytes: 600 },
    pieces: [
      { at: 200, bytes: 30_000 },
      { at: 260, bytes: 10_000 },
    ],
    total: 8600,
  };
  const font: Resource = { url: '/font', sent: 200, head: { at: 700, bytes: 500 }, pieces: [], total: 500 };
  const pending: Resource = { url: '/late', sent: 300, pieces: [] };

  it('contains every response with its bytes on the wire', () => {
    expect(account([page, font, pending])).toEqual({ requests: 2, bytes: 9100 });
  });

  it('up to a given moment contains only what had arrived by then', () => {
    expect(account([page, font], 150)).toEqual({ requests: 0, bytes: 0 });
    expect(account([page, font], 170)).toEqual({ requests: 1, bytes: 600 });
    expect(account([page, font], 220)).toEqual({ requests: 1, bytes: 6600 });
    expect(account([page, font], 300)).toEqual({ requests: 1, bytes: 8600 });
  });
});

describe('the typing benchmark', () => {
  it('reports the slowest key of the middle run, and of the worst', () => {
    expect(formatTyping([48, 112, 56])).toBe('\nTyping while React comes: slowest key 56 ms, 112 at worst.');
  });
});

describe('the first-use benchmark', () => {
  it('reports a tap without effect as lost, not as fast', () => {
    expect(summary([100, undefined, 300])).toEqual({ median: 200, worst: 300, lost: 1 });
    expect(summary([undefined])).toEqual({ median: undefined, worst: undefined, lost: 1 });
  });
});

describe('a Markdown table', () => {
  it('aligns columns of figures right and all others left', () => {
    expect(
      formatTable(
        ['route', 'ms', 'note'],
        [
          ['/', '1,234', 'h1'],
          ['/about-us/', '56', '12 and more'],
        ],
      ),
    ).toBe(
      [
        '| route      |    ms | note        |',
        '| ---------- | ----: | ----------- |',
        '| /          | 1,234 | h1          |',
        '| /about-us/ |    56 | 12 and more |',
      ].join('\n'),
    );
    expect(whole(13_814.4)).toBe('13,814');
  });
});

describe('the options of the bench', () => {
  it('are five runs without peers by default', () => {
    expect(readBenchOptions([])).toEqual({ runs: 5, peers: false, json: undefined, routes: [] });
    expect(readBenchOptions(['--runs=2', '--peers', '--json', 'a.json', '--route=/'])).toEqual({
      runs: 2,
      peers: true,
      json: 'a.json',
      routes: ['/'],
    });
  });

  it.each([['--runs=0'], ['--runs=x'], ['--peers=some'], ['--quick']])('refuse %s', (option) => {
    expect(() => readBenchOptions([option])).toThrow();
  });
});

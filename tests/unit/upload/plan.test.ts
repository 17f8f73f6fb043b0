import { describe, expect, it } from 'vitest';
import type { OwnList } from '../../../build/commands/upload/own-list.ts';
import { isHashed, KEPT_DAYS, planUpload } from '../../../build/commands/upload/plan.ts';
import { day } from './places.ts';

const OLD = 'assets/client/menu.D7T22QRF.js';
const NEW = 'assets/client/menu.A1B2C3D4.js';

const digest = 'a'.repeat(64);

const NOTHING: OwnList = new Map();

/** One upload after another. */
const plan = (files: string[], own: OwnList, number: number) =>
  planUpload(new Map(files.map((file) => [file, digest])), own, day(number));

/** The list of this machine after uploads on the given days. */
const uploaded = (uploads: [day: number, files: string[]][]) =>
  uploads.reduce((own, [number, files]) => plan(files, own, number).after, NOTHING);

it('the order of an upload is hashed files, other files, pages with their precompressed files, then redirects to those', () => {
  const files = [
    'index.html',
    'index.html.br',
    '.htaccess',
    'robots.txt',
    OLD,
    `${OLD}.gz`,
    'about-us/index.html',
    'assets/odd.txt',
    'images/html',
  ];
  expect(plan(files, NOTHING, 0).batches.map((batch) => batch.files)).toEqual([
    [OLD, `${OLD}.gz`],
    ['robots.txt', 'assets/odd.txt', 'images/html'],
    ['index.html', 'index.html.br', 'about-us/index.html'],
    ['.htaccess'],
  ]);
});

describe('hashed files of an earlier upload', () => {
  it('stay for open pages with their precompressed files, however long they were in use', () => {
    const next = plan([NEW], uploaded([[0, [OLD, `${OLD}.br`]]]), 400);
    expect([...next.after.keys()]).toEqual([NEW, OLD, `${OLD}.br`]);
    expect(next.removable).toEqual([]);
  });

  it('are removed after a month without use, counted from the first upload without them', () => {
    const lists = uploaded([
      [0, [OLD]],
      [10, [NEW]],
    ]);
    expect(plan([NEW], lists, 10 + KEPT_DAYS - 1).removable).toEqual([]);
    const later = plan([NEW], lists, 10 + KEPT_DAYS);
    expect([[...later.after.keys()], later.removable]).toEqual([[NEW], [OLD]]);
  });
});

describe('anything else of an earlier upload', () => {
  it.each(['refund-policy/index.html', 'assets/about.json'])('is removed at once: %s', (file) => {
    expect(plan([NEW], uploaded([[0, [file]]]), 1).removable).toEqual([file]);
  });

  it.each([
    ['images/Logo.png', 'images/logo.png'],
    ['images/ΛΟΓΟΣ.png', 'images/λογος.png'],
    ['images/λογοσ.png', 'images/λογος.png'],
  ])('stays if only its capitalization has changed, because some hosts ignore case: %s', (before, now) => {
    expect(plan([now], uploaded([[0, [before]]]), 1)).toMatchObject({ removable: [] });
  });
});

it('a hashed name is of a file in assets/, and has eight letters or digits before its endings', () => {
  const hashed = [OLD, `${OLD}.LEGAL.txt`, `${OLD}.br`, 'assets/images/map.1a2b3c.svg'];
  const images = ['images/map.1a2b3c.svg', 'assets/images/contours.svg'];
  const others = ['index.html', ...images, 'assets/licences.txt', 'assets/x.licences.txt'];
  expect([...hashed, ...others].filter(isHashed)).toEqual(hashed);
});

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { folderHost } from '../../build/upload/folder.ts';
import type { Host } from '../../build/upload/host.ts';
import {
  isHashed,
  KEPT_DAYS,
  parseRecord,
  planUpload,
  RECORD_FILE,
  type UploadRecord,
} from '../../build/upload/plan.ts';
import { hostFor, upload } from '../../build/upload.ts';
import { filesIn } from './site.ts';

const OLD = 'assets/client/menu.D7T22QRF.js';
const NEW = 'assets/client/menu.A1B2C3D4.js';

/** `2026-11-01` plus some days. */
const day = (number: number) => new Date(Date.UTC(2026, 10, 1 + number)).toISOString().slice(0, 10);

/** What the host has after uploads on the days given. */
const uploaded = (uploads: [day: number, files: string[]][]) =>
  uploads.reduce<UploadRecord>(
    (record, [number, files]) => planUpload(files, record, day(number)).recordAfter,
    {},
  );

describe('the order of an upload', () => {
  it('brings hashed files first, then what has a fixed name, then the pages with their precompressed twins', () => {
    const files = [
      'index.html',
      'index.html.br',
      '.htaccess',
      'robots.txt',
      OLD,
      `${OLD}.gz`,
      'about-us/index.html',
    ];
    expect(planUpload(files, {}, day(0)).batches.map((batch) => batch.files)).toEqual([
      [OLD, `${OLD}.gz`],
      ['.htaccess', 'robots.txt'],
      ['index.html', 'index.html.br', 'about-us/index.html'],
    ]);
  });

  it('leaves no file out and brings none twice', () => {
    const files = ['404.html', 'index.html', 'sitemap.xml', OLD, NEW, 'assets/odd.txt', 'images/html'];
    const sent = planUpload(files, {}, day(0)).batches.flatMap((batch) => batch.files);
    expect(sent.sort()).toEqual([...files].sort());
  });
});

describe('hashed files of an earlier upload', () => {
  it('stay for the pages that are open in a browser', () => {
    const plan = planUpload([NEW], uploaded([[0, [OLD]]]), day(5));
    expect(plan).toMatchObject({ kept: [OLD], removed: [] });
  });

  it('stay with their precompressed twins', () => {
    const plan = planUpload([NEW], uploaded([[0, [OLD, `${OLD}.br`]]]), day(5));
    expect(plan.kept).toEqual([OLD, `${OLD}.br`]);
  });

  it('stay however long ago they were uploaded, since they were in use until now', () => {
    expect(planUpload([NEW], uploaded([[0, [OLD]]]), day(400)).removed).toEqual([]);
  });

  it('stay however many uploads follow within the month', () => {
    const uploads = Array.from({ length: 29 }, (_, number): [number, string[]] => [
      number + 1,
      [`assets/a.${String(number).padStart(8, '0')}.js`],
    ]);
    const plan = planUpload([NEW], uploaded([[0, [OLD]], ...uploads]), day(30));
    expect(plan.kept).toContain(OLD);
  });

  it('leave after a month without use, counted from the first upload without them', () => {
    const record = uploaded([
      [0, [OLD]],
      [10, [NEW]],
    ]);
    expect(planUpload([NEW], record, day(10 + KEPT_DAYS - 1)).removed).toEqual([]);
    expect(planUpload([NEW], record, day(10 + KEPT_DAYS))).toMatchObject({ kept: [], removed: [OLD] });
  });

  it('begin a new month when they were in use again', () => {
    const record = uploaded([
      [0, [OLD]],
      [10, [NEW]],
      [30, [OLD]],
    ]);
    expect(planUpload([NEW], record, day(50)).kept).toEqual([OLD]);
  });

  it('are forgotten once they have left, so that the record does not grow', () => {
    expect(
      uploaded([
        [0, [OLD]],
        [1, [NEW]],
        [40, [NEW]],
        [41, [NEW]],
      ]),
    ).toEqual({ [NEW]: null });
  });
});

describe('anything else of an earlier upload', () => {
  it.each(['refund-policy/index.html', 'refund-policy/index.html.br', 'licence.txt', 'assets/about.json'])(
    'leaves at once: %s',
    (file) => {
      expect(planUpload([NEW], uploaded([[0, [file]]]), day(1)).removed).toEqual([file]);
    },
  );
});

describe('a hashed name', () => {
  it.each([OLD, `${OLD}.LEGAL.txt`, `${OLD}.br`, 'assets/images/map.1a2b3c4d.svg'])('is %s', (file) => {
    expect(isHashed(file)).toBe(true);
  });

  it.each([
    'index.html',
    RECORD_FILE,
    'images/map.1a2b3c4d.svg',
    'assets/images/contours.svg',
    'assets/licences.txt',
    'assets/x.licences.txt',
  ])('is not %s', (file) => {
    expect(isHashed(file)).toBe(false);
  });
});

describe('the record of earlier uploads', () => {
  it('is empty where nothing was uploaded', () => {
    expect(parseRecord(undefined)).toEqual({});
  });

  it.each(['', '{', '[]', '{"index.html": 3}', '{"index.html": "yesterday"}'])(
    'stops an upload that would misread it: %j',
    (text) => {
      expect(() => parseRecord(text)).toThrow(`${RECORD_FILE} on the host is damaged. Delete it`);
    },
  );
});

/** An empty web root and a place to put sites together; both go with the test. */
async function folders() {
  await mkdir('tests/.tmp', { recursive: true });
  const base = await mkdtemp(path.resolve('tests/.tmp/upload-'));
  onTestFinished(() => rm(base, { recursive: true }));
  const write = async (folder: string, files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    }
    return folder;
  };
  let count = 0;
  const web = path.join(base, 'web');
  return {
    web,
    site: (files: Record<string, string>) => write(path.join(base, `site-${count++}`), files),
    put: (files: Record<string, string>) => write(web, files),
    read: (file: string) => readFile(path.join(web, file), 'utf8'),
  };
}

const FIRST = { 'index.html': 'one', 'old/deep/index.html': 'old', '.htaccess': 'rules', [OLD]: 'old' };
const SECOND = { 'index.html': 'two', '.htaccess': 'rules', [NEW]: 'new' };

const quiet = () => {};

describe('an upload into a folder', () => {
  it('brings everything, hidden files too', async () => {
    const { web, site, read } = await folders();
    await upload(await site(FIRST), folderHost(web), day(0), quiet);
    expect(await filesIn(web)).toEqual([...Object.keys(FIRST), RECORD_FILE].sort());
    expect(await read('index.html')).toBe('one');
  });

  it('replaces what changed, removes what is gone with its folders, and keeps old hashed files', async () => {
    const { web, site, read } = await folders();
    await upload(await site(FIRST), folderHost(web), day(0), quiet);
    await upload(await site(SECOND), folderHost(web), day(1), quiet);
    expect(await filesIn(web)).toEqual([...Object.keys(SECOND), OLD, RECORD_FILE].sort());
    expect(await readdir(web)).not.toContain('old');
    expect(await read('index.html')).toBe('two');
    await upload(await site(SECOND), folderHost(web), day(40), quiet);
    expect(await filesIn(web)).toEqual([...Object.keys(SECOND), RECORD_FILE].sort());
  });

  it('never touches what somebody else put there', async () => {
    const { web, site, put } = await folders();
    await put({ 'old/deep/notes.txt': 'mine', '.well-known/acme-challenge/token': 'certificate' });
    await upload(await site(FIRST), folderHost(web), day(0), quiet);
    await upload(await site(SECOND), folderHost(web), day(50), quiet);
    expect(await filesIn(web)).toEqual(
      expect.arrayContaining(['old/deep/notes.txt', '.well-known/acme-challenge/token']),
    );
  });

  it('says what it brings, what it removes and what stays', async () => {
    const { web, site } = await folders();
    const lines: string[] = [];
    await upload(await site(FIRST), folderHost(web), day(0), quiet);
    await upload(await site(SECOND), folderHost(web), day(1), (line) => lines.push(line));
    expect(lines).toEqual([
      '   1 hashed files',
      '   1 other files',
      '   1 files of pages',
      '   1 files removed: old/deep/index.html',
      '   1 hashed files of earlier uploads stay for 30 days',
    ]);
  });

  it('refuses a folder without a site, and touches nothing', async () => {
    const { web, site } = await folders();
    await expect(upload(await site({ 'notes.txt': '' }), folderHost(web), day(0), quiet)).rejects.toThrow(
      'Run `npm run release` first.',
    );
    expect(await filesIn(web)).toEqual([]);
  });
});

describe('an upload that breaks off', () => {
  /** A folder whose connection is lost at the first of these files. */
  const failing = (web: string, lost: string): Host => {
    const host = folderHost(web);
    return {
      ...host,
      put: async (folder, files) => {
        if (files.includes(lost)) throw new Error('The line is dead.');
        await host.put(folder, files);
      },
    };
  };

  it('leaves the old pages with all they need, and the next one cleans up after it', async () => {
    const { web, site, read } = await folders();
    await upload(await site(FIRST), folderHost(web), day(0), quiet);
    const broken = upload(await site(SECOND), failing(web, 'index.html'), day(1), quiet);
    await expect(broken).rejects.toThrow('The line is dead.');
    expect(await read('index.html')).toBe('one');
    expect(await read(OLD)).toBe('old');
    expect(await read('old/deep/index.html')).toBe('old');
    const third = { 'index.html': 'three' };
    await upload(await site(third), folderHost(web), day(2), quiet);
    await upload(await site(third), folderHost(web), day(40), quiet);
    expect(await filesIn(web)).toEqual([RECORD_FILE, 'index.html']);
  });
});

describe('the month of a hashed file', () => {
  it('does not begin with an upload that broke off, since its page stayed', () => {
    const { recordBefore } = planUpload([NEW], uploaded([[0, [OLD]]]), day(1));
    expect(planUpload([NEW], recordBefore, day(90)).kept).toEqual([OLD]);
  });
});

describe('the address of an upload', () => {
  const host = (address?: string, environment = {}) => {
    return () => hostFor(address, undefined, environment);
  };

  it('shows how to write one when it is left out or unknown', () => {
    expect(host()).toThrow('npm run upload -- ftp://');
    expect(host('gopher://example.com')).toThrow('Nothing is known of addresses like gopher://example.com');
  });

  it('must not carry a password, which other programs could see', () => {
    expect(host('ftp://agency:secret@example.com/public_html')).toThrow('set LFTP_PASSWORD');
  });

  it('needs a user, and a password in the environment unless an SSH key does', () => {
    expect(host('ftp://example.com')).toThrow('Name the user: ftp://USER@example.com');
    expect(host('ftp://agency@example.com')).toThrow('Set LFTP_PASSWORD');
    expect(host('ftp://agency@example.com', { LFTP_PASSWORD: 'secret' })).not.toThrow();
    expect(host('sftp://agency@example.com')).not.toThrow();
  });

  it('must be a whole bucket, as the site’s addresses begin with a slash', () => {
    expect(host('s3://bucket/folder')).toThrow('s3://bucket');
    expect(host('s3://bucket/')).not.toThrow();
  });
});

describe('what a host is given', () => {
  const files = [
    '.htaccess',
    '.well-known/security.txt',
    '_headers',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'prices.gz',
    OLD,
    `${OLD}.br`,
  ];
  const given = (address: string) => hostFor(address, undefined, {}).selects(files);

  it('is everything but the settings of other hosts by FTP', () => {
    expect(given('sftp://agency@example.com')).toEqual(files.filter((file) => file !== '_headers'));
  });

  it('is neither settings of other hosts nor precompressed twins on S3', () => {
    expect(given('s3://bucket')).toEqual(['.well-known/security.txt', 'index.html', 'prices.gz', OLD]);
  });

  it('is everything in a folder', () => {
    expect(given('/var/www/site')).toEqual(files);
  });
});

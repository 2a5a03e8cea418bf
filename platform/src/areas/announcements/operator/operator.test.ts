import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AnnouncementLists } from '@site/contracts/areas/messages';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { ANNOUNCEMENT_COMMANDS } from '../../../announcementCommands';
import { DAY, MINUTE } from '../../../core/clock';
import { operatorActions } from '../../../core/operator/tables';
import { createSeededApp, type SeededApp, valueIn } from '../../../testing/seeded';
import { sweepAll } from '../../../testing/sweepAll';

let test: SeededApp;
let folder: string;
beforeAll(async () => {
  test = await createSeededApp();
  folder = await mkdtemp(path.join(tmpdir(), 'announcements-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await test.close();
});

function command(name: string, ...args: string[]): Promise<string> {
  const run = ANNOUNCEMENT_COMMANDS[name];
  if (!run) throw new Error(`there is no ${name}`);
  return run(test.db, ['--merchant', 'aurora', ...args]);
}

async function put(kind: string, written: object, ...args: string[]): Promise<string> {
  const file = path.join(folder, 'written.json');
  await writeFile(file, JSON.stringify(written));
  return command(`${kind} put`, '--file', file, ...args);
}

const lists = async (types: string, language = 'EN') =>
  valueIn<AnnouncementLists>(
    await test.guest().get('/wps/relay/MCSFE_getListAnnouncements', {
      types,
      language,
      platform: 'M',
      merchantCode: 'aurora',
    }),
  );

const NOTICE = {
  id: 'rain',
  type: 'PL',
  title: { en: 'Rain', th: 'ฝน' },
  content: { en: '<p>It <b>rains</b>. <a href="/m/mall">Mall</a></p>', th: '<p>ฝนตก</p>' },
  from: '2020-01-01 09:00',
};
const BANNER = {
  id: 'umbrellas',
  group: 'm_test',
  scene: 'reef',
  eyebrow: { en: 'New', th: 'ใหม่' },
  title: { en: 'Umbrellas', th: 'ร่ม' },
  link: '/m/mall',
};
const POPUP = { id: 'storm', execution: 'B', content: { en: '<p>Storm</p>', th: '<p>พายุ</p>' } };

it('puts a notice up by the clock of the merchant, changes it, takes it down, and writes down who did', async () => {
  expect(await put('announcement', NOTICE, '--by', 'suda')).toBe('rain is up');
  const found = async (language: string) =>
    (await lists('PL', language)).notices.find(({ id }) => id === 'rain');
  expect(await found('EN')).toMatchObject({ title: 'Rain', startDate: '2020-01-01T02:00:00.000Z' });
  const { en: _, ...thaiOnly } = NOTICE.title;
  expect(await put('announcement', { ...NOTICE, title: thaiOnly }, '--by', 'suda')).toBe('rain is changed');
  expect((await found('EN'))?.title).toBe('ฝน');
  expect(await command('announcement list')).toContain('rain PL UP 2020-01-01T02:00:00.000Z - "ฝน"');
  expect(await command('announcement take', '--id', 'rain', '--by', 'suda')).toBe('rain is down');
  expect(await found('TH')).toBeUndefined();
  const actions = await test.db.select().from(operatorActions).where(eq(operatorActions.subject, 'rain'));
  expect(actions.map(({ by, what }) => [by, what])).toEqual([
    ['suda', 'announcement put'],
    ['suda', 'announcement put'],
    ['suda', 'announcement take'],
  ]);
});

it('puts banners up, into another order, and down', async () => {
  await put('banner', BANNER);
  await put('banner', { ...BANNER, id: 'boots', position: 1 });
  await put('banner', { ...BANNER, id: 'coats', until: '2020-01-01 09:00' });
  const shown = async () =>
    (await lists('B')).banners.filter(({ groupName }) => groupName === 'm_test').map(({ link }) => link);
  expect(await shown()).toEqual(['/m/mall', '/m/mall']);
  await expect(command('banner order', '--group', 'm_test', '--ids', 'boots,coats')).rejects.toThrow(
    '"umbrellas" is missing',
  );
  expect(await command('banner order', '--group', 'm_test', '--ids', 'boots,umbrellas,coats')).toBe(
    'm_test is in order',
  );
  expect(await command('banner list')).toContain('m_test 0 boots');
  await command('banner take', '--id', 'boots');
  expect(await shown()).toHaveLength(1);
});

describe('a banner with a picture of the merchant’s own', () => {
  const drawn = (width: number, height: number, background = '#1c6') =>
    sharp({ create: { width, height, channels: 3, background } }).withExif({
      IFD0: { Make: 'Lumiere' },
    });
  const { scene: _, ...withoutScene } = BANNER;
  const pictured = { ...withoutScene, id: 'pictured', picture: 'rain.bin' };
  const putWith = async (content: Buffer) => {
    await writeFile(path.join(folder, 'rain.bin'), content);
    return put('banner', pictured);
  };
  const shown = async () =>
    (await lists('B')).banners.find(({ groupName, url }) => groupName === 'm_test' && url.endsWith('.jpg'))
      ?.url ?? '';
  const look = (url: string) => test.app.inject({ url, headers: { host: 'aurora.localhost' } });

  it('shows it under an address of its own, drawn anew, whatever the file is called', async () => {
    expect(await putWith(await drawn(2_000, 2_000).png().toBuffer())).toBe('pictured is up');
    const url = await shown();
    expect(url).toMatch(/^\/cdn\/banners\/[\w-]{24}\.jpg$/);
    const answer = await look(url);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const { width, height, exif } = await sharp(answer.rawPayload).metadata();
    expect([width, height, exif]).toEqual([1_074, 504, undefined]);
  });

  it('has another address with another picture; the former is forgotten a day later', async () => {
    const before = await shown();
    expect(await putWith(await drawn(400, 300, '#c61').webp().toBuffer())).toBe('pictured is changed');
    const after = await shown();
    expect(after).not.toBe(before);
    await sweepAll(test.db, Date.now());
    expect((await look(before)).statusCode).toBe(200);
    await sweepAll(test.db, Date.now() + DAY + MINUTE);
    expect([(await look(before)).statusCode, (await look(after)).statusCode]).toEqual([404, 200]);
    await put('banner', { ...BANNER, id: 'pictured' });
    expect(await shown()).toBe('');
    await command('banner take', '--id', 'pictured');
  });

  it.each<[string, () => Promise<Buffer>, string]>([
    ['a page', async () => Buffer.from('<script>1</script>'), 'no JPEG, PNG or WebP'],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'no JPEG, PNG or WebP'],
    ['a GIF', () => drawn(10, 10).gif().toBuffer(), 'no JPEG, PNG or WebP'],
    ['half a JPEG', async () => (await drawn(400, 300).jpeg().toBuffer()).subarray(0, 700), 'no JPEG'],
    ['6 MB', async () => Buffer.alloc(6_000_000), 'larger than 5 MB'],
  ])('is refused with %s', async (_what, content, why) => {
    await expect(content().then(putWith)).rejects.toThrow(`picture: ${why}`);
    expect(await shown()).toBe('');
  });

  it('finds no file of another folder, and none that is not there', async () => {
    for (const picture of ['../rain.bin', '/etc/hostname', '.hidden'])
      await expect(put('banner', { ...pictured, picture })).rejects.toThrow('picture: no name of a file');
    await expect(put('banner', { ...pictured, picture: 'none.jpg' })).rejects.toThrow('cannot be read');
    await expect(put('banner', { ...pictured, scene: 'reef' })).rejects.toThrow(
      'either a scene or a picture',
    );
    await expect(put('banner', withoutScene)).rejects.toThrow('either a scene or a picture');
    for (const file of ['none.jpg', '..%2fx.jpg', 'x.svg'])
      expect((await look(`/cdn/banners/${file}`)).statusCode).toBe(404);
  });
});

it('puts pop-ups and news up, and down', async () => {
  await put('popup', POPUP);
  expect((await lists('PU')).popups.map(({ id }) => id)).toContain('storm');
  await command('popup take', '--id', 'storm');
  expect((await lists('PU')).popups.map(({ id }) => id)).not.toContain('storm');
  const news = async () => (await test.guest().get('/wps/relay/GLS2_lobbyNews', { language: 'EN' })).body;
  await put('news', {
    id: 'sun',
    title: NOTICE.title,
    content: NOTICE.content,
    link: 'https://sun.example',
    from: NOTICE.from,
  });
  expect(await news()).toContain('"url":"https://sun.example"');
  await command('news take', '--id', 'sun');
  expect(await news()).not.toContain('sun.example');
});

it.each([
  ['announcement', { ...NOTICE, type: 'X' }, 'type: no type'],
  ['announcement', { ...NOTICE, id: 'a b' }, 'id: no id'],
  ['announcement', { ...NOTICE, id: 'lagoon-notice-new-games' }, "another merchant's"],
  ['announcement', { ...NOTICE, title: { en: 'Rain' } }, 'title.th: no text'],
  ['announcement', { ...NOTICE, title: { th: ' ' } }, 'title.th: empty'],
  ['announcement', { ...NOTICE, from: '2026-02-30 09:00' }, 'from: no time'],
  ['announcement', { ...NOTICE, until: '2019-01-01 09:00' }, 'until: not after from'],
  ['announcement', { ...NOTICE, content: { th: '<script>x</script>' } }, 'does not show <script>'],
  ['announcement', { ...NOTICE, content: { th: '<p style="x">x</p>' } }, 'drops style of <p>'],
  ['announcement', { ...NOTICE, content: { th: '<a href="javascript:x">x</a>' } }, 'href of <a> leads'],
  ['banner', { ...BANNER, link: 'http://a.example' }, 'link: no link'],
  ['banner', { ...BANNER, link: '//a.example' }, 'link: no link'],
  ['banner', { ...BANNER, scene: '../x' }, 'scene: no name'],
  ['popup', { ...POPUP, execution: 'C' }, 'execution: neither'],
  ['news', { id: 'sun', title: NOTICE.title }, 'content: '],
])('refuses %s %j', async (kind, written, why) => {
  await expect(put(kind, written)).rejects.toThrow(why);
});

it('takes down what is the merchant’s alone', async () => {
  await expect(command('announcement take', '--id', 'lagoon-notice-new-games')).rejects.toThrow(
    'aurora has no announcement',
  );
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import type { HelpTopic } from '@site/contracts/areas/messages';
import { eq } from 'drizzle-orm';
import { operatorActions } from '../../core/operator/tables';
import { HELP_COMMANDS } from '../../helpCommands';
import { createSeededApp, type SeededApp, valueIn } from '../../testing/seeded';

let test: SeededApp;
let folder: string;
beforeAll(async () => {
  test = await createSeededApp();
  folder = await mkdtemp(path.join(tmpdir(), 'help-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await test.close();
});

/** Runs a command on the database of the test. */
function command(verb: string, ...args: string[]): Promise<string> {
  const run = HELP_COMMANDS[`help ${verb}`];
  if (!run) throw new Error(`there is no help ${verb}`);
  return run(test.db, ['--merchant', 'aurora', ...args]);
}

const WRITTEN = {
  id: 'aurora-parking',
  anchor: 'parking',
  position: 0,
  title: { en: 'Parking', th: 'ที่จอดรถ' },
  content: { en: '<p>There is <b>none</b>.</p>', th: '<p>ไม่มี</p>' },
};

async function put(changes: object = {}, ...args: string[]): Promise<string> {
  const file = path.join(folder, 'topic.json');
  await writeFile(file, JSON.stringify({ ...WRITTEN, ...changes }));
  return command('put', '--file', file, ...args);
}

const topics = async (lang = 'TH') =>
  valueIn<HelpTopic[]>(await test.guest().get('/wps/help', { lang, device: 'MOBILE' }));
const actions = (subject: string) =>
  test.db.select().from(operatorActions).where(eq(operatorActions.subject, subject));

it('puts a topic in, changes it and takes it out, and writes down who did', async () => {
  expect(await put({}, '--by', 'suda')).toBe('aurora-parking is in the help');
  expect((await topics()).find(({ anchor }) => anchor === 'parking')).toEqual({
    title: 'ที่จอดรถ',
    content: '<p>ไม่มี</p>',
    anchor: 'parking',
  });
  expect(await command('list')).toContain('0 aurora-parking #parking "Parking" "ที่จอดรถ"');

  expect(await put({ anchor: undefined, position: 999 })).toBe('aurora-parking is changed');
  expect((await topics()).at(-1)).toEqual({ title: 'ที่จอดรถ', content: '<p>ไม่มี</p>' });

  expect(await command('take', '--id', 'aurora-parking')).toBe('aurora-parking is out of the help');
  expect((await topics()).map(({ title }) => title)).not.toContain('ที่จอดรถ');
  expect((await actions('aurora-parking')).map(({ by, what, details }) => [by, what, details])).toEqual([
    ['suda', 'help put', { new: true }],
    [userInfo().username, 'help put', { new: false }],
    [userInfo().username, 'help take', {}],
  ]);
});

it.each([
  [{ id: 'a b' }, 'id: no id'],
  [{ anchor: 'Terms!' }, 'anchor: not of a letter'],
  [{ anchor: 'terms' }, 'anchor: another topic is called "terms"'],
  [{ id: 'lagoon-help-terms' }, 'id: "lagoon-help-terms" is another merchant\'s'],
  [{ position: -1 }, 'position: below 0'],
  [{ title: { en: 'Parking' } }, "title.th: no text in the merchant's own language"],
  [{ content: { en: '', th: '' } }, 'content.en: empty'],
  [{ content: { en: '<p>Hello<script>x</script></p>' } }, 'content.en: the site does not show <script>'],
  [{ picture: 'x' }, 'picture: there is no such field'],
  [{ id: 'aurora-help-terms', anchor: undefined }, 'anchor: registration links to the terms of use'],
])('refuses %j', async (changes, why) => {
  const before = await topics();
  await expect(put(changes)).rejects.toThrow(why);
  expect(await topics()).toEqual(before);
});

it('shows a topic in the own language of the merchant where another is not written', async () => {
  await put({ title: { th: 'ที่จอดรถ' } });
  expect((await topics('EN')).find(({ anchor }) => anchor === 'parking')?.title).toBe('ที่จอดรถ');
  await command('take', '--id', 'aurora-parking');
});

it('puts nothing into the help of a merchant that there is not', async () => {
  await expect(put({}, '--merchant', 'nowhere')).rejects.toThrow('there is no merchant "nowhere"');
});

it('keeps what another merchant has, and the terms of use', async () => {
  await expect(command('take', '--id', 'lagoon-help-deposits')).rejects.toThrow('aurora has no topic');
  await expect(command('take', '--id', 'aurora-help-terms')).rejects.toThrow(
    'registration links to the terms',
  );
  expect((await topics()).some(({ anchor }) => anchor === 'terms')).toBe(true);
  expect(await actions('aurora-help-terms')).toEqual([]);
});

it('says how it is written', async () => {
  await expect(command('put')).rejects.toThrow('write help list');
  await expect(command('take')).rejects.toThrow('write help list');
  await expect(command('put', '--file', '/nowhere.json')).rejects.toThrow('/nowhere.json cannot be read');
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { textFaults } from './textFaults';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The faults of a workspace with these packs and these sources. */
function faultsOf(packs: Record<string, object>, sources: Record<string, string>): string[] {
  const write = (file: string, content: string) => {
    const place = path.join(folder, 'src', file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
  };
  for (const [language, texts] of Object.entries(packs))
    write(`locales/${language}.json`, JSON.stringify(texts));
  for (const [file, code] of Object.entries(sources)) write(file, code);
  return textFaults(folder);
}

const inAll = (texts: object) => ({ en: texts, th: texts, id: texts });

it('finds nothing in a workspace whose texts are whole @SH-014', () => {
  const packs = inAll({ title: 'Title', menu: { open: 'Open', close: 'Close' } });
  const sources = { 'Menu.tsx': "t('title'); <b>{t(open ? 'menu.close' : 'menu.open')}</b>;" };
  expect(faultsOf(packs, sources)).toEqual([]);
});

it('holds the texts of a part, which come with that part alone, to the same', () => {
  const sources = {
    'Menu.tsx': "t('title')",
    'records/List.tsx': "t('list.end')",
    'records/locales/en.json': JSON.stringify({ list: { end: 'The end', old: 'Old' } }),
    'records/locales/th.json': JSON.stringify({ list: { end: 'จบ', old: 'เก่า' } }),
  };
  expect(faultsOf(inAll({ title: 'Title' }), sources)).toEqual([
    'list.end: not in id',
    'list.old: not in id',
    'list.old: nothing uses it',
  ]);
});

it('leaves a workspace without texts alone', () => {
  expect(textFaults(folder)).toEqual([]);
});

describe('of the languages', () => {
  const sources = { 'a.ts': "t('a'); t('b.c')" };

  it('finds a pack or a key that is missing, and one that is too many @SH-014', () => {
    const packs = { en: { a: 'A', b: { c: 'C' } }, th: { a: 'ก', d: 'ง' } };
    expect(faultsOf(packs, sources)).toEqual([
      'b.c: not in th',
      'd: in th, but not in en',
      'id.json is missing',
    ]);
  });

  it('finds a text that is empty, or has other figures or parts', () => {
    const packs = {
      en: { a: '{{name}} of {{all}}', b: { c: '<terms>Terms</terms>' } },
      th: { a: '{{all}} {{name}}', b: { c: 'ข้อกำหนด' } },
      id: { a: '{{nama}}', b: { c: ' ' } },
    };
    expect(faultsOf(packs, sources)).toEqual([
      'b.c: other figures or parts in th',
      'a: other figures or parts in id',
      'b.c: empty in id',
    ]);
  });

  it('asks for the plural forms that a language has, and no others', () => {
    const en = { games_one: '{{count}} game', games_other: '{{count}} games' };
    const other = { games_other: '{{count}}' };
    const use = { 'a.ts': "t('games', { count })" };
    expect(faultsOf({ en, th: other, id: other }, use)).toEqual([]);
    expect(faultsOf({ en, th: en, id: other }, use)).toEqual(['games_one: in th, but not in en']);
  });
});

describe('of the sources', () => {
  it('finds a key that nothing uses @SH-014', () => {
    const packs = inAll({ home: 'Home', menu: { old: 'Old' } });
    // Not used: the word alone, a test, a comment.
    const sources = {
      'a.ts': "const page = 'home'; // t('menu.old')",
      'a.test.ts': "t('menu.old'); t('home')",
    };
    expect(faultsOf(packs, sources)).toEqual(['home: nothing uses it', 'menu.old: nothing uses it']);
  });

  it('finds a key that is asked for and exists nowhere @SH-014', () => {
    const sources = { 'a.ts': "t('a'); t('b'); translate('host:c.d')" };
    expect(faultsOf(inAll({ a: 'A' }), sources)).toEqual([
      'b: asked for in src/a.ts, but in no pack',
      'c.d: asked for in src/a.ts, but in no pack',
    ]);
  });

  it('knows keys in tables, of templates, with a context, and with a namespace', () => {
    const packs = inAll({
      titles: { home: 'Home' },
      status: { joined: { short: 'In' }, closed: { short: 'Over' } },
      unknown: 'No',
      unknown_support: 'No: {{requestId}}',
    });
    const sources = {
      'routes.ts': "const routes = [{ title: 'titles.home' }];",
      'Card.tsx': `t(\`status.\${state}.short\`); translate('site:unknown', { context });`,
    };
    expect(faultsOf(packs, sources)).toEqual([]);
  });

  it('takes no template without a fixed start for a use of every key', () => {
    expect(
      faultsOf(inAll({ a: { b: 'B' } }), { 'a.ts': `const x = [\`\${one}.\${two}\`, \`\${one}\`];` }),
    ).toEqual(['a.b: nothing uses it']);
  });

  it('believes what is declared to be made at run time, as long as there are such keys', () => {
    const sources = { 'a.ts': '// @texts codes.* old.* — the platform says which' };
    expect(faultsOf(inAll({ codes: { late: 'Late' } }), sources)).toEqual([
      'old.*: declared by @texts, but no key is like it',
    ]);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A workspace's texts in one language: by full key (`footer.home`), the text. */
export type Pack = ReadonlyMap<string, string>;

type Texts = { readonly [key: string]: string | Texts };

/** The folders that hold texts: of a workspace, or of a part of it whose texts come with that part alone. */
const LOCALES = 'locales';

/** The texts of a language, of all parts together; `undefined` where the workspace has no pack for it. */
export function readPack(workspace: string, language: string): Pack | undefined {
  const files = localesOf(workspace)
    .map((folder) => path.join(folder, `${language}.json`))
    .filter((file) => existsSync(file));
  if (files.length === 0) return undefined;
  return new Map(files.flatMap((file) => entriesOf(JSON.parse(readFileSync(file, 'utf8')) as Texts)));
}

function localesOf(workspace: string): string[] {
  const sources = path.join(workspace, 'src');
  if (!existsSync(sources)) return [];
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((folder) => path.basename(folder) === LOCALES)
    .map((folder) => path.join(sources, folder));
}

function entriesOf(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[prefix + key, text] as [string, string]]
      : entriesOf(text, `${prefix}${key}.`),
  );
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The keys that `pack` must have: those of `model`, a plural in the forms that the language has. */
export function keysIn(model: Pack, language: string): Set<string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = [...model.keys()].flatMap((key) =>
    isPlural(key, model) ? forms.map((form) => key.replace(PLURAL, `_${form}`)) : [key],
  );
  return new Set(keys);
}

function isPlural(key: string, pack: Pack): boolean {
  return PLURAL.test(key) && pack.has(key.replace(PLURAL, '_other'));
}

/** What `t` is asked for to get this text: the key without its plural form or its context. */
export function askedKeys(key: string, pack: Pack): string[] {
  if (isPlural(key, pack)) return [key.replace(PLURAL, '')];
  const plain = key.replace(/_[a-z]+$/, '');
  return pack.has(plain) ? [key, plain] : [key];
}

/** The figures and parts that a text has, in no order: `{{name}}`, `<terms>`. */
export function slotsOf(text: string): string {
  return [...new Set(text.match(/\{\{\w+\}\}|<\/?\w+>/g))].sort().join(' ');
}

import { SITE_LANGUAGES } from '@site/contracts/values/languages';
import { askedKeys, keysIn, type Pack, readPack, slotsOf } from './packs';
import { isMadeBy, type UsedKeys, usedKeys } from './usedKeys';

/** The language whose keys the others follow; it also stands in for what they lack. */
const MODEL = 'en';

/**
 * What is wrong with a workspace's texts, a line for each: a key that a language lacks or has too many, a text
 * that is empty or has other figures than the English one, a key that nothing uses, and a key that is asked
 * for and exists nowhere. Empty when all is well, and for a workspace without texts.
 */
export function textFaults(workspace: string): string[] {
  const model = readPack(workspace, MODEL);
  if (!model) return [];
  const used = usedKeys(workspace);
  return [
    ...SITE_LANGUAGES.flatMap((language) => packFaults(model, readPack(workspace, language), language)),
    ...unusedKeys(model, used).map((key) => `${key}: nothing uses it`),
    ...unknownKeys(model, used),
    ...staleDeclarations(model, used),
  ];
}

function packFaults(model: Pack, pack: Pack | undefined, language: string): string[] {
  if (!pack) return [`${language}.json is missing`];
  const wanted = keysIn(model, language);
  const missing = [...wanted].filter((key) => !pack.has(key)).map((key) => `${key}: not in ${language}`);
  const faults = [...pack].flatMap(([key, text]) => {
    if (!wanted.has(key)) return [`${key}: in ${language}, but not in ${MODEL}`];
    if (text.trim() === '') return [`${key}: empty in ${language}`];
    const english = model.get(key) ?? model.get(key.replace(/_\w+$/, '_other')) ?? text;
    return slotsOf(text) === slotsOf(english) ? [] : [`${key}: other figures or parts in ${language}`];
  });
  return [...missing, ...faults];
}

function unusedKeys(model: Pack, { asked, mentioned, patterns }: UsedKeys): string[] {
  const isUsed = (key: string) =>
    asked.has(key) ||
    (key.includes('.') && mentioned.has(key)) ||
    [...patterns].some((pattern) => isMadeBy(pattern, key));
  return [...model.keys()].filter((key) => !askedKeys(key, model).some(isUsed));
}

function unknownKeys(model: Pack, { asked }: UsedKeys): string[] {
  const known = new Set([...model.keys()].flatMap((key) => askedKeys(key, model)));
  return [...asked]
    .filter(([key]) => !known.has(key))
    .map(([key, file]) => `${key}: asked for in ${file}, but in no pack`);
}

function staleDeclarations(model: Pack, { declared }: UsedKeys): string[] {
  return [...declared]
    .filter((pattern) => ![...model.keys()].some((key) => isMadeBy(pattern, key)))
    .map((pattern) => `${pattern}: declared by @texts, but no key is like it`);
}

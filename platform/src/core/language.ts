import type { LanguageParameter } from '@site/contracts/values/values';

/** Languages in which the platform holds its contents. */
export type Language = 'en' | 'th';

/** A text as the database holds it. */
export type LocalizedText = Record<Language, string>;

const ofParameter: Record<LanguageParameter, Language> = { TH: 'th', EN: 'en', ID: 'en', CN: 'en', TY: 'en' };

const isParameter = (value: unknown): value is LanguageParameter =>
  typeof value === 'string' && Object.hasOwn(ofParameter, value);

/** `th-TH,th;q=0.9,en;q=0.8` → its primary tags, most wanted first. */
function acceptedTags(header: string): string[] {
  return header
    .split(',')
    .slice(0, 16)
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
      return { tag: tag.split('-')[0] ?? '', weight: quality ? Number(quality.slice(2)) || 0 : 1, position };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.position - b.position)
    .map(({ tag }) => tag);
}

/**
 * Language of an answer (docs/calls.md, "Languages"): the parameter wins over the header, the header over the
 * merchant's default. A language that the contents are not written in reads English.
 */
export function chooseLanguage(parameter: unknown, header: string | undefined, fallback: Language): Language {
  if (isParameter(parameter)) return ofParameter[parameter];
  const [first] = acceptedTags(header ?? '');
  if (first === undefined || first === '*') return fallback;
  return first === 'th' ? 'th' : 'en';
}

/** The text in the wanted language. */
export const textIn = (text: LocalizedText, language: Language): string => text[language];

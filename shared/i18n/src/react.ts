import type { TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { onTextsChange } from './changes';
import { language, translatorOf } from './i18n';
import type { SiteLanguage } from './languages';

export type { TFunction };

/** By namespace. Another function says that the texts have changed. */
const current = new Map<string, TFunction>();
// Before any component hears of it.
onTextsChange(() => current.clear());

function currentTexts(namespace: string): TFunction {
  const present = current.get(namespace);
  if (present) return present;
  const texts = translatorOf(namespace);
  current.set(namespace, texts);
  return texts;
}

/**
 * The texts of a namespace; renders again when the language changes, or further texts have come. It stands in for
 * react-i18next's: a page has some hundreds of these, and its hook costs five times as much (decision 186).
 */
export function useTranslation(namespace: string): { readonly t: TFunction } {
  const texts = () => currentTexts(namespace);
  return { t: useSyncExternalStore(onTextsChange, texts, texts) };
}

/** The language in use; renders again when it changes. */
export function useLanguage(): SiteLanguage {
  return useSyncExternalStore(onTextsChange, language, language);
}

import type { TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { language, onTextsChange, translatorOf } from './i18n';
import type { SiteLanguage } from './languages';

export type { TFunction };

/**
 * The texts of a namespace; renders again when the language changes, or packs come that are shown. (The hook of
 * react-i18next copies all of i18next for each component that has texts: a fifth of the time that a page of games
 * took to be drawn.)
 */
export function useTranslation(namespace: string): { readonly t: TFunction } {
  return { t: useSyncExternalStore(onTextsChange, () => translatorOf(namespace)) };
}

/** The language in use; renders again when it changes. */
export function useLanguage(): SiteLanguage {
  return useSyncExternalStore(onTextsChange, language);
}

import { registerResources, useTranslation } from '@site/i18n';
import en from './locales/en.json';
import th from './locales/th.json';

export const NAMESPACE = 'mfe-messages';

/** Brings the texts in. Each exposed module does it, because any of them may be the first on the page. */
export function addTexts(): void {
  registerResources(NAMESPACE, { en, th }, { id: () => import('./locales/id.json') });
}

/** This remote's texts. */
export function useTexts() {
  return useTranslation(NAMESPACE);
}

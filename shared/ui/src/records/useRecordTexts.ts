import { registerResources, useTranslation } from '@site/i18n';
import en from './locales/en.json';
import th from './locales/th.json';

const NAMESPACE = 'records';

// Apart from the kit's other labels, which every page has: these come with the pages that list records.
registerResources(NAMESPACE, { en, th }, { id: () => import('./locales/id.json') });

/** The words that all records have in common. */
export function useRecordTexts() {
  return useTranslation(NAMESPACE);
}

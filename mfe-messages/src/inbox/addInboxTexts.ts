import { registerResources } from '@site/i18n';
import { addTexts, NAMESPACE } from '../useTexts';
import en from './locales/en.json';
import th from './locales/th.json';

/** Brings in the texts of the inbox, beside those of the whole remote. They come with this page alone. */
export function addInboxTexts(): void {
  addTexts();
  registerResources(NAMESPACE, { en, th }, { id: () => import('./locales/id.json') }, 'inbox');
}

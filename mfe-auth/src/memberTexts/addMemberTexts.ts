import { registerResources } from '@site/i18n';
import { addTexts, NAMESPACE } from '../useTexts';
import en from './locales/en.json';
import th from './locales/th.json';

/**
 * Brings in the texts of the pages that are a member's own, beside those of the whole remote. They come with these pages
 * alone: whoever logs in does not wait for them.
 */
export function addMemberTexts(): void {
  addTexts();
  registerResources(NAMESPACE, { en, th }, { id: () => import('./locales/id.json') }, 'member');
}

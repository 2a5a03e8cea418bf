import { registerResources } from '@site/i18n';
import { addMemberTexts } from '../memberTexts/addMemberTexts';
import { NAMESPACE } from '../useTexts';
import en from './locales/en.json';
import th from './locales/th.json';

/**
 * Brings in the texts of responsible play, beside those of a member's own pages, whose parts its pages use. They come
 * with these pages alone.
 */
export function addCareTexts(): void {
  addMemberTexts();
  registerResources(NAMESPACE, { en, th }, { id: () => import('./locales/id.json') }, 'care');
}

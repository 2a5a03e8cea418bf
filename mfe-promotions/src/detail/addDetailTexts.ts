import { registerResources } from '@site/i18n';
import { addTexts, NAMESPACE } from '../useTexts';
import en from './locales/en.json';
import th from './locales/th.json';

/** Brings in the texts of one promotion and of asking for its reward, beside those of the whole remote. */
export function addDetailTexts(): void {
  addTexts();
  registerResources(NAMESPACE, { en, th }, { id: () => import('./locales/id.json') }, 'detail');
}

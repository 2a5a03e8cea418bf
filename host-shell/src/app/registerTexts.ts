import { registerResources } from '@site/i18n';
import en from '../locales/en.json';
import th from '../locales/th.json';

/** Brings the shell's texts in. */
export function registerTexts(): void {
  registerResources('host-shell', { en, th }, { id: () => import('../locales/id.json') });
}

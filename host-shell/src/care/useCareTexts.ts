import { registerResources, useTranslation } from '@site/i18n';
import en from './locales/en.json';
import th from './locales/th.json';

// Apart from the shell's other texts, which home has: these come with the pages that use them.
registerResources('host-shell', { en, th }, { id: () => import('./locales/id.json') }, 'care');

/** The shell's texts, with those of responsible play. */
export function useCareTexts() {
  return useTranslation('host-shell');
}

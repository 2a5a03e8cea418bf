import { registerResources, useTranslation } from '@site/i18n';
import en from './locales/en.json';
import th from './locales/th.json';

const NAMESPACE = 'stillChecking';

// Apart from the kit's other labels, which every page has.
registerResources(NAMESPACE, { en, th }, { id: () => import('./locales/id.json') });

export function useStillCheckingTexts() {
  return useTranslation(NAMESPACE);
}

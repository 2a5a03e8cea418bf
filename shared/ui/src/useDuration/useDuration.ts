import { registerResources, useTranslation } from '@site/i18n';
import en from './locales/en.json';
import th from './locales/th.json';

const NAMESPACE = 'duration';
const HOUR = 60;

// Apart from the kit's other labels, which every page has.
registerResources(NAMESPACE, { en, th }, { id: () => import('./locales/id.json') });

/** Writes whole minutes as people say them: `42 min`, `1 h`, `1 h 20 min`. */
export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation(NAMESPACE);
  return (total) => {
    const [hours, minutes] = [Math.floor(total / HOUR), total % HOUR];
    if (hours === 0) return t('minutes', { minutes });
    return minutes === 0 ? t('hours', { hours }) : t('both', { hours, minutes });
  };
}

import type { RouteEntry } from '@site/contracts/federation/routes';
import { useLanguage, useTranslation } from '@site/i18n';
import { inLanguage } from '../layout/inLanguage';

/** The title of a route: a text of the host, or one that the route itself brings by language. */
export function useRouteTitle({ title }: Pick<RouteEntry, 'title'>): string {
  const { t } = useTranslation('host-shell');
  const language = useLanguage();
  if (typeof title === 'string') return t(title);
  return inLanguage(title, language);
}

import { registerResources, useTranslation } from '@site/i18n';
import { furtherUiResources, uiNamespace, uiResources } from '../locales';

// Here and not in the host, so that a primitive has its words wherever it is used.
registerResources(uiNamespace, uiResources, furtherUiResources);

type LabelKey = keyof (typeof uiResources)['en'];

/**
 * Labels of the primitives in the page's language. Primitives import it by its subpath: shared like each of them, the
 * words of all languages come once, and not with every primitive.
 */
export function useUiLabel(): (key: LabelKey, values?: Record<string, string | number>) => string {
  const { t } = useTranslation(uiNamespace);
  return (key, values) => t(key, { ...values });
}

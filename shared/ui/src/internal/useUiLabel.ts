import { useSyncExternalStore } from 'react';
import { uiResources } from '../locales';

type LabelKey = keyof (typeof uiResources)['en'];

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

/** Labels of the primitives in the page's language. */
export function useUiLabel(): (key: LabelKey, values?: Record<string, string | number>) => string {
  const language = useSyncExternalStore(subscribe, () =>
    document.documentElement.lang === 'th' ? 'th' : 'en',
  );
  return (key, values = {}) =>
    uiResources[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

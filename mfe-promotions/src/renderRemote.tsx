import { renderInSite, type SiteOptions } from '@site/ui/testing';
import type { ReactElement } from 'react';
import detailEn from './detail/locales/en.json';
import detailTh from './detail/locales/th.json';
import en from './locales/en.json';
import th from './locales/th.json';

const TEXTS = { en: { ...en, ...detailEn }, th: { ...th, ...detailTh } };

/** For tests: a part of this remote with everything that the host puts around it, in English. */
export function renderRemote(ui: ReactElement, options: Omit<SiteOptions, 'texts'> = {}) {
  return renderInSite(ui, { ...options, texts: { 'mfe-promotions': TEXTS } });
}

import { renderInSite, type SiteOptions } from '@site/ui/testing';
import type { ReactElement } from 'react';
import careEn from '../care/locales/en.json';
import careTh from '../care/locales/th.json';
import en from '../locales/en.json';
import th from '../locales/th.json';
import memberEn from '../memberTexts/locales/en.json';
import memberTh from '../memberTexts/locales/th.json';

const TEXTS = { en: { ...en, ...memberEn, ...careEn }, th: { ...th, ...memberTh, ...careTh } };

/** For tests: a part of this remote with everything that the host puts around it, in English. */
export function renderRemote(ui: ReactElement, options: Omit<SiteOptions, 'texts'> = {}) {
  return renderInSite(ui, { path: '/m/login', leadsOn: true, ...options, texts: { 'mfe-auth': TEXTS } });
}

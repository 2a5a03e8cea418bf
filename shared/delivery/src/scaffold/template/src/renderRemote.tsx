import { renderInSite, type SiteOptions } from '@site/ui/testing';
import type { ReactElement } from 'react';
import { texts } from './useTexts';

/** For tests: a part of this remote with everything that the host puts around it, in English. */
export function renderRemote(ui: ReactElement, options: Omit<SiteOptions, 'texts'> = {}) {
  return renderInSite(ui, { ...options, texts });
}

import type { SkipReason } from '@site/contracts/areas/telemetry';
import { activeOverrides } from '../federation/discovery/overrides';
import { activePreview } from '../federation/discovery/previewed';

/** Why this page counts in no figure: somebody chose its release, or nobody plays in it (FD-045). */
export function skipReason(): SkipReason | undefined {
  if (activePreview()) return 'preview';
  if (activeOverrides().size > 0) return 'override';
  if (document.documentElement.dataset.development !== undefined) return 'dev';
  return navigator.webdriver ? 'automated' : undefined;
}

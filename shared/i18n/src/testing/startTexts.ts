import { initI18n } from '../i18n';
import type { BuiltInPacks } from '../packs';

/** For tests of other workspaces: texts in English (or Thai), ready before the first render. */
export function startTexts(resources: Record<string, BuiltInPacks> = {}, language: 'en' | 'th' = 'en'): void {
  void initI18n({ merchantLanguages: ['th', 'en'], merchantDefault: language, resources });
}

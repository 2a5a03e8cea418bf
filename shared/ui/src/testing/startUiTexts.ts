import { initI18n } from '@site/i18n';

/** For tests: the labels of the primitives in one language, ready before the first render. */
export function startUiTexts(language: 'en' | 'th' = 'en'): void {
  void initI18n({ merchantLanguages: [language], merchantDefault: language });
}

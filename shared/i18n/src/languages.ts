import type { SiteLanguage } from '@site/contracts/federation/merchant';
import { LANGUAGE_PARAMETERS, SITE_LANGUAGES } from '@site/contracts/values/languages';
import type { LanguageParameter } from '@site/contracts/values/values';
import { readPreference } from '@site/session';

/** A language as the site speaks of it; `th` and `en` are built in (SH-012). */
export type { SiteLanguage };

/** Without any other choice (SH-013). */
export const DEFAULT_LANGUAGE: SiteLanguage = 'th';

/** How requests and storage spell a language. */
export function parameterOf(language: SiteLanguage): LanguageParameter {
  return LANGUAGE_PARAMETERS[language];
}

/**
 * The language to start in: the stored one if the merchant offers it, else the merchant's default, else Thai
 * (decision 1). The specification's stored default, CN, is offered by nobody and so counts as unset.
 */
export function startLanguage(offered: readonly SiteLanguage[], merchantDefault: SiteLanguage): SiteLanguage {
  const stored = readPreference('language');
  const chosen = SITE_LANGUAGES.find((language) => parameterOf(language) === stored);
  if (chosen && offered.includes(chosen)) return chosen;
  return offered.includes(merchantDefault) ? merchantDefault : DEFAULT_LANGUAGE;
}

export { errorText, failureText, fieldErrorText, useErrorText } from './errorText';
export {
  type At,
  formatAnnouncementDate,
  formatDate,
  formatDateTime,
  formatDay,
  formatPromotionDate,
  formatRelative,
  formatShortDate,
  formatTime,
  formatWeekday,
  hourOf,
} from './formatDates';
export { formatNumber } from './formatNumber';
export { type Greeting, greetingAt } from './greeting';
export {
  changeLanguage,
  type I18nSettings,
  initI18n,
  language,
  languageParameter,
  offeredLanguages,
  onLanguageChange,
  registerResources,
  translate,
} from './i18n';
export { DEFAULT_LANGUAGE, parameterOf, type SiteLanguage } from './languages';
export type { BuiltInPacks, FurtherPacks, Texts } from './packs';
export { type TFunction, useLanguage, useTranslation } from './react';
export { Trans } from './Trans';
export { timeZone } from './timeZone';

export { LanguageFlag, type LanguageFlagProps } from './LanguageFlag';

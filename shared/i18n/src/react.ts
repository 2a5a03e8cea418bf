import type { TFunction } from 'i18next';
import { useTranslation as useReactI18next } from 'react-i18next';
import { language } from './i18n';
import type { SiteLanguage } from './languages';

export type { TFunction };

/** The texts of a namespace; renders again when the language changes. */
export function useTranslation(namespace: string): { readonly t: TFunction } {
  const { t } = useReactI18next(namespace);
  return { t };
}

/** The language in use; renders again when it changes. */
export function useLanguage(): SiteLanguage {
  useReactI18next();
  return language();
}

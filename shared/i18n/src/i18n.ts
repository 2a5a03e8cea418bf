import { SITE_LANGUAGES } from '@site/contracts/merchant';
import type { LanguageParameter } from '@site/contracts/values';
import { writePreference } from '@site/session';
import { createInstance, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, parameterOf, type SiteLanguage, startLanguage } from './languages';
import errorsEn from './locales/en.json';
import errorsTh from './locales/th.json';
import { type BuiltInPacks, type FurtherPacks, loadPack, type NamespacePacks, type Texts } from './packs';
import { setTimeZone } from './timeZone';

export interface I18nSettings {
  readonly merchantLanguages: readonly SiteLanguage[];
  readonly merchantDefault: SiteLanguage;
  /** IANA name of the merchant's time zone, in which days are days. Left out: Asia/Bangkok. */
  readonly timeZone?: string;
  /** Packs by namespace. */
  readonly resources?: Readonly<Record<string, BuiltInPacks>>;
}

const i18n = createInstance();
const namespaces = new Map<string, NamespacePacks>([
  ['errors', { builtIn: { en: errorsEn, th: errorsTh }, further: {} }],
]);
/** Packs that the store holds. A second release must not be overwritten each time the first renders. */
let added = new WeakSet<Texts>();
let merchantLanguages: readonly SiteLanguage[] = [DEFAULT_LANGUAGE];
let lastChoice: SiteLanguage | undefined;

/**
 * Starts the texts in the user's language. Synchronous for Thai and English, so that the first render has
 * its words; another language shows English until its packs are there. Called once, before the first render.
 */
export function initI18n({
  merchantLanguages: offered,
  merchantDefault,
  timeZone,
  resources = {},
}: I18nSettings) {
  merchantLanguages = offered;
  added = new WeakSet();
  if (timeZone) setTimeZone(timeZone);
  const start = startLanguage(offered, merchantDefault);
  void i18n.use(initReactI18next).init({
    initAsync: false,
    lng: start,
    fallbackLng: 'en',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  i18n.off('languageChanged', markDocument);
  i18n.on('languageChanged', markDocument);
  markDocument(start);
  for (const [namespace, { builtIn, further }] of namespaces) registerResources(namespace, builtIn, further);
  for (const [namespace, builtIn] of Object.entries(resources)) registerResources(namespace, builtIn);
}

/**
 * Adds a workspace's texts, before or after the start, also while rendering. The same packs again do nothing.
 * Packs of another release: keys that both have are the later ones, keys that only the first has stay.
 */
export function registerResources(
  namespace: string,
  builtIn: BuiltInPacks,
  further: FurtherPacks = {},
): void {
  namespaces.set(namespace, { builtIn, further });
  if (!i18n.isInitialized || added.has(builtIn.en)) return;
  added.add(builtIn.en);
  // Silent: telling other components would be a change of state in the middle of a render.
  i18n.addResourceBundle('en', namespace, builtIn.en, true, true, { silent: true });
  i18n.addResourceBundle('th', namespace, builtIn.th, true, true, { silent: true });
  void addFurther(namespace, further, language());
}

async function addFurther(namespace: string, further: FurtherPacks, language: SiteLanguage): Promise<void> {
  const texts = await loadPack(further, language);
  if (texts) i18n.addResourceBundle(language, namespace, texts, true, true);
}

/** The language in use. It is also the BCP 47 tag for `Accept-Language`. */
export function language(): SiteLanguage {
  return SITE_LANGUAGES.find((known) => known === i18n.language) ?? DEFAULT_LANGUAGE;
}

/** The language in use as `language` and `lang` parameters spell it. */
export function languageParameter(): LanguageParameter {
  return parameterOf(language());
}

/** The merchant's languages, the one in use first (access-accounts-shell.md, "Language switcher"). */
export function offeredLanguages(): readonly SiteLanguage[] {
  const current = language();
  return [current, ...merchantLanguages.filter((offered) => offered !== current)];
}

/**
 * Changes the language and remembers it. Resolves when its texts are shown, or when a later choice has
 * overtaken it. A language that the merchant does not offer is ignored. Never rejects.
 */
export async function changeLanguage(next: SiteLanguage): Promise<void> {
  if (!merchantLanguages.includes(next)) return;
  lastChoice = next;
  writePreference('language', parameterOf(next));
  await Promise.all([...namespaces].map(([namespace, { further }]) => addFurther(namespace, further, next)));
  if (next === lastChoice) await i18n.changeLanguage(next);
}

/** Calls `listener` after each change of the language. Answers the function that ends it. */
export function onLanguageChange(listener: (language: SiteLanguage) => void): () => void {
  const changed = () => listener(language());
  i18n.on('languageChanged', changed);
  return () => i18n.off('languageChanged', changed);
}

/** The text of a key outside components. In components: `useTranslation`. */
export function translate(key: string, values?: Record<string, unknown>): string {
  return i18n.t(key, { ...values });
}

/** The texts of every namespace, for helpers that take a `t`. */
export function translator(): TFunction {
  return i18n.t;
}

function markDocument(tag: string): void {
  document.documentElement.lang = tag;
}

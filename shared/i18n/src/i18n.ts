import { SITE_LANGUAGES } from '@site/contracts/values/languages';
import type { LanguageParameter } from '@site/contracts/values/values';
import { writePreference } from '@site/session';
import { createInstance, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, parameterOf, type SiteLanguage, startLanguage } from './languages';
import errorsEn from './locales/en.json';
import errorsTh from './locales/th.json';
import { type BuiltInPacks, type FurtherPacks, loadPack, type RegisteredPacks, type Texts } from './packs';
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
/** By namespace and part: a namespace may have several, each brought by the pages that need it. */
const registered = new Map<string, RegisteredPacks>();
register('errors', { en: errorsEn, th: errorsTh }, { id: () => import('./locales/id.json') });
/** The longest that the first render waits for its words, in ms. English stands in for them after that. */
const START_LIMIT_MS = 2_000;

/** Packs that the store holds. A second release must not be overwritten each time the first renders. */
let added = new WeakSet<Texts>();
let merchantLanguages: readonly SiteLanguage[] = [DEFAULT_LANGUAGE];
let lastChoice: SiteLanguage | undefined;

/**
 * Starts the texts in the user's language. Called once, before the first render. Thai and English are there at
 * once; another language shows English until its packs are there, so the first render had better wait for the
 * answer: it resolves when they are, or after two seconds. Never rejects.
 */
export function initI18n({
  merchantLanguages: offered,
  merchantDefault,
  timeZone,
  resources = {},
}: I18nSettings): Promise<void> {
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
  for (const [namespace, builtIn] of Object.entries(resources)) {
    register(namespace, builtIn);
  }
  for (const { namespace, builtIn } of registered.values()) addBuiltIn(namespace, builtIn);
  const fetched = addFurther(start);
  return Promise.race([fetched, new Promise<void>((resolve) => setTimeout(resolve, START_LIMIT_MS))]);
}

/**
 * Adds a workspace's texts, before or after the start, also while rendering. The same packs again do nothing.
 * Packs of another release: keys that both have are the later ones, keys that only the first has stay.
 *
 * @param part Of texts that come with some pages only, beside those of the whole workspace.
 */
export function registerResources(
  namespace: string,
  builtIn: BuiltInPacks,
  further: FurtherPacks = {},
  part = '',
): void {
  register(namespace, builtIn, further, part);
  if (!i18n.isInitialized || added.has(builtIn.en)) return;
  addBuiltIn(namespace, builtIn);
  void addFurtherOf(namespace, further, language());
}

function register(namespace: string, builtIn: BuiltInPacks, further: FurtherPacks = {}, part = ''): void {
  registered.set(`${namespace} ${part}`, { namespace, builtIn, further });
}

function addBuiltIn(namespace: string, { en, th }: BuiltInPacks): void {
  added.add(en);
  // Silent: telling other components would be a change of state in the middle of a render.
  i18n.addResourceBundle('en', namespace, en, true, true, { silent: true });
  i18n.addResourceBundle('th', namespace, th, true, true, { silent: true });
}

/** Fetches what is still missing of a language, for every namespace. */
async function addFurther(next: SiteLanguage): Promise<void> {
  await Promise.all(
    [...registered.values()].map(({ namespace, further }) => addFurtherOf(namespace, further, next)),
  );
}

async function addFurtherOf(namespace: string, further: FurtherPacks, next: SiteLanguage): Promise<void> {
  const texts = await loadPack(further, next);
  if (!texts || added.has(texts)) return;
  added.add(texts);
  i18n.addResourceBundle(next, namespace, texts, true, true);
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
  await addFurther(next);
  if (next === lastChoice) await i18n.changeLanguage(next);
}

/** Calls `listener` after each change of the language. Returns the function that ends it. */
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
  // What is drawn ahead for a document has none yet.
  if (typeof document !== 'undefined') document.documentElement.lang = tag;
}

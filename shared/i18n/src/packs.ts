import type { SiteLanguage } from '@site/contracts/federation/merchant';

/** Texts of one namespace in one language. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** English and Thai, which every workspace brings (SH-012). */
export interface BuiltInPacks {
  readonly en: Texts;
  readonly th: Texts;
}

/** A further language, fetched when it is chosen: `{ id: () => import('./locales/id.json') }`. */
export type FurtherPacks = Partial<Record<SiteLanguage, () => Promise<Texts | { readonly default: Texts }>>>;

export interface RegisteredPacks {
  readonly namespace: string;
  readonly builtIn: BuiltInPacks;
  readonly further: FurtherPacks;
}

/** Fetches a pack; `undefined` when there is none or it cannot be had, so that English stands in for it. */
export async function loadPack(packs: FurtherPacks, language: SiteLanguage): Promise<Texts | undefined> {
  try {
    const loaded = await packs[language]?.();
    return isModule(loaded) ? loaded.default : loaded;
  } catch {
    return undefined;
  }
}

function isModule(loaded: Texts | { readonly default: Texts } | undefined): loaded is { default: Texts } {
  return typeof loaded?.default === 'object';
}

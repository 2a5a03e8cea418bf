import type { Merchant, Theme } from '@site/contracts/merchant';
import aurora from '../tokens/brands/aurora.tokens.json';
import lagoon from '../tokens/brands/lagoon.tokens.json';

/** What the address of a remote that runs alone says about the site around it. */
export interface StandaloneSettings {
  readonly merchant: Merchant;
  readonly theme: Theme;
  readonly brand: unknown;
  /** Pages that the site has besides the remote's own. */
  readonly pages: readonly string[];
}

const BRANDS = {
  aurora: { tokens: aurora, heroScene: 'skyLanterns' },
  lagoon: { tokens: lagoon, heroScene: 'sunsetBoat' },
} as const;

/** `?merchant=aurora|lagoon&theme=dark|light&lang=en|th&pages=/m/help,/m/mall`, each with a default. */
export function standaloneSettings(search: string): StandaloneSettings {
  const query = new URLSearchParams(search);
  const code = query.get('merchant') === 'lagoon' ? 'lagoon' : 'aurora';
  const theme = query.get('theme') === 'light' ? 'light' : 'dark';
  const { tokens, heroScene } = BRANDS[code];
  return {
    theme,
    brand: tokens,
    pages: query.get('pages')?.split(',') ?? [],
    merchant: {
      code,
      name: code,
      hosts: ['localhost'],
      languages: ['th', 'en'],
      defaultLanguage: query.get('lang') === 'th' ? 'th' : 'en',
      defaultTheme: theme,
      timeZone: 'Asia/Bangkok',
      home: [],
      remotes: ['standalone'],
      themeColor: { dark: '#000000', light: '#ffffff' },
      heroScene,
    },
  };
}

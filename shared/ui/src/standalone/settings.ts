import type { Merchant, Theme } from '@site/contracts/federation/merchant';

/** What the address of a remote that runs alone says about the site around it. */
export interface StandaloneSettings {
  readonly merchant: Merchant;
  readonly theme: Theme;
  /** Pages that the site has besides the remote's own. */
  readonly pages: readonly string[];
}

const HERO_SCENES = { aurora: 'skyLanterns', lagoon: 'sunsetBoat' } as const;

/** `?merchant=aurora|lagoon&theme=dark|light&lang=en|th&pages=/m/help,/m/mall`, each with a default. */
export function standaloneSettings(search: string): StandaloneSettings {
  const query = new URLSearchParams(search);
  const code = query.get('merchant') === 'lagoon' ? 'lagoon' : 'aurora';
  const theme = query.get('theme') === 'light' ? 'light' : 'dark';
  return {
    theme,
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
      heroScene: HERO_SCENES[code],
    },
  };
}

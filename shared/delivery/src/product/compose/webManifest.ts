import type { Merchant } from '@site/contracts/federation/merchant';
import { PATHS } from '@site/contracts/values/paths';
import type { Brand } from './brand';

const PNG = 'image/png';

/**
 * The web app manifest of a merchant (W3C Web Application Manifest): with it the site can be put on a home
 * screen, where it opens in a window of its own.
 */
export function webManifest(merchant: Merchant, { installedIcons }: Brand) {
  const color = merchant.themeColor[merchant.defaultTheme];
  const { small, large, maskable } = installedIcons;
  return {
    id: '/',
    name: merchant.name,
    short_name: merchant.name,
    lang: merchant.defaultLanguage,
    dir: 'ltr',
    start_url: PATHS.home,
    scope: '/',
    display: 'standalone',
    // Games turn in their own frame.
    orientation: 'portrait',
    theme_color: color,
    background_color: color,
    icons: [
      { ...small, type: PNG, purpose: 'any' },
      { ...large, type: PNG, purpose: 'any' },
      { ...maskable, type: PNG, purpose: 'maskable' },
    ],
  };
}

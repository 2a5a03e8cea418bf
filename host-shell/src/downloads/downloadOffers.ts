import type { DownloadLink } from '@site/contracts/areas/system';
import { androidLink, iosAppLink, profileLink } from './downloadLinks';
import type { Downloads } from './useDownloads';

/** One way to have the site on this phone. The shortcut is made by hand, in Safari. */
export type DownloadOffer =
  | { readonly kind: 'shortcut' }
  | { readonly kind: 'androidApp' | 'iosProfile' | 'iosApp'; readonly link: DownloadLink };

/**
 * What the popup offers here, the lightest way first (HS-088): on iOS a shortcut in Safari that can have it,
 * the profile, the app; on Android the app. Nothing where it is installed, and nothing on a computer.
 */
export function downloadOffers({ runtime: { kind, os, canInstall }, links }: Downloads): DownloadOffer[] {
  if (kind === 'APP' || kind === 'PWA') return [];
  if (os === 'android') return offer('androidApp', androidLink(links));
  if (os !== 'ios') return [];
  const app = offer('iosApp', iosAppLink(links));
  if (kind === 'WEBCLIP') return app;
  const shortcut: DownloadOffer[] = canInstall ? [{ kind: 'shortcut' }] : [];
  return [...shortcut, ...offer('iosProfile', profileLink(links)), ...app];
}

function offer(
  kind: Exclude<DownloadOffer['kind'], 'shortcut'>,
  link: DownloadLink | undefined,
): DownloadOffer[] {
  return link ? [{ kind, link }] : [];
}

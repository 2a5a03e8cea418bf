import { deviceLink, hasDownloads, iosAppLink } from './downloadLinks';
import type { Downloads } from './useDownloads';

/** Inside the native app and the installed web app there is nothing left to install. */
const isInstalled = ({ kind }: Downloads['runtime']): boolean => kind === 'APP' || kind === 'PWA';

/** Whether the download bar shows to somebody who has not closed it (HS-079, HS-080, HS-082 to HS-085). */
export function showsBar({ runtime, links, barNeedsLogin }: Downloads, signedIn: boolean): boolean {
  if (isInstalled(runtime) || !hasDownloads(links)) return false;
  if (runtime.kind === 'WEBCLIP' && !iosAppLink(links)) return false;
  if (runtime.os === 'ios' && !runtime.canInstall) return false;
  // The way to a page that has nothing for this phone would lead nowhere.
  if ((runtime.os === 'android' || runtime.os === 'harmony') && !deviceLink(links, runtime)) return false;
  return signedIn || !barNeedsLogin;
}

/** Whether the header has the download icon (HS-029). */
export function showsIcon({ runtime, links, appWindow }: Downloads): boolean {
  return appWindow && !isInstalled(runtime) && deviceLink(links, runtime) !== undefined;
}

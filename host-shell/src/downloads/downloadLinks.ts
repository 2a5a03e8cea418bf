import type { DownloadLink } from '@site/contracts/areas/system';
import type { Runtime } from '@site/session/runtime';

type Links = readonly DownloadLink[];

const linkOf = (links: Links, type: DownloadLink['resourceType']) =>
  links.find(({ resourceType }) => resourceType === type);

/** The configuration profile that puts the site on the home screen of iOS. */
export const profileLink = (links: Links) => linkOf(links, 'MOBILECONFIG');

export const iosAppLink = (links: Links) => linkOf(links, 'IOS');

export const androidLink = (links: Links) => linkOf(links, 'Android');

/** What iOS gets: the profile, else the app (HS-086). A web clip is the profile already: there the app. */
export const iosLink = (links: Links, kind: Runtime['kind']) =>
  kind === 'WEBCLIP' ? iosAppLink(links) : (profileLink(links) ?? iosAppLink(links));

/** The link for the device in use; a computer has none. */
export function deviceLink(links: Links, { os, kind }: Runtime): DownloadLink | undefined {
  if (os === 'ios') return iosLink(links, kind);
  return os === 'android' ? androidLink(links) : undefined;
}

/** Whether there is anything to download, for any device. */
export const hasDownloads = (links: Links): boolean =>
  links.some(({ resourceType }) => resourceType !== 'AppDownloadIcon');

/**
 * The app's own picture, when it lies on this origin: the policy of the page allows no other. Without one the
 * merchant's mark stands for the app.
 */
export const appPicture = (links: Links): string | undefined => {
  const url = linkOf(links, 'AppDownloadIcon')?.url;
  return url?.startsWith('/') ? url : undefined;
};

/** iOS lets Safari alone install profiles and apps from a site (HS-089). */
export const needsSafari = ({ os, browser }: Runtime): boolean => os === 'ios' && browser !== 'safari';

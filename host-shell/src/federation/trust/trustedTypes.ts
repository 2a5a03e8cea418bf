/** The part of the Trusted Types API that is used here (W3C Trusted Types); not every browser has it. */
interface TrustedTypePolicies {
  createPolicy(name: 'default', rules: { createScriptURL: (url: string) => string | null }): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypePolicies;
  }
}

/** Google's own scripts, and the parameter with which they keep to Trusted Types themselves. */
const RECAPTCHA = /^https:\/\/www\.google\.com\/recaptcha\/[a-z]+\.js\?/;
const KEEPS_TO_TRUSTED_TYPES = '&trustedtypes=true';

/**
 * Lets scripts come from this origin and from the folders of the document's releases, and from nowhere else
 * but from what the merchant's own choices need (FD-033). It is the page's default policy: webpack's, the
 * federation runtime's and Firebase's loaders assign plain addresses.
 *
 * @param folders Where releases come from, with a slash at the end.
 * @param foreign Origins, and folders with a slash at the end.
 */
export function allowScriptsFrom(folders: readonly string[], foreign: readonly string[] = []): void {
  const allFolders = [...folders, ...foreign.filter((source) => source.endsWith('/'))];
  const mayLoad = (url: string) => {
    const { href, origin } = new URL(url, document.baseURI);
    const mayCome = [window.location.origin, ...foreign].includes(origin);
    return mayCome || allFolders.some((folder) => href.startsWith(folder));
  };
  const asAsked = (url: string) => (RECAPTCHA.test(url) ? `${url}${KEEPS_TO_TRUSTED_TYPES}` : url);
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (mayLoad(url) ? asAsked(url) : null),
  });
}

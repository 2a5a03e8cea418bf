/** The part of the Trusted Types API that is used here (W3C Trusted Types); not every browser has it. */
interface TrustedTypePolicies {
  createPolicy(name: 'default', rules: { createScriptURL: (url: string) => string | null }): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypePolicies;
  }
}

/**
 * Lets scripts come from this origin and from the folders of the document's releases, and from nowhere else
 * (FD-033). It is the page's default policy: webpack's and the federation runtime's loaders assign plain
 * addresses. Folders, not releases, so that an open tab can take the next release.
 */
export function allowScriptsFrom(releaseUrls: Iterable<string>): void {
  const folders = [...releaseUrls].map((url) => new URL('..', url).href);
  const mayLoad = (url: string) => {
    const { href, origin } = new URL(url, document.baseURI);
    return origin === window.location.origin || folders.some((folder) => href.startsWith(folder));
  };
  window.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (mayLoad(url) ? url : null) });
}

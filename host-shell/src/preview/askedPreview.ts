import { PREVIEW_PARAMETER } from '@site/contracts/federation/previewParameter';
import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';

/*
 * The part of previews that every page has: whether one is asked for. What checks it is loaded only then.
 */

/** What this tab may be a preview by: the link in the address, then the one that it has kept. */
export function askedPreviews(): string[] {
  const asked = new URLSearchParams(window.location.search).get(PREVIEW_PARAMETER);
  return [...new Set([asked, storedPreview()])].filter((token) => token !== null);
}

function storedPreview(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEYS.preview);
  } catch {
    return null;
  }
}

/** Takes the link out of the address: it is for this tab, and not to be kept with the page. */
export function hidePreviewParameter(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(PREVIEW_PARAMETER)) return;
  url.searchParams.delete(PREVIEW_PARAMETER);
  window.history.replaceState(window.history.state, '', url);
}

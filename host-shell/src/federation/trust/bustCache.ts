/*
 * A browser reuses a preload that failed, and a request joins one for the same address that hangs, so a fault
 * that is long gone would meet every retry. After a failed load the files of a release are requested at new
 * addresses.
 */

/** How often the cache was busted, by folder. */
const counts = new Map<string, number>();

/** The address at which a file of a release is requested now. */
export function freshAddress(url: string): string {
  const count = counts.get(folderOf(url));
  return count ? `${plainAddress(url)}?again=${count}` : url;
}

/** The address as the manifest has it. */
export function plainAddress(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

/** Requests every file beside this one at a new address from now on. */
export function bustCache(url: string): void {
  const folder = folderOf(url);
  counts.set(folder, (counts.get(folder) ?? 0) + 1);
}

/** Aborts what is pending of the files beside this one: a new registration would wait with it. */
export function abortPending(url: string): void {
  const folder = folderOf(url);
  for (const script of document.querySelectorAll('script'))
    if (script.src.startsWith(folder)) script.remove();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.href.startsWith(folder) && !link.sheet) link.remove();
}

/** The folder of a file, with a slash at its end. */
export function folderOf(url: string): string {
  return new URL('.', url).href;
}

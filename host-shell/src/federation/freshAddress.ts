/*
 * A browser hands out a preload that failed once more, and lets a request join one for the same address that
 * hangs. A fault that is long gone would meet every retry. So after a failed load the files of a release are
 * asked for at addresses that are new.
 */

/** How often the files of a folder had to be asked for anew. */
const counts = new Map<string, number>();

/** The address at which a file of a release is asked for now. */
export function freshAddress(url: string): string {
  const count = counts.get(folderOf(url));
  return count ? `${plainAddress(url)}?again=${count}` : url;
}

/** The address as the manifest has it. */
export function plainAddress(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

/** Has every file beside this one asked for anew from now on. */
export function askAnew(url: string): void {
  const folder = folderOf(url);
  counts.set(folder, (counts.get(folder) ?? 0) + 1);
}

/** Gives up what is still awaited of the files beside this one: a new registration would wait with it. */
export function giveUpAwaited(url: string): void {
  const folder = folderOf(url);
  for (const script of document.querySelectorAll('script'))
    if (script.src.startsWith(folder)) script.remove();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.href.startsWith(folder) && !link.sheet) link.remove();
}

function folderOf(url: string): string {
  return new URL('.', url).href;
}

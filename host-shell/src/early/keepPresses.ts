import type { EarlyPress } from '../firstView/earlyPress';

/**
 * Keeps the last press on the first view for the application, which does it as soon as it can: a link that was followed
 * at once would load everything a second time. What opens elsewhere, or is pressed with a key held, is the browser's.
 *
 * @returns What lets go of presses: links are links again.
 */
export function keepPresses(view: HTMLElement): () => void {
  const press = (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>('a, button');
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!target || elsewhere || target.getAttribute('target') === '_blank') return;
    event.preventDefault();
    const kept: EarlyPress = { target };
    globalThis.siteEarlyPress = kept;
    view.dispatchEvent(new Event('press'));
  };
  view.addEventListener('click', press);
  return () => {
    view.removeEventListener('click', press);
    globalThis.siteEarlyPress = undefined;
  };
}

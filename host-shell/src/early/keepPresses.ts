import type { EarlyPress } from '../firstView/earlyPress';

/**
 * Keeps the last press on the first view for the application, which does it as soon as it can: a link that was followed
 * at once would load everything a second time. What opens elsewhere, or is pressed with a key held, is the browser's. A
 * form is sent by a press too, and never by the browser.
 *
 * @returns What lets links be links again.
 */
export function keepPresses(view: HTMLElement): () => void {
  let kept = 'a, button';
  view.addEventListener('click', (event) => {
    const target = (event.target as Element).closest<HTMLElement>(kept);
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!target || elsewhere || target.getAttribute('target') === '_blank') return;
    event.preventDefault();
    const press: EarlyPress = { target };
    globalThis.siteEarlyPress = press;
    view.dispatchEvent(new Event('press'));
  });
  view.addEventListener('submit', (event) => event.preventDefault());
  return () => {
    kept = 'button';
  };
}

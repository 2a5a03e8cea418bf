import { FIRST_VIEW_ID } from '@site/contracts/federation/documents';
import type { SiteRouter } from '@site/router';
import { painted } from '@site/ui/afterPaint';
import { counterpart } from './counterpart';
import './earlyPress';
import { bringTyped, focusAs, hasFieldsFor } from './typed';

/** So long the application has for its slots once it has been drawn, in ms; then it shows as far as it is. */
const SLOTS_LIMIT_MS = 8_000;
/** So long for pictures in view to be ready to paint. */
const PICTURES_LIMIT_MS = 500;
/** So many pictures are painted in one frame: a drawn one takes a slow phone 2 to 15 ms. */
const PAINTED_AT_ONCE = 4;

/**
 * Lets the application take the place of the document's first view, in one step, once what the first view shows is there
 * in it; until then it is laid out, and neither seen nor read. A page without a first view is not touched.
 *
 * @param root Where the application is drawn. What stands in it now is the document's outline.
 */
export function takeOverFirstView(root: HTMLElement, router: SiteRouter): void {
  const view = document.getElementById(FIRST_VIEW_ID);
  if (!view || document.documentElement.dataset.firstView === undefined) {
    view?.remove();
    return;
  }
  const shown = view;
  const outline = root.firstElementChild;
  const slots = [...view.querySelectorAll<HTMLElement>('[data-slot]')].filter(isDrawn);
  const controller = new AbortController();
  const { signal } = controller;
  const watch = new MutationObserver(look);
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
  for (const kind of ['press', 'input']) view.addEventListener(kind, look, { signal });
  let limit: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    if (outline?.isConnected || root.childElementCount === 0) return;
    limit ??= setTimeout(() => void finish(), SLOTS_LIMIT_MS);
    followLink(router);
    if (isSettled(shown, slots, root)) void finish();
  }

  async function finish(): Promise<void> {
    if (signal.aborted) return;
    controller.abort();
    watch.disconnect();
    clearTimeout(limit);
    const pictures = [...root.querySelectorAll('img')];
    const inView = await picturesInView(pictures);
    const later = pictures.filter((picture) => !inView.has(picture));
    await picturesReady([...inView]);
    const behind = samePictures(shown, inView);
    await paint(behind, 'visible');
    for (const { style } of later) style.visibility = 'hidden';
    swap(shown, root);
    for (const { style } of behind) style.visibility = '';
    await painted();
    await paint(later, '');
  }
}

/** Empty ones and skeletons are nothing to wait for: the application has the same in their places. */
function isDrawn(slot: HTMLElement): boolean {
  return slot.childElementCount > 0 && !slot.querySelector('[aria-busy="true"]');
}

/** Whether the application shows another page, or of this one all that the first view does, and fields for what was typed. */
function isSettled(view: HTMLElement, slots: readonly HTMLElement[], root: HTMLElement): boolean {
  const places = slots.map(({ dataset: { slot = '' } }) =>
    root.querySelector(`[data-slot="${CSS.escape(slot)}"]`),
  );
  if (places.every((place) => place === null)) return true;
  return places.every((place) => !place?.querySelector('[aria-busy="true"]')) && hasFieldsFor(view, root);
}

/** A link waits for nothing more than the router; where the page has a query, for its own with that. */
function followLink(router: SiteRouter): void {
  if (location.search) return;
  const { target } = globalThis.siteEarlyPress ?? {};
  const href = target?.getAttribute('href');
  if (!href?.startsWith('/')) return;
  globalThis.siteEarlyPress = undefined;
  router.navigate(href);
}

/**
 * The pictures in view, once the next frame has laid the application out: to ask for their places here would do so in the
 * task that has drawn it, which would be twice as long. A page that nobody sees has no frames.
 */
async function picturesInView(pictures: readonly HTMLImageElement[]): Promise<ReadonlySet<HTMLImageElement>> {
  if (document.hidden || pictures.length === 0) {
    await painted();
    return new Set();
  }
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      const seen = entries.filter((entry) => entry.isIntersecting);
      resolve(new Set(seen.map(({ target }) => target as HTMLImageElement)));
    });
    for (const picture of pictures) observer.observe(picture);
  });
}

async function picturesReady(pictures: readonly HTMLImageElement[]): Promise<void> {
  await Promise.race([
    Promise.allSettled(pictures.map((picture) => picture.decode())),
    new Promise((resolve) => setTimeout(resolve, PICTURES_LIMIT_MS)),
  ]);
}

/** Those that the first view shows as well: they can be painted behind it, and nobody sees them before the rest. */
function samePictures(
  view: HTMLElement,
  pictures: ReadonlySet<HTMLImageElement>,
): readonly HTMLImageElement[] {
  const shown = new Set([...view.querySelectorAll('img')].map(({ src }) => src));
  return [...pictures].filter(({ src }) => shown.has(src));
}

/**
 * A few in each frame, so that the swap has little to paint: before it what the first view shows too, and after it what is
 * out of sight, as the browser paints far beyond the screen.
 */
async function paint(pictures: readonly HTMLImageElement[], visibility: 'visible' | ''): Promise<void> {
  for (let first = 0; first < pictures.length; first += PAINTED_AT_ONCE) {
    for (const { style } of pictures.slice(first, first + PAINTED_AT_ONCE)) style.visibility = visibility;
    await painted();
  }
}

/** What was typed and what has the focus stay as they were, and a press that waited is made. */
function swap(view: HTMLElement, root: HTMLElement): void {
  const { activeElement } = document;
  const focused =
    activeElement && view.contains(activeElement) ? counterpart(activeElement, view, root) : undefined;
  const { target } = globalThis.siteEarlyPress ?? {};
  const pressed = target && counterpart(target, view, root);
  globalThis.siteEarlyPress = undefined;
  bringTyped(view, root);
  delete document.documentElement.dataset.firstView;
  // Before the view goes: a phone keeps its keyboard then.
  if (focused && activeElement) focusAs(activeElement, focused);
  view.remove();
  pressed?.click();
}

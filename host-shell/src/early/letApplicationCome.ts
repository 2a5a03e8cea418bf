import { APPLICATION_ID } from '@site/contracts/federation/documents';
import type { ShownView } from './showFirstView';

/** So long the first view has the network for itself at most, in ms. */
const LIMIT_MS = 1_500;

/**
 * Resolves when the first view has its styles and pictures, which the application would share a slow network with
 * (decision 184); at once for who touches it, and in any case soon.
 *
 * It and what follows it begin in the event of what came last, and not a frame later: the page's own `load` event, after
 * which a service worker and prefetching may have the network, waits for the application then.
 */
export async function hasCome(shown: ShownView): Promise<void> {
  const touched = new Promise((resolve) => {
    for (const kind of ['pointerdown', 'keydown']) shown.view.addEventListener(kind, resolve, { once: true });
  });
  const limit = new Promise((resolve) => setTimeout(resolve, LIMIT_MS));
  const pictures = [...shown.view.querySelectorAll('img')].map(pictureThere);
  await Promise.race([Promise.all([shown.whole, ...pictures]), touched, limit]);
}

/**
 * Puts the tags that load the application into the document, where they are not there already: when it has been read, as
 * the application begins with what stands at its end. First its scripts, which nothing can do without; what they load
 * comes while they are run.
 */
export async function letApplicationCome(): Promise<void> {
  if (document.readyState === 'loading') await happened(document, 'DOMContentLoaded');
  const later = document.getElementById(APPLICATION_ID);
  if (!(later instanceof HTMLTemplateElement)) return;
  const scripts = [...later.content.querySelectorAll('script')];
  const there = scripts.map((script) => happened(script, 'load', 'error'));
  document.head.append(...scripts);
  await Promise.all(there);
  document.head.append(later.content);
}

function happened(target: EventTarget, ...kinds: readonly string[]): Promise<unknown> {
  return new Promise((resolve) => {
    for (const kind of kinds) target.addEventListener(kind, resolve, { once: true });
  });
}

/** Also when it does not come. One that is loaded when it comes into sight is not waited for. */
function pictureThere(picture: HTMLImageElement): Promise<unknown> | undefined {
  if (picture.complete || picture.loading === 'lazy') return undefined;
  return happened(picture, 'load', 'error');
}

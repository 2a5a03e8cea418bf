import type { DeliveryContext } from '../product/deploy/deploy';
import { drawOnce } from '../product/firstView/drawViews';
import { publicAnswers } from '../product/firstView/publicAnswers';
import { refreshViews } from '../product/firstView/refreshViews';

/** How often the platform is asked whether first views are still what it says, in ms. */
export const REFRESH_EVERY_MS = 60_000;

/**
 * Draws first views, and again while the site runs, beside whatever it does. A merchant whose platform does not answer keeps
 * what it has.
 *
 * @param say Hears each thing that is not as it should be, once.
 * @returns What ends it.
 */
export function keepFresh(
  context: DeliveryContext,
  merchants: readonly string[],
  platformUrl: string,
  say: (line: string) => void,
): () => Promise<void> {
  const answers = publicAnswers(platformUrl);
  const draw = drawOnce();
  const said = new Set<string>();
  const sayOnce = (line: string) => {
    if (!said.has(line)) say(line);
    said.add(line);
  };
  let ended = false;
  let timer: NodeJS.Timeout | undefined;

  async function refreshAll(): Promise<void> {
    for (const merchant of merchants) {
      if (ended) return;
      try {
        await refreshViews(context, merchant, { answers, draw, say: sayOnce });
      } catch (error) {
        sayOnce(`First view of ${merchant}: ${(error as Error).message}`);
      }
    }
    timer = setTimeout(() => {
      running = refreshAll();
    }, REFRESH_EVERY_MS);
  }

  let running = refreshAll();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await running;
    clearTimeout(timer);
  };
}

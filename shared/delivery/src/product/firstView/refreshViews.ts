import { composeSite, documentsFolder, storeSite } from '../compose/composeSite';
import { type DeliveryContext, partsOf } from '../deploy/deploy';
import { compositionOf } from '../deploy/deployments';
import { publishLive } from '../deploy/publishLive';
import { documentsOf, refreshesIn } from '../deploy/refreshes';
import { composeViews } from './composeViews';
import { type Draw, drawViews } from './drawViews';
import type { PublicAnswers } from './publicAnswers';

/** What a refresh has done: `none` where nothing is live, or where the live host has no first view. */
export type Refreshed = 'refreshed' | 'unchanged' | 'none';

export interface RefreshOptions {
  readonly answers: PublicAnswers;
  /** Of a process that refreshes again: it keeps what it has drawn. */
  readonly draw?: Draw;
  /** Hears of slots that keep their skeleton. */
  readonly say: (line: string) => void;
}

/**
 * Draws the first views of what is live for a merchant anew, from what the platform says now. It is no deployment: what
 * is live stays what it is.
 *
 * @throws Error when the platform does not answer: the documents stay as they are.
 */
export async function refreshViews(
  context: DeliveryContext,
  merchant: string,
  { answers, draw = drawViews, say }: RefreshOptions,
): Promise<Refreshed> {
  const { store, deployments } = context;
  const live = await deployments.live(merchant);
  if (!live) return 'none';
  const parts = await partsOf(context, merchant, compositionOf(live));
  const views = await composeViews(parts, {
    store,
    draw,
    answersTo: (calls, language) => answers.of(calls, parts.merchant, language),
    say,
  });
  const refreshes = refreshesIn(store);
  const now = await documentsOf(refreshes, live);
  const site = views.size > 0 ? composeSite({ ...parts, views }) : undefined;
  const documents = site?.hash ?? live.documents;
  if (documents === now) return site ? 'unchanged' : 'none';
  if (site && !(await store.storedAt(documentsFolder(merchant, site.hash))))
    await storeSite(store, parts, site);
  const at = context.now().toISOString();
  await refreshes.append(merchant, { deployment: live.number, documents, at });
  await publishLive(store, deployments, merchant);
  return site ? 'refreshed' : 'none';
}

import * as z from 'zod/mini';
import { documentsFolder } from '../compose/composeSite';
import { type NumberedFiles, numberedFiles } from '../store/numberedFiles';
import type { Store } from '../store/Store';
import type { Deployment } from './deployments';

/*
 * A deployment states releases, and its documents are derived from them alone. Documents with first views are derived from
 * data as well, and change with these: which of them stand in the place of a deployment's own is written down beside the
 * deployments, numbered as they are (decision 164).
 */

const Refresh = z.object({
  /** Number of the deployment whose documents they are. */
  deployment: z.int().check(z.gte(1)),
  /** Name of the folder of the documents with first views. */
  documents: z.string(),
  /** ISO 8601 in UTC. */
  at: z.string(),
});
export type Refresh = z.infer<typeof Refresh>;

/** The refreshed documents of all merchants. */
export interface Refreshes {
  /** The newest of a merchant; undefined where there is none. */
  newest(merchant: string): Promise<Refresh | undefined>;
  /** @returns false, and nothing written, when another process was first. */
  append(merchant: string, refresh: Refresh): Promise<boolean>;
}

export function refreshesIn(store: Store): Refreshes {
  const series = new Map<string, NumberedFiles>();
  const of = (merchant: string) => {
    const known = series.get(merchant) ?? numberedFiles(store, `refreshes/${merchant}`);
    series.set(merchant, known);
    return known;
  };
  return {
    async newest(merchant) {
      const file = await of(merchant).newest();
      return file && Refresh.parse(JSON.parse(file.content.toString('utf8')));
    },
    async append(merchant, refresh) {
      const number = ((await of(merchant).newest())?.number ?? 0) + 1;
      return of(merchant).create(number, Buffer.from(`${JSON.stringify(refresh)}\n`));
    },
  };
}

/**
 * The folder of the documents that answer for a deployment: those with first views while it is the newest that has some,
 * else its own.
 */
export async function documentsOf(refreshes: Refreshes, live: Deployment): Promise<string> {
  const refresh = await refreshes.newest(live.merchant);
  return refresh?.deployment === live.number ? refresh.documents : live.documents;
}

/** The documents of the newest refresh of a merchant, which stay while they may answer. */
export async function refreshedFolder(refreshes: Refreshes, merchant: string): Promise<string | undefined> {
  const refresh = await refreshes.newest(merchant);
  return refresh && documentsFolder(merchant, refresh.documents);
}

import { Integrity } from '@site/contracts/federation/discovery';
import * as z from 'zod/mini';
import { integrityOf } from '../../integrity';
import type { Store } from '../store/Store';
import type { Damage } from './verifyFolder';

/** The last file of a numbered series, as somebody saw it who kept that elsewhere. */
export const ChainHead = z.object({ chain: z.string(), number: z.int(), integrity: Integrity });
export type ChainHead = z.infer<typeof ChainHead>;

/** Where a series of numbered files lies by itself, and where one lies for each merchant. */
const CHAINS = { single: ['audit'], byMerchant: ['deployments'] };

const Follower = z.object({ previous: z.optional(Integrity) });
const NUMBERED = /^0*([1-9]\d*)\.json$/;

/**
 * Checks the log (FD-067): of deployments and of what is none, each file has the hash of the one before, so a file that
 * was changed or taken out is found. Deployments of before hashes were written down may stand at the beginning alone.
 *
 * Whoever can write everything can write the whole log anew. That, and what is cut off at its end, is found by heads
 * that were kept elsewhere.
 *
 * @param since Heads that an earlier look told.
 * @returns What is wrong, and the heads now.
 */
export async function verifyChains(
  store: Store,
  since: readonly ChainHead[] = [],
): Promise<{ readonly damages: readonly Damage[]; readonly heads: readonly ChainHead[] }> {
  const merchants = await Promise.all(
    CHAINS.byMerchant.map(async (folder) => (await store.list(folder)).map((name) => `${folder}/${name}`)),
  );
  const there = [...CHAINS.single, ...merchants.flat()];
  // One that somebody saw and that is gone altogether is looked for as well.
  const chains = [...new Set([...there, ...since.map(({ chain }) => chain)])];
  const looked = await Promise.all(
    chains.map((chain) =>
      verifyChain(
        store,
        chain,
        since.filter((head) => head.chain === chain),
      ),
    ),
  );
  return {
    damages: looked.flatMap(({ damages }) => damages),
    heads: looked.flatMap(({ head }) => head ?? []),
  };
}

async function verifyChain(store: Store, chain: string, since: readonly ChainHead[]) {
  const damages: Damage[] = [];
  const seen = new Map(since.map(({ number, integrity }) => [number, integrity]));
  let isChained = false;
  let before: ChainHead | undefined;
  for (const name of await store.list(chain)) {
    const place = `${chain}/${name}`;
    const number = Number(NUMBERED.exec(name)?.[1] ?? 0);
    const content = await store.readFile(place);
    if (number === 0 || !content) {
      damages.push({ place, what: 'is no file of a numbered series' });
      continue;
    }
    const expected = (before?.number ?? 0) + 1;
    if (number !== expected) damages.push({ place: chain, what: missing(expected, number - 1) });
    const integrity = integrityOf(content);
    const previous = previousOf(content);
    if (number > 1 && previous === undefined && (isChained || chain === 'audit'))
      damages.push({ place, what: 'does not say which one it follows' });
    if (previous !== undefined && before && number === expected && previous !== before.integrity)
      damages.push({
        place,
        what: `does not follow number ${before.number} as that is now: one was changed`,
      });
    if (seen.has(number) && seen.get(number) !== integrity)
      damages.push({ place, what: 'is not what it was at the earlier look' });
    isChained ||= previous !== undefined;
    before = { chain, number, integrity };
  }
  const cut = since.filter(({ number }) => number > (before?.number ?? 0));
  damages.push(...cut.map(({ number }) => ({ place: chain, what: missing(number, number) })));
  return { damages, head: before };
}

function missing(from: number, to: number): string {
  return from === to ? `number ${from} is missing` : `numbers ${from} to ${to} are missing`;
}

/** What a file says of the one before; nothing where it cannot be read, which its followers tell. */
function previousOf(content: Buffer): string | undefined {
  try {
    return Follower.parse(JSON.parse(content.toString('utf8'))).previous;
  } catch {
    return undefined;
  }
}

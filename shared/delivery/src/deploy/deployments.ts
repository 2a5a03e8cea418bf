import { DiscoveryDocument, Release } from '@site/contracts/discovery';
import { MerchantCode } from '@site/contracts/merchant';
import * as z from 'zod/mini';
import type { Store } from '../store/Store';

const Change = z.object({
  component: z.string(),
  /**
   * As people read it: `1.3.0`, `1.3.0 90 %, 1.4.0 10 %`. Left out when the component was not live before, or
   * is not afterwards.
   */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
});
export type Change = z.infer<typeof Change>;

/**
 * What went live for a merchant at one moment, and at the same time the line of the audit log that says so
 * (FD-023): there cannot be one without the other.
 */
export const Deployment = z.object({
  number: z.int().check(z.gte(1)),
  merchant: MerchantCode,
  /** ISO 8601 in UTC. */
  at: z.string(),
  by: z.string(),
  action: z.enum(['deploy', 'rollback']),
  changes: z.array(Change),
  host: Release,
  discovery: DiscoveryDocument,
  /** Hash of the composed documents that carry all this. */
  documents: z.string(),
});
export type Deployment = z.infer<typeof Deployment>;

const NUMBER_DIGITS = 6;

const folderOf = (merchant: string) => `deployments/${merchant}`;
const fileOf = (merchant: string, number: number) =>
  `${folderOf(merchant)}/${String(number).padStart(NUMBER_DIGITS, '0')}.json`;

/**
 * The deployments of all merchants. They are numbered and never changed; the highest number is live. A reader
 * therefore sees the old state or the new one (FD-021), and of two writers of one number one is told (FD-022).
 */
export interface Deployments {
  /** What is live, or undefined when nothing is yet. */
  live(merchant: string): Promise<Deployment | undefined>;
  /** All of a merchant's deployments, newest first. */
  history(merchant: string): Promise<Deployment[]>;
  /** Makes a deployment live: false, and nothing changed, when its number is taken. */
  append(deployment: Deployment): Promise<boolean>;
}

export function deploymentsIn(store: Store): Deployments {
  // The newest seen so far: the next call asks only whether a newer one has come.
  const newest = new Map<string, Deployment>();

  async function read(merchant: string, number: number): Promise<Deployment | undefined> {
    const bytes = await store.readFile(fileOf(merchant, number));
    return bytes && Deployment.parse(JSON.parse(bytes.toString('utf8')));
  }

  async function numbers(merchant: string): Promise<number[]> {
    const names = await store.list(folderOf(merchant));
    return names.map((name) => Number.parseInt(name, 10));
  }

  return {
    async live(merchant) {
      let deployment = newest.get(merchant) ?? (await read(merchant, (await numbers(merchant)).at(-1) ?? 0));
      while (deployment) {
        newest.set(merchant, deployment);
        const next = await read(merchant, deployment.number + 1);
        if (!next) break;
        deployment = next;
      }
      return deployment;
    },
    async history(merchant) {
      const all = await Promise.all((await numbers(merchant)).map((number) => read(merchant, number)));
      return all.filter((deployment) => deployment !== undefined).reverse();
    },
    async append(deployment) {
      const content = Buffer.from(`${JSON.stringify(deployment, undefined, 2)}\n`);
      return store.createFile(fileOf(deployment.merchant, deployment.number), content);
    },
  };
}

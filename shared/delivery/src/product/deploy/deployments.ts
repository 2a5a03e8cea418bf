import { Integrity, Release } from '@site/contracts/federation/discovery';
import { MerchantCode } from '@site/contracts/federation/merchant';
import { DeploymentAction, LimitEvidence, Rollout, Variant } from '@site/contracts/federation/rollout';
import * as z from 'zod/mini';
import { integrityOf } from '../../integrity';
import type { Store } from '../store/Store';
import { Author } from './author';
import { Change, type Composition } from './composition';
import { isEarlier, readEarlier } from './earlierDeployments';

/** Raised whenever a reader of before could not read what is written now. */
const SCHEMA = 2;

/**
 * What was meant to be live for a merchant from one moment on, and at the same time the line of the audit log
 * that says so (FD-023): there cannot be one without the other. Documents are derived from it.
 */
export const Deployment = z.object({
  schema: z.literal(SCHEMA),
  number: z.int().check(z.gte(1)),
  /** Integrity of the file of the deployment before (FD-067); those of before this was stated have none. */
  previous: z.optional(Integrity),
  merchant: MerchantCode,
  /** ISO 8601 in UTC. */
  at: z.string(),
  by: Author,
  action: DeploymentAction,
  changes: z.array(Change),
  /** In the words of who did it; of a guard's stop, what broke. */
  reason: z.optional(z.string()),
  /** Of a guard's stop: the limits that broke. */
  evidence: z.optional(z.array(LimitEvidence)),
  /** Release of the host. */
  host: Release,
  /** By remote; see Composition. */
  remotes: z.record(z.string(), z.readonly(z.array(Variant))),
  /** By remote: the releases on their way in (FD-051). A rollout has ended where the next deployment has it no more. */
  rollouts: z.optional(z.record(z.string(), Rollout)),
  /** By `component@release`: ids of the keys whose signatures were found good when it went live (FD-079). */
  signatures: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Name of the brand's folder. One of before this was stated, whose documents are lost, has none. */
  brand: z.optional(z.string()),
  /** Name of the folder of the documents that were derived from all this. */
  documents: z.string(),
});
export type Deployment = z.infer<typeof Deployment>;

/** What is live, as a composition; empty when nothing is. */
export function compositionOf(
  live: Pick<Deployment, 'host' | 'remotes' | 'rollouts'> | undefined,
): Composition {
  return {
    host: live?.host,
    remotes: new Map(Object.entries(live?.remotes ?? {})),
    rollouts: new Map(Object.entries(live?.rollouts ?? {})),
  };
}

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
  /** The one of a number; undefined when there is none. */
  read(merchant: string, number: number): Promise<Deployment | undefined>;
  /** All of a merchant's deployments, newest first. */
  history(merchant: string): Promise<Deployment[]>;
  /**
   * Makes a deployment live.
   *
   * @returns What was stored; undefined, and nothing changed, when its number is taken.
   */
  append(deployment: Omit<Deployment, 'schema' | 'previous'>): Promise<Deployment | undefined>;
}

export function deploymentsIn(store: Store): Deployments {
  // The newest seen so far: the next call asks only whether a newer one has come.
  const newest = new Map<string, Deployment>();

  async function read(merchant: string, number: number): Promise<Deployment | undefined> {
    const file = fileOf(merchant, number);
    const bytes = await store.readFile(file);
    return bytes && parse(bytes, file);
  }

  /** @throws Error naming the file: the store is damaged, or a newer version of this project wrote it. */
  async function parse(bytes: Buffer, file: string): Promise<Deployment> {
    const json: unknown = JSON.parse(bytes.toString('utf8'));
    const current = isEarlier(json) ? { schema: SCHEMA, ...(await readEarlier(store, json)) } : json;
    const parsed = z.safeParse(Deployment, current);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new Error(
      `${file} is no deployment of schema ${SCHEMA} at ${issue?.path.join('.')}: ${issue?.message}`,
    );
  }

  async function numbers(merchant: string): Promise<number[]> {
    const names = await store.list(folderOf(merchant));
    return names.map((name) => Number.parseInt(name, 10));
  }

  return {
    read,
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
    async append(stated) {
      const { number, ...rest } = stated;
      const before = await store.readFile(fileOf(stated.merchant, number - 1));
      const previous = before && { previous: integrityOf(before) };
      const deployment: Deployment = { schema: SCHEMA, number, ...previous, ...rest };
      const content = Buffer.from(`${JSON.stringify(deployment, undefined, 2)}\n`);
      const created = await store.createFile(fileOf(deployment.merchant, deployment.number), content);
      return created ? deployment : undefined;
    },
  };
}

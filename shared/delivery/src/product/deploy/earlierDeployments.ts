import { DiscoveryDocument, type DiscoveryEntry, Release } from '@site/contracts/federation/discovery';
import { MerchantCode } from '@site/contracts/federation/merchant';
import type { Variant } from '@site/contracts/federation/rollout';
import * as z from 'zod/mini';
import { documentsFolder } from '../compose/composeSite';
import { FALLBACK_KIND } from '../compose/hostManifest';
import { componentOf, remoteInDocument } from '../discovery/names';
import type { Store } from '../store/Store';
import { Author, UNKNOWN_AUTHOR } from './author';
import { Change } from './composition';

/*
 * Deployments of before their files stated a schema. They have the discovery document in the place of the
 * composition, and what their brand was is said by the documents alone. Nothing in a store is ever rewritten, so
 * they stay as they are, and are read as if they had been written today.
 */

const EarlierDeployment = z.object({
  number: z.int(),
  merchant: MerchantCode,
  at: z.string(),
  by: z.catch(Author, UNKNOWN_AUTHOR),
  action: z.enum(['deploy', 'rollback']),
  changes: z.array(Change),
  host: Release,
  discovery: DiscoveryDocument,
  documents: z.string(),
});

/** Whether the content of a deployment's file is of before a schema was stated. */
export function isEarlier(json: unknown): boolean {
  return typeof json === 'object' && json !== null && !('schema' in json);
}

/** What a deployment's file of before says in the words of today, apart from the schema. */
export async function readEarlier(store: Store, json: unknown) {
  const { discovery, ...stated } = EarlierDeployment.parse(json);
  return { ...stated, remotes: remotesIn(discovery), brand: await brandIn(store, stated) };
}

function remotesIn({ microFrontends }: DiscoveryDocument): Record<string, Variant[]> {
  const remotes = Object.entries(microFrontends).map(([name, entries]) => {
    const remote = componentOf(remoteInDocument(name));
    return [remote, entries.map((entry) => variantOf(remote, entry))] as const;
  });
  return Object.fromEntries(remotes);
}

function variantOf(remote: string, { fallbackUrl, metadata, deployment, extras }: DiscoveryEntry): Variant {
  const fallback =
    fallbackUrl && extras.fallback
      ? { component: componentAt(fallbackUrl), release: extras.fallback.version }
      : undefined;
  return {
    component: extras.component ?? remote,
    release: metadata.version,
    ...deployment,
    ...(fallback && { fallback }),
  };
}

/** `…/mfe-games/1.4.0/mf-manifest.json` → `mfe-games` */
function componentAt(manifestUrl: string): string {
  return new URL(manifestUrl).pathname.split('/').at(-3) ?? '';
}

/** The brand that the documents refer to; undefined when they are lost. */
async function brandIn(
  store: Store,
  { merchant, documents }: { readonly merchant: string; readonly documents: string },
): Promise<string | undefined> {
  const html = await store.readFile(`${documentsFolder(merchant, documents)}/${FALLBACK_KIND}.html`);
  return /"\/brand\/([^/"]+)\//.exec(html?.toString('utf8') ?? '')?.[1];
}

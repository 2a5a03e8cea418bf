import type { Variant } from '@site/contracts/federation/rollout';
import { Refusal } from '../../refusal';
import { makeBrand } from '../compose/brand';
import { composeSite, storeSite } from '../compose/composeSite';
import type { DocumentParts } from '../compose/document';
import { readHostRelease } from '../compose/hostManifest';
import { makeDiscovery, manifestUrlOf, type PlacedRelease } from '../discovery/document';
import { readMerchant } from '../discovery/merchants';
import { componentOf, HOST_COMPONENT } from '../discovery/names';
import { readRelease } from '../discovery/releases';
import { withSandboxFrames } from '../discovery/sandboxFrames';
import { assertSigned } from '../signing/assertSigned';
import { previewKeysFor, readKeys } from '../signing/keys';
import type { Store } from '../store/Store';
import { assertCompatible } from './compatibility';
import { type Composition, changesBetween, ofMerchant } from './composition';
import { compositionOf, type Deployment, type Deployments, deploymentsIn } from './deployments';
import type { Gate } from './gate';
import { revokedPreviews } from './previews';
import { publishLive } from './publishLive';
import { movedRollouts, refuseUnderRollout } from './underRollout';

export interface DeliveryContext {
  readonly store: Store;
  readonly deployments: Deployments;
  readonly merchantsFolder: string;
  /** Where browsers find releases, without a slash at the end. */
  readonly releasesUrl: string;
  /** Where they find the same releases when the first place fails; without it nowhere. */
  readonly mirrorUrl?: string | undefined;
  /** Where this machine's demonstration vendor shows its games; without it there is none. */
  readonly sandboxOrigin?: string | undefined;
  /** The folder of what is decided by review (release-policy); without it no key is trusted. */
  readonly policyFolder?: string | undefined;
  /** Told what is let pass and should not be. */
  readonly warn?: ((words: string) => void) | undefined;
  /** Who deploys, for the log. */
  readonly by: string;
  /** Why, for the log. */
  readonly reason?: string | undefined;
  /** What a change is asked by before it goes live; without it nothing stands against one. */
  readonly gate?: Gate | undefined;
  readonly now: () => Date;
}

export function deliveryContext(
  options: Omit<DeliveryContext, 'deployments' | 'now'> & Partial<DeliveryContext>,
): DeliveryContext {
  return { deployments: deploymentsIn(options.store), now: () => new Date(), ...options };
}

type Changed = Composition | undefined;

/** How often a deployment is worked out again because another one came first. */
const ATTEMPTS = 20;

/**
 * Makes a new composition live for a merchant. When someone else deploys in the meantime, the change is worked
 * out again on top of theirs, so none is lost (FD-022).
 *
 * @param change From what is live, of the deployment of that number, to what shall be; undefined when nothing shall
 *   change any more.
 * @param evidence Of a guard's stop.
 * @returns The deployment, or undefined when the site is so already.
 * @throws Refusal when the composition cannot or may not be: nothing is live then that was not before.
 */
export async function changeSite(
  context: DeliveryContext,
  code: string,
  action: Deployment['action'],
  change: (live: Composition, number: number) => Changed | Promise<Changed>,
  evidence?: Deployment['evidence'],
): Promise<Deployment | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const live = await context.deployments.live(code);
    const before = compositionOf(live);
    const wanted = await change(before, live?.number ?? 0);
    if (!wanted) return undefined;
    const parts = await partsOf(context, code, wanted);
    assertCompatible(parts, before);
    const site = composeSite(parts);
    const after = ofMerchant(wanted, parts.merchant);
    const moved = movedRollouts(before, after);
    if (live?.documents === site.hash && moved.length === 0) {
      await publishLive(context.store, context.deployments, code);
      return undefined;
    }
    const changes = changesBetween(before, after);
    const components = [...new Set([...changes.map(({ component }) => component), ...moved])];
    refuseUnderRollout(code, action, before, after, components);
    await context.gate?.ask({ merchant: code, action, components });
    await storeSite(context.store, parts, site);
    const deployment = await context.deployments.append({
      number: (live?.number ?? 0) + 1,
      merchant: code,
      at: context.now().toISOString(),
      by: context.by,
      action,
      ...(context.reason !== undefined && { reason: context.reason }),
      changes,
      ...(evidence && { evidence }),
      host: parts.host.release,
      remotes: Object.fromEntries(after.remotes),
      ...(after.rollouts.size > 0 && { rollouts: Object.fromEntries(after.rollouts) }),
      ...(Object.keys(parts.signatures ?? {}).length > 0 && { signatures: parts.signatures }),
      brand: parts.brand.hash,
      documents: site.hash,
    });
    if (deployment) {
      await publishLive(context.store, context.deployments, code);
      return deployment;
    }
  }
  throw new Refusal(`Others keep deploying to ${code}: try again in a moment.`);
}

/**
 * Gathers what a merchant's documents are made of. What the composition has and the merchant has not is left out.
 *
 * @throws Refusal when the host or a release is missing, or is not signed as the merchant wants it.
 */
export async function partsOf(
  context: DeliveryContext,
  code: string,
  composition: Composition,
): Promise<DocumentParts & Pick<Deployment, 'signatures'>> {
  const folder = await readMerchant(context.merchantsFolder, code);
  const { host, remotes } = ofMerchant(composition, folder.merchant);
  if (!host) {
    throw new Refusal(
      `${code} has no host yet: \`site deploy ${HOST_COMPONENT}@<release> --merchant ${code}\` first.`,
    );
  }
  const releases = await Promise.all(
    folder.merchant.remotes.flatMap((remote) =>
      (remotes.get(componentOf(remote)) ?? []).map((variant) => placeRelease(context, remote, variant)),
    ),
  );
  const signatures = await assertSigned(context, folder.merchant, [
    { component: HOST_COMPONENT, release: host },
    ...releases.flatMap(({ fallback, ...release }) => [
      release,
      ...(fallback?.stored ? [fallback.stored] : []),
    ]),
  ]);
  return {
    merchant: withSandboxFrames(folder.merchant, context.sandboxOrigin),
    brand: await makeBrand(folder),
    host: await readHostRelease(context.store, host),
    discovery: makeDiscovery(releases),
    releases,
    mirrorUrl: context.mirrorUrl,
    signatures,
    previews: {
      keys: previewKeysFor(await readKeys(context.policyFolder), code),
      revoked: await revokedPreviews(context.store, code, context.now()),
    },
  };
}

async function placeRelease(
  { store, releasesUrl, mirrorUrl }: DeliveryContext,
  remote: string,
  { component, release, fallback, ...share }: Variant,
): Promise<PlacedRelease> {
  const stored = await readRelease(store, component, release);
  const standIn = fallback && (await readRelease(store, fallback.component, fallback.release));
  const other = standIn
    ? { manifestUrl: manifestUrlOf(standIn, releasesUrl), stored: standIn }
    : mirrorUrl && { manifestUrl: manifestUrlOf(stored, mirrorUrl) };
  return {
    ...stored,
    ...share,
    remote,
    manifestUrl: manifestUrlOf(stored, releasesUrl),
    ...(other && { fallback: other }),
  };
}

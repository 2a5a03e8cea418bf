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
import type { Store } from '../store/Store';
import { assertCompatible } from './compatibility';
import { type Composition, changesBetween, ofMerchant, type Variant } from './composition';
import { compositionOf, type Deployment, type Deployments, deploymentsIn } from './deployments';
import type { Gate } from './gate';
import { publishLive } from './publishLive';

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

/** How often a deployment is worked out again because another one came first. */
const ATTEMPTS = 20;

/**
 * Makes a new composition live for a merchant. When someone else deploys in the meantime, the change is worked
 * out again on top of theirs, so none is lost (FD-022).
 *
 * @param change From what is live to what shall be.
 * @returns The deployment, or undefined when the site is so already.
 * @throws Refusal when the composition cannot be: nothing is live then that was not before.
 */
export async function changeSite(
  context: DeliveryContext,
  code: string,
  action: Deployment['action'],
  change: (live: Composition) => Composition | Promise<Composition>,
): Promise<Deployment | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const live = await context.deployments.live(code);
    const before = compositionOf(live);
    const wanted = await change(before);
    const parts = await partsOf(context, code, wanted);
    assertCompatible(parts, before);
    const site = composeSite(parts);
    if (live?.documents === site.hash) {
      await publishLive(context.store, context.deployments, code);
      return undefined;
    }
    const after = ofMerchant(wanted, parts.merchant);
    const changes = changesBetween(before, after);
    const components = changes.map(({ component }) => component);
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
      host: parts.host.release,
      remotes: Object.fromEntries(after.remotes),
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
 * @throws Refusal when the host or a release is missing.
 */
export async function partsOf(
  context: DeliveryContext,
  code: string,
  composition: Composition,
): Promise<DocumentParts> {
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
  return {
    merchant: withSandboxFrames(folder.merchant, context.sandboxOrigin),
    brand: await makeBrand(folder),
    host: await readHostRelease(context.store, host),
    discovery: makeDiscovery(releases),
    releases,
    mirrorUrl: context.mirrorUrl,
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

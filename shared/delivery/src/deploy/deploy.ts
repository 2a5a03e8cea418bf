import { makeBrand } from '../compose/brand';
import { composeSite, storeSite } from '../compose/composeSite';
import type { DocumentParts } from '../compose/document';
import { readHostRelease } from '../compose/hostManifest';
import { makeDiscovery, placeRelease } from '../discovery/document';
import { readMerchant } from '../discovery/merchants';
import { componentOf, HOST_COMPONENT } from '../discovery/names';
import { readRelease } from '../discovery/releases';
import { Refusal } from '../refusal';
import type { Store } from '../store/Store';
import { type Composition, changesBetween, compositionFrom, compositionOf } from './composition';
import { type Deployment, type Deployments, deploymentsIn } from './deployments';

export interface DeliveryContext {
  readonly store: Store;
  readonly deployments: Deployments;
  readonly merchantsFolder: string;
  /** Where browsers find releases, without a slash at the end. */
  readonly releasesUrl: string;
  /** Who deploys, for the log. */
  readonly by: string;
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
    const parts = await partsOf(context, code, await change(before));
    const site = composeSite(parts);
    if (live?.documents === site.hash) return undefined;
    await storeSite(context.store, parts, site);
    const deployment: Deployment = {
      number: (live?.number ?? 0) + 1,
      merchant: code,
      at: context.now().toISOString(),
      by: context.by,
      action,
      changes: changesBetween(before, compositionFrom(parts.host.release, parts.discovery)),
      host: parts.host.release,
      discovery: parts.discovery,
      documents: site.hash,
    };
    if (await context.deployments.append(deployment)) return deployment;
  }
  throw new Refusal(`Others keep deploying to ${code}: try again in a moment.`);
}

/**
 * Gathers what a merchant's documents are made of.
 *
 * @throws Refusal when the host or a release is missing.
 */
export async function partsOf(
  { store, merchantsFolder, releasesUrl }: DeliveryContext,
  code: string,
  composition: Composition,
): Promise<DocumentParts> {
  const folder = await readMerchant(merchantsFolder, code);
  const hostRelease = composition.get(HOST_COMPONENT);
  if (!hostRelease) {
    throw new Refusal(
      `${code} has no host yet: \`site deploy ${HOST_COMPONENT}@<release> --merchant ${code}\` first.`,
    );
  }
  const remotes = folder.merchant.remotes.map(componentOf).filter((component) => composition.has(component));
  const releases = await Promise.all(
    remotes.map(async (component) =>
      placeRelease(await readRelease(store, component, composition.get(component) ?? ''), releasesUrl),
    ),
  );
  return {
    merchant: folder.merchant,
    brand: await makeBrand(folder),
    host: await readHostRelease(store, hostRelease),
    discovery: makeDiscovery(releases),
    releases,
  };
}

/** Makes one component's release live. */
export async function deployRelease(
  context: DeliveryContext,
  code: string,
  component: string,
  release: string,
): Promise<Deployment | undefined> {
  const { merchant } = await readMerchant(context.merchantsFolder, code);
  if (component === HOST_COMPONENT) await readHostRelease(context.store, release);
  else {
    await readRelease(context.store, component, release);
    const own = merchant.remotes.map(componentOf);
    if (!own.includes(component)) {
      throw new Refusal(
        `${code}'s site has no ${component}: it is made of ${own.join(', ')} (merchant.json, remotes).`,
      );
    }
  }
  return changeSite(context, code, 'deploy', (live) => new Map(live).set(component, release));
}

import type { StoredReleases } from '@site/contracts/federation/consoleApi';
import { compositionOf } from '../product/deploy/deployments';
import { merchantCodes } from '../product/discovery/merchants';
import { HOST_COMPONENT, releaseFolder } from '../product/discovery/names';
import { storedComponents, storedReleases } from '../product/discovery/releases';
import { readKeys } from '../product/signing/keys';
import { checkSignatures } from '../product/signing/signatures';
import { originOf } from '../product/signing/statement';
import { Refusal } from '../refusal';
import { readOverBudget } from '../release/budget/overBudget';
import { describeOverBudget } from '../release/budget/overBudgetLines';
import type { ConsoleContext } from './ConsoleContext';

/**
 * The releases of a component that are stored, the newest first, with what is known of each (FD-078, FD-080).
 *
 * @throws Refusal when there is no such component.
 */
export async function releasesOf(context: ConsoleContext, component: string): Promise<StoredReleases> {
  const { store, policyFolder } = context.delivery;
  const components = await storedComponents(store);
  if (!components.includes(component))
    throw new Refusal(`Nothing of "${component}" is stored: there are ${components.join(', ')}.`);
  const [keys, liveOf] = await Promise.all([readKeys(policyFolder), liveMerchants(context, component)]);
  const releases = await Promise.all(
    (await storedReleases(store, component)).map(async (release) => {
      const [storedAt, signed, over] = await Promise.all([
        store.storedAt(releaseFolder(component, release)),
        checkSignatures(store, keys, component, release),
        component === HOST_COMPONENT ? undefined : readOverBudget(store, component, release),
      ]);
      const commit = signed.provenance && originOf(signed.provenance)?.commit;
      return {
        release,
        ...(storedAt && { storedAt: storedAt.toISOString() }),
        signedBy: signed.by.map(({ team }) => team),
        ...(signed.fault !== undefined && { unsigned: signed.fault }),
        ...(commit && { commit }),
        ...(over && { overBudget: describeOverBudget({ component, release, ...over }) }),
        live: liveOf.get(release) ?? [],
      };
    }),
  );
  const at = ({ storedAt = '' }: (typeof releases)[number]) => storedAt;
  return { component, releases: releases.sort((one, other) => at(other).localeCompare(at(one))) };
}

/** By release of a component: the merchants that have it live. */
async function liveMerchants(
  { delivery, history }: ConsoleContext,
  component: string,
): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const code of await merchantCodes(delivery.merchantsFolder)) {
    const { host, remotes } = compositionOf((await history(code))[0]);
    const variants = [...remotes.values()].flat().filter((one) => one.component === component);
    const releases =
      component === HOST_COMPONENT ? (host ? [host] : []) : variants.map(({ release }) => release);
    for (const release of new Set(releases)) found.set(release, [...(found.get(release) ?? []), code]);
  }
  return found;
}

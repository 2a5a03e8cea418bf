import { readMerchant } from '../discovery/merchants';
import { HOST_COMPONENT, isRemoteComponent } from '../discovery/names';
import { Refusal } from '../refusal';
import { changeSite, type DeliveryContext } from './deploy';
import type { Deployment } from './deployments';

/**
 * Puts back the release that was live before the present one. Doing it again goes one release further back.
 *
 * @throws Refusal when there is none.
 */
export async function rollBack(
  context: DeliveryContext,
  code: string,
  component: string,
): Promise<Deployment | undefined> {
  await readMerchant(context.merchantsFolder, code);
  if (component !== HOST_COMPONENT && !isRemoteComponent(component)) {
    throw new Refusal(`"${component}" is neither a remote nor ${HOST_COMPONENT}.`);
  }
  return changeSite(context, code, 'rollback', async (live) => {
    const present = live.get(component);
    if (!present) throw new Refusal(`${component} is not live for ${code}: there is nothing to roll back.`);
    const previous = previousRelease(await context.deployments.history(code), component, present);
    if (!previous) throw new Refusal(`${component}@${present} is the first release that ${code} has had.`);
    return new Map(live).set(component, previous);
  });
}

/** The release that the present one replaced when it was deployed; rollbacks do not count as that. */
function previousRelease(
  history: readonly Deployment[],
  component: string,
  present: string,
): string | undefined {
  for (const { action, changes } of history) {
    if (action === 'rollback') continue;
    const change = changes.find((candidate) => candidate.component === component && candidate.to === present);
    if (change) return change.from;
  }
  return undefined;
}

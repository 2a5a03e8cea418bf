import type { Rehearsed } from '@site/contracts/federation/consoleApi';
import type { DeliveryContext } from '../product/deploy/deploy';
import type { Deployment } from '../product/deploy/deployments';
import { readMerchant } from '../product/discovery/merchants';
import type { Store } from '../product/store/Store';
import { Refusal } from '../refusal';
import { ruleGate } from '../rules/ruleGate';
import type { ConsoleContext } from './ConsoleContext';
import { becomesOfDeployment, type Decided } from './changes';

/** What is read is as it is; what is written goes nowhere. */
function keepsNothing(store: Store): Store {
  return {
    ...store,
    putFolder: async () => 'stored',
    createFile: async () => true,
    link: async () => undefined,
    removeFolder: async () => undefined,
    removeUnfinished: async () => 0,
  };
}

/**
 * Does a change on a store that keeps nothing: so it passes every check that it would pass, and no other (FD-073).
 *
 * @returns What would become live, or why it would be refused.
 */
export async function rehearse(
  { delivery, audit, history }: ConsoleContext,
  by: string,
  call: Omit<Decided, 'expects'>,
  change: (delivery: DeliveryContext) => Promise<Deployment | undefined>,
): Promise<Rehearsed> {
  const { merchant } = call;
  await readMerchant(delivery.merchantsFolder, merchant);
  const [live] = await history(merchant);
  const expects = live?.number ?? 0;
  const { rehearse: ask } = ruleGate(audit, {
    by,
    now: delivery.now,
    break: call.break,
    writesRefusals: false,
  });
  try {
    const deployment = await change({
      ...delivery,
      by,
      // Some changes take one; nobody will read this.
      reason: call.reason ?? 'rehearsed',
      store: keepsNothing(delivery.store),
      deployments: {
        ...delivery.deployments,
        append: async (stated) => ({ schema: 2, ...stated }),
      },
      gate: { ask, rehearse: ask },
      warn: undefined,
    });
    return { expects, becomes: deployment ? becomesOfDeployment(deployment, live) : [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message } = error;
    return { expects, becomes: [], refusal: { ...(code && { code }), message } };
  }
}

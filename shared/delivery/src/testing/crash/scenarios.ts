import { auditIn } from '../../audit/auditLog';
import { deliveryContext } from '../../product/deploy/deploy';
import { deployRelease } from '../../product/deploy/deployRelease';
import { rollBack } from '../../product/deploy/rollBack';
import type { Store } from '../../product/store/Store';
import { prune } from '../../product/upkeep/prune';
import { addLock } from '../../rules/changeRules';
import { RELEASES_URL, storeRemote } from '../fixtures';

export const SCENARIOS = ['release', 'deploy', 'rollback', 'prune', 'lock'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** The remote whose releases come and go. Every file of one is a step more, so it is one of the small ones. */
export const REMOTE = 'mfe-promotions';

/** What the store is to look like before, as the fixtures make it. */
export function contextOf(store: Store, merchantsFolder: string) {
  return deliveryContext({ store, merchantsFolder, releasesUrl: RELEASES_URL, by: 'tester' });
}

/** One command, on a store where 1.0.0 and 1.1.0 of the remote have been live and 1.2.0 never. */
export async function perform(scenario: Scenario, store: Store, merchantsFolder: string): Promise<void> {
  const context = contextOf(store, merchantsFolder);
  if (scenario === 'release') await storeRemote(store, REMOTE, '2.0.0');
  if (scenario === 'deploy') await deployRelease(context, 'aurora', { component: REMOTE, release: '1.2.0' });
  if (scenario === 'rollback') await rollBack(context, 'aurora', REMOTE);
  if (scenario === 'lock') {
    const doing = { by: 'tester', reason: 'tried', now: context.now() };
    await addLock(auditIn(store), { remotes: [REMOTE], merchants: ['aurora'] }, doing);
  }
  if (scenario === 'prune') {
    const later = { ...context, now: () => new Date(Date.now() + 60_000) };
    await prune(later, { olderThanMs: 0, dryRun: false });
  }
}

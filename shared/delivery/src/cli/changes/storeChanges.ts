import { auditIn } from '../../audit/auditLog';
import type { HealthSource } from '../../health/HealthSource';
import { requireSource } from '../../health/requireSource';
import type { DeliveryContext } from '../../product/deploy/deploy';
import { deployRelease } from '../../product/deploy/deployRelease';
import { rollBack } from '../../product/deploy/rollBack';
import { startRollout } from '../../rollout/startRollout';
import { abortRollout, pauseRollout, promoteRollout, resumeRollout, shareRollout } from '../../rollout/steer';
import { addFreeze, addLock, endRule } from '../../rules/changeRules';
import { ruleGate } from '../../rules/ruleGate';
import type { RolloutMove, Saying, SiteChanges } from './SiteChanges';

const MOVES = {
  pause: pauseRollout,
  resume: resumeRollout,
  promote: promoteRollout,
  abort: abortRollout,
} satisfies Record<RolloutMove, unknown>;

/**
 * Changes made on the store itself. Whoever has its keys is asked for no role; locks and freezes hold here as well.
 *
 * @param tellPlatform Hears that something else is live for a merchant.
 * @param source Whose figures decide on rollouts.
 */
export function storeChanges(
  delivery: DeliveryContext,
  tellPlatform: (merchant: string) => Promise<void>,
  source?: HealthSource,
): SiteChanges {
  const audit = auditIn(delivery.store);

  function authored({ by = delivery.by, ...saying }: Saying & { break?: string | undefined }) {
    const gate = ruleGate(audit, { by, now: delivery.now, break: saying.break, writesRefusals: true });
    return { ...delivery, by, reason: saying.reason ?? saying.break, gate };
  }
  function doing<Reason>({ by = delivery.by, reason }: Saying & { readonly reason: Reason }) {
    return { by, reason, now: delivery.now() };
  }

  return {
    async deploy(merchant, options, together, saying) {
      const deployment = await deployRelease(authored(saying), merchant, options, together);
      if (deployment) await tellPlatform(merchant);
      return deployment;
    },
    async rollBack(merchant, component, options, saying) {
      const deployment = await rollBack(authored(saying), merchant, component, options);
      if (deployment) await tellPlatform(merchant);
      return deployment;
    },
    async startRollout(merchant, options, saying) {
      const deployment = await startRollout(authored(saying), requireSource(source), merchant, options);
      if (deployment) await tellPlatform(merchant);
      return deployment;
    },
    async moveRollout(move, merchant, remote, saying) {
      const deployment = await MOVES[move](authored(saying), { merchant, remote });
      if (deployment) await tellPlatform(merchant);
      return deployment;
    },
    async shareRollout(merchant, remote, traffic, saying) {
      const which = { merchant, remote };
      const deployment = await shareRollout(authored(saying), requireSource(source), which, traffic);
      if (deployment) await tellPlatform(merchant);
      return deployment;
    },
    lock: (scope, saying) => addLock(audit, scope, doing(saying)),
    freeze: (freeze, saying) => addFreeze(audit, freeze, doing(saying)),
    end: (kind, id, saying) => endRule(audit, kind, id, doing({ reason: undefined, ...saying })),
  };
}

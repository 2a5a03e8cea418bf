import { auditIn } from '../audit/auditLog';
import type { DeliveryContext } from '../product/deploy/deploy';
import { ruleGate } from '../rules/ruleGate';
import type { GuardOptions } from './guard';
import { guardName } from './runGuard';

/** What the log says of what a guard does. */
const BY = 'guard';

/** What a guard of this process works on: locks and freezes hold for its steps, and are not written down each time. */
export function localGuard(
  delivery: DeliveryContext,
  options: Omit<GuardOptions, 'delivery' | 'name'>,
): GuardOptions {
  const gate = ruleGate(auditIn(delivery.store), { by: BY, now: delivery.now, writesRefusals: false });
  return { ...options, delivery: { ...delivery, by: BY, reason: undefined, gate }, name: guardName() };
}

import type { Identity } from '@site/contracts/federation/access';
import type { Freeze, Lock } from '@site/contracts/federation/audit';
import type { FreezeCall, LockCall } from '@site/contracts/federation/releaseApi';
import type { AuditLog } from '../audit/auditLog';
import { addFreeze, addLock, endRule, findRule } from './changeRules';
import { requireRole } from './requireRole';

/** What the console's calls about locks and freezes do, for whoever may. */
export interface RuleCalls {
  /** `POST locks`. @returns The lock that was set, or taken off. */
  lock(identity: Identity | undefined, call: LockCall): Promise<Lock>;
  /** `POST freezes`. @returns The freeze that was made, or ended. */
  freeze(identity: Identity | undefined, call: FreezeCall): Promise<Freeze>;
}

/** Each throws a Refusal: by who asks, as `requireRole`, or by what is asked, as `addLock` and `addFreeze`. */
export function ruleCalls(audit: AuditLog, now: () => Date): RuleCalls {
  return {
    async lock(identity, call) {
      if (!('end' in call)) {
        const { expects, reason, ...scope } = call;
        const { name } = await requireRole(audit, identity, 'lock', scope, now());
        return addLock(audit, scope, { by: name, reason, now: now(), expects });
      }
      const lock = findRule(await audit.rules(), 'locks', call.end);
      const action = lock.by === identity?.name ? 'unlock' : 'unlockOfOthers';
      const { name } = await requireRole(audit, identity, action, scopeOf(lock), now());
      return endRule(audit, 'locks', lock.id, { ...call, by: name, now: now() });
    },
    async freeze(identity, call) {
      if (!('end' in call)) {
        const { expects, reason, ...freeze } = call;
        const { name } = await requireRole(audit, identity, 'freeze', scopeOf(freeze), now());
        return addFreeze(audit, freeze, { by: name, reason, now: now(), expects });
      }
      const freeze = findRule(await audit.rules(), 'freezes', call.end);
      const { name } = await requireRole(audit, identity, 'freeze', scopeOf(freeze), now());
      return endRule(audit, 'freezes', freeze.id, { ...call, by: name, now: now() });
    },
  };
}

function scopeOf({ remotes, merchants }: Pick<Lock, 'remotes' | 'merchants'>) {
  return { remotes, merchants };
}

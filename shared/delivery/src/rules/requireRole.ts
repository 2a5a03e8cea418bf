import { type Action, type Identity, leastRole, mayDo, type Scope } from '@site/contracts/federation/access';
import type { AuditLog } from '../audit/auditLog';
import { Refusal } from '../refusal';
import { describeScope } from './changeRules';

/**
 * Makes sure that somebody may do something to every remote of every merchant that it is about. What somebody who is
 * known may not is written down (FD-067); anybody can ask for something, so what nobody may is not.
 *
 * @throws Refusal `identity.required` or `role.missing`.
 */
export async function requireRole(
  audit: AuditLog,
  identity: Identity | undefined,
  action: Action,
  scope: Scope,
  now: Date,
): Promise<Identity> {
  if (!identity)
    throw new Refusal('Nobody is signed in: this takes somebody who is known.', 'identity.required');
  const { remotes, merchants } = scope;
  const may = remotes.every((remote) =>
    merchants.every((merchant) => mayDo(identity, action, remote, merchant)),
  );
  if (may) return identity;
  const { name } = identity;
  const what = `${name} may not ${WORDS[action] ?? action} ${describeScope(scope)}`;
  const refusal = new Refusal(
    `${what}: that takes the role ${leastRole(action)} for all of it.`,
    'role.missing',
  );
  const { message: words, code } = refusal;
  await audit.append({ at: now.toISOString(), by: name, kind: 'refusal', words, code, scope });
  throw refusal;
}

/** Actions whose names are no words. */
const WORDS: Partial<Record<Action, string>> = {
  rollback: 'roll back',
  start: 'start a rollout of',
  traffic: 'change shares of',
  unlockOfOthers: 'take somebody else’s lock off',
  break: 'break locks and freezes of',
};

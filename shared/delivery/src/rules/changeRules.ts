import { ANY, type Scope } from '@site/contracts/federation/access';
import type { AuditEntry, Freeze, Lock, Rules } from '@site/contracts/federation/audit';
import type { AuditLog, StandingRules } from '../audit/auditLog';
import { Refusal } from '../refusal';
import { stateOf } from './standing';
import { instantOf, isWallTime, isZone } from './wallTime';

/** Who changes a rule, why, and when by the clock of where it is done. */
interface Doing {
  readonly by: string;
  readonly reason: string;
  readonly now: Date;
  /** The number under which the rules stand that were decided on; a change since is refused. */
  readonly expects?: number | undefined;
}

/** The most locks, and the most freezes: each entry that changes one has all of them. */
const MOST = 500;

/**
 * Locks remotes of merchants: nothing goes live of them until somebody takes the lock off (FD-065).
 *
 * @throws Refusal when the rules have changed since they were decided on, or there are too many.
 */
export async function addLock(audit: AuditLog, scope: Scope, doing: Doing): Promise<Lock> {
  let added: Lock | undefined;
  await audit.changeRules((rules, number) => {
    refuseMoved(rules, doing);
    const { by, reason } = doing;
    added = { id: `lock-${number}`, ...scope, reason, by, at: doing.now.toISOString() };
    return change(rules, doing, 'lock', `Locked ${describeScope(scope)}`, scope, {
      locks: [...rules.locks, added],
    });
  });
  return added as Lock;
}

/**
 * Freezes remotes of merchants from one moment to another.
 *
 * @throws Refusal for a time or a zone that there is not, a freeze that is over or ends before it begins, as `addLock`.
 */
export async function addFreeze(
  audit: AuditLog,
  { from, to, zone, ...scope }: Scope & Pick<Freeze, 'from' | 'to' | 'zone'>,
  doing: Doing,
): Promise<Freeze> {
  if (!isZone(zone)) throw new Refusal(`"${zone}" is no time zone: write it as Asia/Bangkok.`);
  const wrong = [from, to].find((time) => !isWallTime(time));
  if (wrong !== undefined) throw new Refusal(`"${wrong}" is no time: write it as 2026-12-24T18:00.`);
  if (instantOf(from, zone, 'earlier') >= instantOf(to, zone, 'later'))
    throw new Refusal(`A freeze ends after it begins: ${to} is not after ${from}.`);
  let added: Freeze | undefined;
  await audit.changeRules((rules, number) => {
    refuseMoved(rules, doing);
    const { by, reason } = doing;
    added = { id: `freeze-${number}`, ...scope, from, to, zone, reason, by, at: doing.now.toISOString() };
    if (stateOf(added, doing.now) === 'over') throw new Refusal(`${to} ${zone} is over already.`);
    const words = `Froze ${describeScope(scope)} from ${from} to ${to} ${zone}`;
    return change(rules, doing, 'freeze', words, scope, { freezes: [...rules.freezes, added] });
  });
  return added as Freeze;
}

/** The lock or freeze with this id. @throws Refusal naming those that there are. */
export function findRule<Kind extends 'locks' | 'freezes'>(
  rules: Rules,
  kind: Kind,
  id: string,
): Rules[Kind][number] {
  const all: readonly Rules[Kind][number][] = rules[kind];
  const found = all.find((rule) => rule.id === id);
  if (found) return found;
  const known = all.map((rule) => rule.id).join(', ') || 'none';
  throw new Refusal(`There is no ${kind === 'locks' ? 'lock' : 'freeze'} "${id}": there is ${known}.`);
}

/** Takes a lock off, or ends a freeze. @throws Refusal when there is none of this id, as `addLock`. */
export async function endRule<Kind extends 'locks' | 'freezes'>(
  audit: AuditLog,
  kind: Kind,
  id: string,
  doing: Omit<Doing, 'reason'> & { readonly reason?: string | undefined },
): Promise<Rules[Kind][number]> {
  let ended: Rules[Kind][number] | undefined;
  await audit.changeRules((rules) => {
    refuseMoved(rules, doing);
    const rule = findRule(rules, kind, id);
    ended = rule;
    const { remotes, merchants, by } = rule;
    const isLock = kind === 'locks';
    const left = isLock ? { locks: without(rules.locks, id) } : { freezes: without(rules.freezes, id) };
    const words = `${isLock ? 'Took off' : 'Ended'} ${id} of ${by}: ${describeScope(rule)}`;
    return change(rules, doing, isLock ? 'unlock' : 'unfreeze', words, { remotes, merchants }, left);
  });
  return ended as Rules[Kind][number];
}

/** `mfe-games, mfe-auth of aurora` */
export function describeScope({ remotes, merchants }: Scope): string {
  const all = (names: readonly string[], every: string) => (names.includes(ANY) ? every : names.join(', '));
  return `${all(remotes, 'every remote')} of ${all(merchants, 'every merchant')}`;
}

function without<Rule extends { readonly id: string }>(rules: readonly Rule[], id: string): Rule[] {
  return rules.filter((rule) => rule.id !== id);
}

function change(
  { locks, freezes }: StandingRules,
  { by, reason, now }: Omit<Doing, 'reason'> & { readonly reason?: string | undefined },
  kind: AuditEntry['kind'],
  words: string,
  scope: Scope,
  changed: Partial<Rules>,
) {
  // What is over is in the entries that had it; those who look at what stands need it no more.
  const standing = (changed.freezes ?? freezes).filter((freeze) => stateOf(freeze, now) !== 'over');
  const rules = { locks: changed.locks ?? locks, freezes: standing };
  if (rules.locks.length > MOST || rules.freezes.length > MOST)
    throw new Refusal(`There are ${MOST} locks or freezes already: end some, or put several into one.`);
  return {
    statement: { at: now.toISOString(), by, kind, words, scope, ...(reason !== undefined && { reason }) },
    rules,
  };
}

function refuseMoved({ number }: StandingRules, { expects }: Pick<Doing, 'expects'>): void {
  if (expects === undefined || expects === number) return;
  throw new Refusal(
    `Locks or freezes have changed since: they stand under number ${number}, not ${expects}.`,
    'deployment.moved',
  );
}

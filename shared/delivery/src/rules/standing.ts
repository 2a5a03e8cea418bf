import { covers } from '@site/contracts/federation/access';
import type { Freeze, Lock, Rules } from '@site/contracts/federation/audit';
import { Refusal } from '../refusal';
import { instantOf } from './wallTime';

/** Whether a freeze is over, is there, or is to come. */
export function stateOf({ from, to, zone }: Freeze, now: Date): 'over' | 'standing' | 'coming' {
  // Where clocks show a time twice, a freeze takes the longer of both.
  if (now.getTime() >= instantOf(to, zone, 'later')) return 'over';
  return now.getTime() >= instantOf(from, zone, 'earlier') ? 'standing' : 'coming';
}

/** The locks and freezes by which a remote of a merchant stays as it is. */
export function rulesFor(
  { locks, freezes }: Rules,
  remote: string,
  merchant: string,
  now: Date,
): { readonly locks: readonly Lock[]; readonly freezes: readonly Freeze[] } {
  return {
    locks: locks.filter((lock) => covers(lock, remote, merchant)),
    freezes: freezes.filter(
      (freeze) => covers(freeze, remote, merchant) && stateOf(freeze, now) === 'standing',
    ),
  };
}

/** A lock or freeze that stands against a change, and what to say of it. */
export interface RuleRefusal {
  readonly rule: Lock | Freeze;
  /** What stands, without what somebody could do about it. */
  readonly fact: string;
  readonly refusal: Refusal;
}

/**
 * Why a change may not go live now: locks first, each once.
 *
 * @param remotes As their folders are called; `*` for what is none's alone, as settings of the merchant.
 * @returns None when nothing stands against it.
 */
export function refusalsOf(
  rules: Rules,
  { merchant, remotes, now }: { merchant: string; remotes: readonly string[]; now: Date },
): readonly RuleRefusal[] {
  const locked = new Map<Lock, RuleRefusal>();
  const frozen = new Map<Freeze, RuleRefusal>();
  for (const remote of remotes) {
    const { locks, freezes } = rulesFor(rules, remote, merchant, now);
    for (const rule of locks.filter((lock) => !locked.has(lock)))
      locked.set(rule, refusedBy(rule, lockedBy(rule, remote, merchant), 'locked'));
    for (const rule of freezes.filter((freeze) => !frozen.has(freeze)))
      frozen.set(rule, refusedBy(rule, frozenBy(rule, remote, merchant), 'frozen'));
  }
  return [...locked.values(), ...frozen.values()];
}

const nameOf = (remote: string, merchant: string) =>
  remote === '*' ? `the site of ${merchant}` : `${remote} of ${merchant}`;

function refusedBy(rule: Lock | Freeze, fact: string, code: 'locked' | 'frozen'): RuleRefusal {
  const way =
    code === 'locked'
      ? `\`site unlock ${rule.id}\` takes the lock off`
      : '--break "reason" deploys all the same, for admins';
  return { rule, fact, refusal: new Refusal(`${fact} A rollback passes; ${way}.`, code) };
}

function lockedBy({ by, at, reason }: Lock, remote: string, merchant: string): string {
  return `${by} has locked ${nameOf(remote, merchant)} since ${at.slice(0, 16)}Z: ${reason}.`;
}

function frozenBy({ by, to, zone, reason }: Freeze, remote: string, merchant: string): string {
  return `${by} has frozen ${nameOf(remote, merchant)} until ${to} ${zone}: ${reason}.`;
}

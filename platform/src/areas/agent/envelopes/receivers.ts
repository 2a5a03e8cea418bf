import type { sendEnvelopes } from '@site/contracts/areas/envelopes';
import { and, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type Account, accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import { formatMoney, parseMoney } from '../../../core/money';
import type { PlayerTransfer } from '../../cashier/playerTransfer';
import { teamPaths } from '../tree/tables';
import type { EnvelopeRules } from './rules';

export type Wanted = z.output<(typeof sendEnvelopes)['request']>['transfers'];

/** @throws Refusal request.invalid for more than the merchant allows at once, or somebody twice. */
function refuseCount(names: readonly string[], { most }: EnvelopeRules): void {
  if (names.length > most || new Set(names).size < names.length)
    throw new Refusal('request.invalid', { fields: { transfers: ['field.format'] } });
}

/**
 * Who is named, of the agent's team at any depth, in the order in which they are named, and what each is to get.
 *
 * @throws Refusal request.invalid for too many or somebody twice; downline.unknown and amount.out.of.range, each with the
 *   first `account` that it is about.
 */
export async function receiversOf(
  db: Database,
  agent: Pick<Account, 'id' | 'merchant'>,
  wanted: Wanted,
  rules: EnvelopeRules,
): Promise<PlayerTransfer[]> {
  const keys = wanted.map(({ account }) => account.toLowerCase());
  refuseCount(keys, rules);
  const rows = await db
    .select({ account: accounts })
    .from(accounts)
    .innerJoin(teamPaths, and(eq(teamPaths.descendant, accounts.id), eq(teamPaths.ancestor, agent.id)))
    .where(and(eq(accounts.merchant, agent.merchant), inArray(accounts.usernameKey, keys)));
  const byKey = new Map(rows.map(({ account }) => [account.usernameKey, account]));
  return wanted.map(({ account, amount: typed }) => {
    const to = byKey.get(account.toLowerCase());
    if (!to) throw new Refusal('downline.unknown', { value: { account } });
    const amount = parseMoney(typed);
    const { minAmount: min, maxAmount: max } = rules;
    if (amount < min || amount > max)
      throw new Refusal('amount.out.of.range', {
        value: { min: formatMoney(min), max: formatMoney(max), account: to.username },
      });
    return { to, amount };
  });
}

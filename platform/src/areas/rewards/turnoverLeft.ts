import { and, eq, inArray } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { turnoverDemands } from '../../core/ledger/tables';
import { bookedAs } from './rewards';

/** What of a taken reward's turnover is left, in minor units, and until when it has to be met. */
export interface OpenTurnover {
  readonly left: bigint;
  readonly endsAt: Date | null;
}

/**
 * The turnover that rewards of an account still ask for.
 *
 * @returns By the id of the reward; one whose turnover is met, or has ended, is left out.
 */
export async function openTurnovers(
  db: Database,
  { id, merchant }: Pick<Account, 'id' | 'merchant'>,
  rewardIds: readonly string[],
): Promise<Map<string, OpenTurnover>> {
  const byName = new Map(rewardIds.map((rewardId) => [bookedAs({ id: rewardId }), rewardId]));
  if (byName.size === 0) return new Map();
  const { source, needed, met, endsAt, accountId, state } = turnoverDemands;
  const rows = await db
    .select({ source, needed, met, endsAt })
    .from(turnoverDemands)
    .where(
      and(
        eq(turnoverDemands.merchant, merchant),
        inArray(source, [...byName.keys()]),
        eq(accountId, id),
        eq(state, 'OPEN'),
      ),
    );
  return new Map(
    rows.map((row) => [byName.get(row.source) ?? '', { left: row.needed - row.met, endsAt: row.endsAt }]),
  );
}

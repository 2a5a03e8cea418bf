import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { accounts } from '../../accounts/tables';
import type { Database } from '../../db/client';
import { isExcluded } from '../state';
import { careSettings, careStates } from '../tables';
import { excludedValues } from './tables';
import { digestOf, keyIdOf, type PersonalValue, type ValueKind } from './values';

/** Remembers values of a member who is excluded. Those that are known already stay. */
export async function enterExcluded(
  tx: Database,
  [key = '']: readonly string[],
  accountId: string,
  values: readonly PersonalValue[],
): Promise<void> {
  if (values.length === 0) return;
  const keyId = keyIdOf(key);
  const rows = values.map((value) => ({ accountId, kind: value.kind, digest: digestOf(key, value), keyId }));
  await tx.insert(excludedValues).values(rows).onConflictDoNothing();
}

/** Who asks, and where. */
export interface Asked {
  readonly merchant: string;
  /** Of the merchant: exclusions at one hold at all. */
  readonly group: string | undefined;
  /** Whose values they are; none for who has no account yet. */
  readonly accountId?: string | undefined;
  readonly at: Date;
}

/**
 * Which of these values are those of somebody else who is excluded at the merchant or its group.
 *
 * @returns Their kinds.
 */
export async function findExcluded(
  db: Database,
  keys: readonly string[],
  values: readonly PersonalValue[],
  { merchant, group, accountId, at }: Asked,
): Promise<ReadonlySet<ValueKind>> {
  const digests = values.flatMap((value) => keys.map((key) => digestOf(key, value)));
  if (digests.length === 0) return new Set();
  const ofGroup = db
    .select({ merchant: careSettings.merchant })
    .from(careSettings)
    .where(sql`${careSettings.settings} ->> 'group' = ${group ?? null}`);
  const found = await db
    .select({ kind: excludedValues.kind, closings: careStates })
    .from(excludedValues)
    .innerJoin(accounts, eq(accounts.id, excludedValues.accountId))
    .innerJoin(careStates, eq(careStates.accountId, excludedValues.accountId))
    .where(
      and(
        inArray(excludedValues.digest, digests),
        or(eq(accounts.merchant, merchant), inArray(accounts.merchant, ofGroup)),
        accountId === undefined ? undefined : ne(accounts.id, accountId),
      ),
    );
  return new Set(found.filter(({ closings }) => isExcluded(closings, at)).map(({ kind }) => kind));
}

/** Forgets the values of members who have returned. Until it does they hold nobody up, because nobody is excluded. */
export async function forgetReturned(db: Database, at: Date): Promise<void> {
  const asked = await db
    .selectDistinct({ accountId: excludedValues.accountId })
    .from(excludedValues)
    .innerJoin(careStates, eq(careStates.accountId, excludedValues.accountId))
    .where(isNotNull(careStates.returnAskedAt));
  for (const { accountId } of asked)
    await db.transaction(async (tx) => {
      const [closings] = await tx
        .select()
        .from(careStates)
        .where(eq(careStates.accountId, accountId))
        .for('update');
      if (!isExcluded(closings, at))
        await tx.delete(excludedValues).where(eq(excludedValues.accountId, accountId));
    });
}

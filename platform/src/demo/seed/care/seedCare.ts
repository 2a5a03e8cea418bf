import { eq, inArray, notExists } from 'drizzle-orm';
import { helpOrganisations } from '../../../areas/care/tables';
import { accounts } from '../../../core/accounts/tables';
import { changeState } from '../../../core/care/changeState';
import { noteChange } from '../../../core/care/log';
import { careLimits, careSettings } from '../../../core/care/tables';
import type { Database } from '../../../core/db/client';
import { merchants } from '../../../core/merchants/tables';
import { contentId, type SeedContext } from '../context';
import { SHARING } from '../contracts/contracts';
import { momentsOf } from '../moments';
import { AGENT, accountId, PLAYER } from '../people/accounts';
import { newHelp } from './help';
import { seedPlayTime } from './playTime';
import { CARE_SETTINGS } from './settings';

/** What those may pay in who sign in to the demonstration, or are paid by its agent: 1,000,000.00 a month. */
const LIMIT = { kind: 'DEPOSIT', period: 'MONTH', value: 100_000_000n } as const;

/** Their limits, as they would have set them. */
async function seedLimits(db: Database, context: SeedContext): Promise<void> {
  const ids = [PLAYER, AGENT, ...SHARING].map((username) => accountId(context, username));
  const owners = await db.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, ids));
  for (const { id } of owners) {
    const at = context.daysAgo(30);
    await db
      .insert(careLimits)
      .values({ id: contentId(context, `limit-${id}`), accountId: id, source: 'MEMBER', ...LIMIT });
    await changeState(db, id, { limitsAnsweredAt: at });
    await noteChange(db, {
      accountId: id,
      at,
      what: 'LIMIT_DEPOSIT_MONTH',
      to: '1000000.00',
      source: 'MEMBER',
    });
  }
}

/**
 * Responsible play: a merchant's settings, who helps, the limits of those who sign in, and how long the player has
 * played.
 */
export async function seedCare(db: Database, context: SeedContext): Promise<void> {
  const { merchant } = context;
  const settings = CARE_SETTINGS[merchant];
  if (settings) await db.insert(careSettings).values({ merchant, settings }).onConflictDoNothing();
  await db.insert(helpOrganisations).values(newHelp(context)).onConflictDoNothing();
  await seedLimits(db, context);
  await seedPlayTime(db, context);
}

/** Gives the merchants of a database that was filled before there was responsible play what they have of it. */
export async function seedMissingCare(db: Database, now: Date): Promise<void> {
  const without = await db
    .select({ code: merchants.code, name: merchants.name, timeZone: merchants.timeZone })
    .from(merchants)
    .where(
      notExists(db.select().from(helpOrganisations).where(eq(helpOrganisations.merchant, merchants.code))),
    );
  for (const { code, name, timeZone } of without)
    await seedCare(db, { ...momentsOf(now, timeZone), merchant: code, merchantName: name });
}

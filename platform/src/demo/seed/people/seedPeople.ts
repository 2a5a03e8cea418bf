import { contracts } from '../../../areas/agent/tables';
import { announcementReads } from '../../../areas/announcements/tables';
import { bets } from '../../../areas/bets/tables';
import { favourites, type NewGame, recentGames } from '../../../areas/games/tables';
import { draws, lotteryGames, lotteryOrders, lotterySuborders } from '../../../areas/lottery/tables';
import { inboxMessages } from '../../../areas/messages/tables';
import { promotionSignUps } from '../../../areas/promotions/tables';
import { affiliateCodes } from '../../../areas/registration/tables';
import { accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import type { transactionRows } from '../../../core/ledger/ledger';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../../core/ledger/tables';
import { sessions } from '../../../core/sessions/tables';
import type { SeedContext } from '../context';
import { insertAll } from '../insert';
import { AGENT, accountId, newPeople } from './accounts';
import { newContracts, newFavourites, newReads, newRecentGames, newSignUps } from './belongings';
import { newTeamBets } from './bets';
import { newMessages } from './inbox';
import { playerOrders } from './lotteryOrders';
import { agentHistory, playerHistory, teamHistory } from './money';
import { newSessions } from './sessions';

/** Invitation code of the demonstration's agent. */
const AFFILIATE_CODE = 'suda88';

async function seedLedger(
  db: Database,
  booked: readonly ReturnType<typeof transactionRows>[],
): Promise<void> {
  const ledger = new Map(booked.flatMap((rows) => rows.ledgerAccounts).map((row) => [row.id, row]));
  await insertAll(db, ledgerAccounts, [...ledger.values()]);
  await insertAll(
    db,
    ledgerTransactions,
    booked.map((rows) => rows.transaction),
  );
  await insertAll(
    db,
    ledgerEntries,
    booked.flatMap((rows) => rows.entries),
  );
}

/** The demonstration accounts, the team below the agent, and what they have done and own. */
export async function seedPeople(
  db: Database,
  context: SeedContext,
  visible: readonly NewGame[],
  passwordHash: string,
): Promise<void> {
  const { all, team } = newPeople(context, passwordHash);
  const placed = playerOrders(context, visible, await db.select().from(lotteryGames));
  const player = playerHistory(context, visible, placed);
  await insertAll(db, accounts, all);
  await insertAll(db, affiliateCodes, [
    { merchant: context.merchant, codeKey: AFFILIATE_CODE, accountId: accountId(context, AGENT) },
  ]);
  await seedLedger(db, [...player.booked, ...agentHistory(context), ...teamHistory(context, team)]);
  await insertAll(db, sessions, newSessions(context, team));
  await insertAll(db, bets, [...newTeamBets(context, team, visible), ...player.bets]);
  // Draws are common to all merchants: one that another has brought is the same.
  for (const { draw } of placed) await db.insert(draws).values(draw).onConflictDoNothing();
  await insertAll(db, lotteryOrders, player.orders);
  await insertAll(
    db,
    lotterySuborders,
    placed.flatMap(({ suborders }) => suborders),
  );
  await insertAll(db, favourites, newFavourites(context, visible));
  await insertAll(db, recentGames, newRecentGames(context, player.bets));
  await insertAll(db, promotionSignUps, newSignUps(context));
  await insertAll(db, announcementReads, newReads(context));
  await insertAll(db, inboxMessages, newMessages(context));
  await insertAll(db, contracts, newContracts(context));
}

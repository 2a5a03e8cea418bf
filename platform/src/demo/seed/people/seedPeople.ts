import { affiliateLinks } from '../../../areas/agent/accounts/tables';
import { contractProgress, contracts } from '../../../areas/agent/contracts/tables';
import { dividends } from '../../../areas/agent/dividends/tables';
import { LINKS } from '../../../areas/agent/rebates/settings';
import { rebateRates, rebateSettings } from '../../../areas/agent/rebates/tables';
import { salaries } from '../../../areas/agent/salaries/tables';
import { announcementReads } from '../../../areas/announcements/tables';
import { bets } from '../../../areas/bets/tables';
import { orderNumbers } from '../../../areas/cashier/tables';
import { favourites, type NewGame, recentGames } from '../../../areas/games/tables';
import { inboxMessages } from '../../../areas/inbox/tables';
import { draws, lotteryGames, lotteryOrders, lotterySuborders } from '../../../areas/lottery/tables';
import { promotionApplications, promotionSignUps } from '../../../areas/promotions/tables';
import { affiliateCodes } from '../../../areas/registration/tables';
import { rewards } from '../../../areas/rewards/tables';
import { bankCards } from '../../../areas/security/tables';
import { accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { insertInBatches } from '../../../core/db/insertInBatches';
import { loadTransactions } from '../../../core/ledger/books';
import { openStakes } from '../../../core/ledger/tables';
import { sessions } from '../../../core/sessions/tables';
import { bookedIncome, type SeededIncome, sumUpIncome } from '../agent/income';
import { newLinks } from '../agent/links';
import { newRates, QUOTAS } from '../agent/rates';
import type { SeedContext } from '../context';
import { newContracts, newProgress } from '../contracts/contracts';
import { newEarnings } from '../contracts/earnings';
import { newFriends, newFriendsDeposits } from '../referral/friends';
import { AGENT, accountId, newPeople, type Secrets } from './accounts';
import { newCards, newFavourites, newReads, newRecentGames } from './belongings';
import { newTeamBets } from './bets';
import { newGifts } from './gifts';
import { newMessages } from './inbox';

import { playerOrders } from './lotteryOrders';
import { agentHistory, playerHistory } from './money';
import { newSessions } from './sessions';
import { newApplications, newPromotionRewards, newSignUps } from './signUps';
import { teamHistory } from './teamMoney';

/** Invitation code of the demonstration's agent. */
const AFFILIATE_CODE = 'suda88';

/** The demonstration accounts, the team below the agent, and what they have done and own. */
export async function seedPeople(
  db: Database,
  context: SeedContext,
  { visible, timeZone }: { readonly visible: readonly NewGame[]; readonly timeZone: string },
  secrets: Secrets,
): Promise<void> {
  const { all, team } = newPeople(context, secrets);
  const placed = playerOrders(context, visible, await db.select().from(lotteryGames));
  const player = playerHistory(context, visible, placed);
  const ofTeam = teamHistory(context, team, newTeamBets(context, team, visible));
  const played = [...ofTeam.bets, ...player.bets];
  const earnings = newEarnings(context, all, played);
  await insertInBatches(db, accounts, [...all, ...newFriends(context)]);
  await insertInBatches(db, bankCards, newCards(context));
  await insertInBatches(db, affiliateCodes, [
    { merchant: context.merchant, codeKey: AFFILIATE_CODE, accountId: accountId(context, AGENT) },
  ]);
  await insertInBatches(db, bets, played);
  await insertInBatches(db, rebateRates, newRates(context, team));
  await db.insert(rebateSettings).values({ merchant: context.merchant, quotas: QUOTAS, links: LINKS });
  await insertInBatches(db, affiliateLinks, newLinks(context));
  const income = await sumUpIncome(db, context, timeZone);
  const ofAgent = ({ accountId: of }: SeededIncome) => of === accountId(context, AGENT);
  await loadTransactions(db, [
    ...player.booked,
    ...agentHistory(context, [...earnings.movements, ...income.filter(ofAgent)]),
    ...ofTeam.booked,
    ...income.filter((one) => !ofAgent(one)).map((one) => bookedIncome(context, one)),
    ...newFriendsDeposits(context).map(({ booked }) => booked),
  ]);
  await insertInBatches(db, openStakes, player.openStakes);
  await insertInBatches(db, sessions, newSessions(context, team));
  // Draws are common to all merchants: one that another has brought is the same.
  for (const { draw } of placed) await db.insert(draws).values(draw).onConflictDoNothing();
  await insertInBatches(db, lotteryOrders, player.orders);
  await insertInBatches(
    db,
    lotterySuborders,
    placed.flatMap(({ suborders }) => suborders),
  );
  await insertInBatches(db, favourites, newFavourites(context, visible));
  await insertInBatches(db, recentGames, newRecentGames(context, player.bets));
  await insertInBatches(db, promotionSignUps, newSignUps(context));
  await insertInBatches(db, promotionApplications, newApplications(context));
  await insertInBatches(db, rewards, [...newPromotionRewards(context), ...newGifts(context)]);
  await insertInBatches(db, announcementReads, newReads(context));
  await insertInBatches(db, inboxMessages, newMessages(context));
  await insertInBatches(db, contracts, newContracts(context));
  await insertInBatches(db, contractProgress, newProgress(context));
  await insertInBatches(db, salaries, earnings.salaries);
  await insertInBatches(db, dividends, earnings.dividends);
  await insertInBatches(db, orderNumbers, earnings.counters);
}

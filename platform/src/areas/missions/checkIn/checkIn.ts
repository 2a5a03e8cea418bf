import type { Account } from '../../../core/accounts/tables';
import { holdForOffer } from '../../../core/care/holdForOffer';
import type { Clock } from '../../../core/clock';
import type { Database } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import { postPoints } from '../../../core/ledger/points';
import { grantReward, takeReward } from '../../rewards/rewards';
import { signIns } from '../tables';
import { type Brings, readRewards } from './rewards';
import { readRow } from './row';

const TITLE = { en: 'Daily check-in', th: 'เช็คอินรายวัน' };

type Member = Pick<Account, 'id' | 'merchant' | 'type'>;

/** Books what a check-in brings. */
async function give(tx: Database, account: Member, day: string, { amount, points }: Brings, at: Date) {
  const booked = { account, reference: `check-in ${day} ${account.id}`, title: TITLE, at };
  if (amount > 0n) {
    const reward = await grantReward(tx, { ...booked, source: 'MISSION', amount });
    // The reward of a day is there once, whatever became of the check-in.
    if (!reward) throw new Refusal('mission.already.signed');
    await takeReward(tx, account, reward.id, at);
  }
  if (points > 0)
    await postPoints(tx, {
      ...booked,
      kind: 'points',
      reference: `points of ${booked.reference}`,
      points: BigInt(points),
    });
}

/**
 * Checks a member in for the merchant's day, and books what that brings, once a day on whichever device (PR-030).
 *
 * @param tx A transaction: the account stays held until it ends.
 * @param timeZone The merchant's.
 * @throws Refusal play.closed, offers.stopped, mission.already.signed.
 */
export async function checkIn(tx: Database, account: Member, timeZone: string, clock: Clock): Promise<void> {
  await holdForOffer(tx, account, new Date(clock()));
  // The day is told once the account is held: of two devices at midnight the one that waits does not come before the other.
  const at = new Date(clock());
  const { today: day, signed, streak: before } = await readRow(tx, account.id, timeZone, at);
  if (signed) throw new Refusal('mission.already.signed');
  const streak = before + 1;
  const { amount, points } = (await readRewards(tx, account.merchant))(streak);
  await tx.insert(signIns).values({ accountId: account.id, day, streak, amount, points, at });
  await give(tx, account, day, { amount, points }, at);
}

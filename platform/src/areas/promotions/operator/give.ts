import { holdAccount } from '../../../core/care/hold';
import { takesOffers } from '../../../core/care/state';
import { DAY } from '../../../core/clock';
import type { Database } from '../../../core/db/client';
import { newId } from '../../../core/ids';
import type { LocalizedText } from '../../../core/language';
import { formatMoney } from '../../../core/money';
import { noteAction } from '../../../core/operator/noteAction';
import { OperatorRefused } from '../../../core/operator/refused';
import { accountOf, type Named } from '../../care/operator';
import { grantReward } from '../../rewards/rewards';
import { tellDecision } from './tellDecision';

const TITLE: LocalizedText = { en: 'A gift for you', th: 'ของขวัญสำหรับคุณ' };

export interface Gift extends Named {
  /** In minor units. */
  readonly amount: bigint;
  /** For the record of what operators do. */
  readonly reason: string;
  /** How many times it has to be bet before it may be withdrawn. */
  readonly turnover?: number | undefined;
  /** Within how many days it may be taken. */
  readonly days?: number | undefined;
  /** What it is given for: the same is not given twice. A gift without one is always another. */
  readonly reference?: string | undefined;
  readonly by: string;
  readonly at: Date;
}

/**
 * Gives a member money that waits in the reward centre, and tells them in the inbox.
 *
 * @throws OperatorRefused for a member who is closed for play or is offered nothing (PL-039), for an amount that is not more
 *   than nothing, for less than a day, and for a `reference` that was given before.
 */
export async function giveGift(db: Database, gift: Gift): Promise<void> {
  const { amount, reason, turnover, days, reference = newId('gift'), by, at } = gift;
  if (amount <= 0n) throw new OperatorRefused('a gift is more than nothing');
  if (days !== undefined && days < 1) throw new OperatorRefused('a gift may be taken for a day at least');
  const account = await accountOf(db, gift);
  await db.transaction(async (tx) => {
    const { row } = await holdAccount(tx, account);
    if (!takesOffers(row, at))
      throw new OperatorRefused(`nothing is offered to ${account.username} now (pnpm care list)`);
    const granted = await grantReward(tx, {
      account,
      source: 'GIFT',
      reference: `gift ${account.id} ${reference}`,
      title: TITLE,
      amount,
      turnover,
      expiresAt: days === undefined ? null : new Date(at.getTime() + days * DAY),
      at,
    });
    if (!granted) throw new OperatorRefused(`${account.username} was given "${reference}" before`);
    await noteAction(tx, {
      merchant: account.merchant,
      by,
      at,
      what: 'promotion give',
      account,
      subject: granted.id,
      details: { amount: formatMoney(amount), reason, reference: gift.reference },
    });
    await tellDecision(tx, account, 'gift', { amount, at });
  });
}

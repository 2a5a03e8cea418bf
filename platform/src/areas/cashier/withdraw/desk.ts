import { GameType } from '@site/contracts/areas/games';
import type { TurnoverDemand, withdrawCards } from '@site/contracts/areas/withdraw';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { toInstant } from '../../../core/clock';
import type { SignedInContext } from '../../../core/http/route';
import { type Language, textIn } from '../../../core/language';
import { type HeldByDemand, withdrawableOf } from '../../../core/ledger/turnover';
import { formatMoney } from '../../../core/money';
import { CARD_LIMIT, listCards } from '../../security/cards';
import { rulesOf } from './rules';
import { timesUsed } from './times';

function demandView(demand: HeldByDemand, language: Language): TurnoverDemand {
  const { id, title, promotionId, needed, met, held, endsAt, counts } = demand;
  return {
    id,
    title: textIn(title, language),
    ...(promotionId !== null && { promotionId }),
    needed: formatMoney(needed),
    met: formatMoney(met),
    left: formatMoney(needed - met),
    held: formatMoney(held),
    ...(endsAt && { endsAt: toInstant(endsAt) }),
    counts: GameType.options.flatMap((gameType) => {
      const percent = counts[gameType];
      return percent === undefined ? [] : [{ gameType, percent }];
    }),
  };
}

/** All that a member has to know before a withdrawal: cards, limits, what is free, and what holds the rest. */
export async function withdrawDesk({
  db,
  account,
  merchant,
  language,
  clock,
}: SignedInContext): Promise<ValueOf<typeof withdrawCards>> {
  const at = new Date(clock());
  const { minAmount, maxAmount, fee, timesADay } = await rulesOf(db, merchant.code);
  const { used, nextDay } = await timesUsed(db, account, merchant.timeZone, at);
  const { withdrawable, needed, left, demands } = await withdrawableOf(db, account);
  const { restingUntil, paymentPasswordHash } = account;
  const timesLeft = Math.max(0, timesADay - used);
  return {
    list: await listCards(db, account, language),
    minAmount: formatMoney(minAmount),
    maxAmount: formatMoney(maxAmount),
    fee: formatMoney(fee),
    timesLeft,
    timesADay,
    ...(timesLeft === 0 && { timesAgainAt: toInstant(nextDay) }),
    withdrawable: formatMoney(withdrawable),
    turnoverLeft: formatMoney(left),
    turnoverNeeded: formatMoney(needed),
    demands: demands.map((demand) => demandView(demand, language)),
    ...(restingUntil && restingUntil > at && { restingUntil: toInstant(restingUntil) }),
    hasPaymentPassword: paymentPasswordHash !== null,
    limit: CARD_LIMIT,
  };
}

import type { Reward } from '@site/contracts/areas/rewards';
import { toInstant } from '../../core/clock';
import { type Language, type LocalizedText, textIn } from '../../core/language';
import { formatMoney } from '../../core/money';
import type { RewardEntry } from './entries';
import type { RewardRow, RewardSource } from './tables';
import type { OpenTurnover } from './turnoverLeft';

const SOURCE_NAMES: Record<RewardSource, LocalizedText> = {
  PROMOTION: { en: 'Promotion', th: 'โปรโมชัน' },
  MISSION: { en: 'Mission', th: 'ภารกิจ' },
  REFERRAL: { en: 'Invite friends', th: 'ชวนเพื่อน' },
  VIP: { en: 'VIP room', th: 'ห้อง VIP' },
  MALL: { en: 'Points mall', th: 'ร้านแลกคะแนน' },
  GIFT: { en: 'Gift', th: 'ของขวัญ' },
};

/** What has to be bet: of one to take all of it, of a taken one what is left. */
function turnoverOf({ status, amount, turnover, betDays }: RewardEntry, open: OpenTurnover | undefined) {
  if (status === 'CLAIMABLE' && turnover > 0)
    return {
      turnoverLeft: formatMoney((amount ?? 0n) * BigInt(turnover)),
      ...(betDays !== null && { turnoverDays: betDays }),
    };
  if (status !== 'CLAIMED' || !open) return {};
  return {
    turnoverLeft: formatMoney(open.left),
    ...(open.endsAt && { turnoverUntil: toInstant(open.endsAt) }),
  };
}

/** A reward as its owner sees it. */
export function rewardView(entry: RewardEntry, open: OpenTurnover | undefined, language: Language): Reward {
  const { id, source, title, amount, status, grantedAt, expiresAt, doneAt, promotionId, startsAt, endsAt } =
    entry;
  return {
    id,
    title: textIn(title, language),
    ...(amount !== null && { amount: formatMoney(amount) }),
    source: SOURCE_NAMES[source][language],
    kind: source,
    status,
    grantedAt: toInstant(grantedAt),
    ...(expiresAt && { expiresAt: toInstant(expiresAt) }),
    ...(doneAt && { doneAt: toInstant(doneAt) }),
    ...(promotionId !== null && { promotionId }),
    ...turnoverOf(entry, open),
    ...(startsAt && { promotionStart: toInstant(startsAt) }),
    ...(endsAt && { promotionEnd: toInstant(endsAt) }),
  };
}

/** A reward that was just taken, as an entry of the list. */
export const takenEntry = (row: RewardRow): RewardEntry => ({
  ...row,
  since: row.doneAt ?? row.grantedAt,
  startsAt: null,
  endsAt: null,
});

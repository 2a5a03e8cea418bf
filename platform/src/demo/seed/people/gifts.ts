import type { rewards } from '../../../areas/rewards/tables';
import type { LocalizedText } from '../../../core/language';
import { contentId, type SeedContext } from '../context';
import { accountId, PLAYER } from './accounts';

interface Gift {
  readonly key: string;
  readonly title: LocalizedText;
  readonly amount: bigint;
  readonly turnover: number;
  /** Days ago that it was given, and from which on it can not be taken any more; below 0 in days ahead. */
  readonly given: number;
  readonly ends: number;
}

const GIFTS: readonly Gift[] = [
  {
    key: 'anniversary',
    title: { en: 'A year with us', th: 'ครบรอบหนึ่งปีกับเรา' },
    amount: 25_000n,
    turnover: 1,
    given: 6,
    ends: -1,
  },
  {
    key: 'loy-krathong',
    title: { en: 'Loy Krathong gift', th: 'ของขวัญวันลอยกระทง' },
    amount: 20_000n,
    turnover: 0,
    given: 16,
    ends: 9,
  },
];

/** What an operator gave the player: one gift that may be taken until the end of the day, and one that has ended. */
export const newGifts = (context: SeedContext): (typeof rewards.$inferInsert)[] =>
  GIFTS.map(({ key, given, ends, ...gift }) => ({
    ...gift,
    id: contentId(context, `reward-${key}`),
    merchant: context.merchant,
    accountId: accountId(context, PLAYER),
    source: 'GIFT',
    reference: `gift ${key} ${PLAYER}`,
    grantedAt: context.onDay(given, 0.5),
    expiresAt: context.onDay(ends, 0),
  }));

import type { helpTopics } from '../../../../areas/help/tables';
import { contentId, type SeedContext } from '../../context';
import { ACCOUNT } from './account';
import { BONUSES } from './bonuses';
import { DEPOSITS } from './deposits';
import { GAMES } from './games';
import { privacyOf } from './privacy';
import { RESPONSIBLE } from './responsible';
import { termsOf } from './terms';
import { WITHDRAWALS } from './withdrawals';

type NewTopic = typeof helpTopics.$inferInsert;

/** The help of a merchant of the demonstration, what is asked most first. */
export const newHelpTopics = (context: SeedContext): NewTopic[] =>
  [
    DEPOSITS,
    WITHDRAWALS,
    ACCOUNT,
    BONUSES,
    GAMES,
    RESPONSIBLE,
    termsOf(context.merchantName),
    privacyOf(context.merchantName),
  ].map(({ key, ...topic }, position) => ({
    id: contentId(context, `help-${key}`),
    merchant: context.merchant,
    position,
    ...topic,
  }));

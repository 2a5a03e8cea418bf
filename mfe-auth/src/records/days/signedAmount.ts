import { formatAmount } from '@site/ui/Money';
import { direction } from '@site/ui/records';

/** A result without its currency: a gain has its sign as a loss has. */
export const signedAmount = (amount: string): string =>
  `${direction(amount) === 'up' ? '+' : ''}${formatAmount(amount)}`;

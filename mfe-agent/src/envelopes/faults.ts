import { type ApiError, hasCode } from '@site/api';
import { RefusedAccount, RefusedAmount } from '@site/contracts/areas/envelopes';
import { type AmountFault, readAmount } from '@site/ui/AmountField';
import { compareMoney, useMoneyText } from '@site/ui/Money';
import { useTexts } from '../useTexts';
import { type Envelopes, typedFor } from './useEnvelopes';

export interface Range {
  readonly min: string;
  readonly max: string;
}

/** Says the least and the most that one may get. */
export function useRangeText(): (range: Range) => string {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  return ({ min, max }) => t('envelopes.amount.range', { min: moneyText(min), max: moneyText(max) });
}

/** What is wrong with an amount as it is typed; `undefined` where nothing is. */
export function useFaultText(range: Range): (text: string) => string | undefined {
  const { t } = useTexts();
  const rangeText = useRangeText();
  // @texts envelopes.amount.fault.* — what is wrong with it
  const faultText = (fault: AmountFault) => t(`envelopes.amount.fault.${fault}`);
  return (text) => {
    const read = readAmount(text);
    if (!read.ok) return faultText(read.fault);
    const fits = compareMoney(read.money, range.min) >= 0 && compareMoney(read.money, range.max) <= 0;
    return fits ? undefined : rangeText(range);
  };
}

/** Whose amount the platform refuses, and within what it has to be. */
export function refusedAmount(error: ApiError | null) {
  return hasCode(error, 'amount.out.of.range') ? RefusedAmount.safeParse(error.value).data : undefined;
}

/** Whom nothing can be sent to. */
export function refusedAccount(error: ApiError | null): string | undefined {
  if (!hasCode(error, 'user.unavailable', 'downline.unknown')) return undefined;
  return RefusedAccount.safeParse(error.value).data?.account;
}

/** The first of the people whose amount is none, or outside of what it may be. */
export const firstFault = (envelopes: Envelopes, faultOf: (text: string) => string | undefined) =>
  envelopes.people.find(({ account }) => faultOf(typedFor(envelopes, account)) !== undefined)?.account;

import type { CardBank } from '@site/contracts/areas/security';
import * as z from 'zod/mini';
import { requiredText } from '../../../form/requiredText';

export interface CardFields {
  bankCode: string;
  cardNo: string;
  branch: string;
}

/** What people write between the digits of an account number. */
const SEPARATORS = /[\s-]/g;

/** An account number without what is written between its digits. */
export const plainCardNumber = (typed: string): string => typed.replaceAll(SEPARATORS, '');

/** Whether a number has a length that numbers of the bank have. Its check digits are the platform's to look at. */
export function hasLengthOf({ lengths }: CardBank, typed: string): boolean {
  const digits = plainCardNumber(typed);
  return /^\d+$/.test(digits) && lengths.includes(digits.length);
}

/** A bank, a number of a length that its numbers have, and a branch where the bank needs one. Messages are codes. */
export function cardSchema(banks: readonly CardBank[]) {
  return z
    .object({ bankCode: requiredText, cardNo: requiredText, branch: z.string() })
    .check(({ value, issues }) => {
      const { bankCode, cardNo, branch } = value;
      const bank = banks.find((each) => each.bankCode === bankCode);
      if (!bank) return;
      const fault = (field: keyof CardFields, message: string) =>
        issues.push({ code: 'custom', input: value, path: [field], message });
      if (cardNo !== '' && !hasLengthOf(bank, cardNo)) fault('cardNo', 'bank.card.number');
      if (bank.needsBranch && branch.trim() === '') fault('branch', 'field.required');
    });
}

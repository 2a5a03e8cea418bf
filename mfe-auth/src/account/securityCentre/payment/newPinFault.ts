import type { ApiError } from '@site/api';
import { fieldErrorText, type TFunction } from '@site/i18n';

/** Codes that are about the digits that were chosen. */
const CODES = ['payment.password.weak', 'modify.new.old.same', 'password.confirm.mismatch'];

/** What the platform found wrong with new digits, in words; `undefined` when it was something else. */
export function newPinFault(t: TFunction, { code, fields }: ApiError): string | undefined {
  const codes = fields.newPaymentPassword ?? (CODES.includes(code) ? [code] : undefined);
  return codes && fieldErrorText(t, codes);
}

import type { VerifyBefore } from '@site/contracts/areas/care';
import { Refusal } from '../http/refusal';
import type { Book } from '../ledger/tables';
import type { Care } from './readCare';

/** What play asks for: before play means play money too, and a deposit comes before all play of real money (PL-037). */
export const beforePlay = (book: Book): readonly VerifyBefore[] =>
  book === 'real' ? ['PLAY', 'DEPOSIT'] : ['PLAY'];

/**
 * Throws where the merchant has to know first who somebody is.
 *
 * @param asked The settings by which this would have to wait.
 * @throws Refusal identity.required
 */
export function refuseUnknown(
  { settings, row }: Pick<Care, 'settings' | 'row'>,
  asked: readonly VerifyBefore[],
): void {
  const { verifyBefore: before } = settings;
  if (!asked.includes(before)) return;
  const identity = row?.identity ?? 'NONE';
  if (identity !== 'VERIFIED') throw new Refusal('identity.required', { value: { identity, before } });
}

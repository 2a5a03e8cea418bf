import type { ExclusionLength, TimeoutLength } from '@site/contracts/areas/care';
import { closingEnd } from '@site/contracts/areas/care/closingEnd';
import { toInstant } from '../clock';
import type { Database } from '../db/client';
import { Refusal } from '../http/refusal';
import { changeState } from './changeState';
import { cancelRaises } from './limits';
import { type ChangedBy, noteChange } from './log';
import type { Care } from './readCare';
import { isExcluded, stateAt } from './state';
import type { CareStateRow } from './tables';

/*
 * Closing an account for play (docs/requirements/responsible-play.md, PL-017 to PL-022). All of it is called with the
 * account held (hold.ts), with what was read then, and returns the state's row as it is now.
 */

const shorter = (until: Date | undefined) =>
  new Refusal('closing.shorter', { ...(until && { value: { until: toInstant(until) } }) });

const notOffered = () => new Refusal('request.invalid', { fields: { length: ['field.format'] } });

type Closing = Partial<
  Pick<CareStateRow, 'timeoutUntil' | 'excludedUntil' | 'returnAskedAt' | 'closedAt' | 'contact'>
>;

/** Writes a closing or its end, with what the state was and is. */
async function close(
  tx: Database,
  care: Care,
  changes: Closing,
  at: Date,
  by: ChangedBy,
): Promise<CareStateRow> {
  const describe = (row: CareStateRow | null) => {
    const { name, until } = stateAt(row, at);
    return until ? `${name} ${toInstant(until)}` : name;
  };
  const row = await changeState(tx, care.accountId, changes);
  await noteChange(tx, {
    accountId: care.accountId,
    at,
    what: 'CLOSING',
    from: describe(care.row),
    to: describe(row),
    ...by,
  });
  return row;
}

/**
 * A break from play, at once. It ends by itself; until then it can only be made longer.
 *
 * @throws Refusal closing.shorter for one that would not end later than what is closed now; request.invalid for a length
 *   that the merchant does not offer.
 */
export async function takeTimeout(
  tx: Database,
  care: Care,
  length: TimeoutLength,
  at: Date,
  by: ChangedBy,
): Promise<CareStateRow> {
  if (!care.settings.timeouts.includes(length)) throw notOffered();
  const state = stateAt(care.row, at);
  const timeoutUntil = closingEnd(length, at.getTime());
  const running = care.row?.timeoutUntil;
  // An exclusion does not end by itself, so that nothing is longer.
  if (isExcluded(care.row, at)) throw shorter(state.until);
  if (running && running >= timeoutUntil) throw shorter(running);
  await cancelRaises(tx, care, at, by);
  return close(tx, care, { timeoutUntil }, at, by);
}

/**
 * Excludes an account from play, at once, and ends what it had said of wanting offers. Nothing here ends it.
 *
 * @throws Refusal closing.shorter for one that would not end later than the one that stands; request.invalid for a
 *   length that the merchant does not offer.
 */
export async function exclude(
  tx: Database,
  care: Care,
  length: ExclusionLength,
  at: Date,
  by: ChangedBy,
): Promise<CareStateRow> {
  if (!care.settings.exclusions.includes(length)) throw notOffered();
  const excludedUntil = closingEnd(length, at.getTime());
  const standing = care.row?.excludedUntil;
  if (standing && standing >= excludedUntil) throw shorter(standing);
  await cancelRaises(tx, care, at, by);
  const contact = { inbox: false, mail: false, sms: false, push: false };
  return close(tx, care, { excludedUntil, returnAskedAt: null, contact }, at, by);
}

/**
 * Asks to play again after an exclusion. Asked already: nothing changes.
 *
 * @throws Refusal exclusion.running until it is over; not.found for an account without one.
 */
export async function askToReturn(
  tx: Database,
  care: Care,
  at: Date,
  by: ChangedBy,
): Promise<CareStateRow | null> {
  const { name, until } = stateAt(care.row, at);
  if (name === 'EXCLUDED')
    throw new Refusal('exclusion.running', { ...(until && { value: { until: toInstant(until) } }) });
  if (name === 'RETURN_WAIT') return care.row;
  if (name !== 'RETURN_DUE') throw new Refusal('not.found');
  return close(tx, care, { returnAskedAt: at }, at, by);
}

/** Takes back that one has asked to play again. Where nobody waits for it, nothing changes. */
export async function thinkAgain(
  tx: Database,
  care: Care,
  at: Date,
  by: ChangedBy,
): Promise<CareStateRow | null> {
  if (stateAt(care.row, at).name !== 'RETURN_WAIT') return care.row;
  return close(tx, care, { returnAskedAt: null }, at, by);
}

/** Closes an account until the operator opens it: in the operator's name, or in that of a rule of the platform. */
export async function closeByOperator(
  tx: Database,
  care: Care,
  at: Date,
  by: ChangedBy = { source: 'OPERATOR' },
): Promise<CareStateRow> {
  await cancelRaises(tx, care, at, by);
  return close(tx, care, { closedAt: at }, at, by);
}

/** Opens what the operator has closed. What the member has closed stays closed: nobody lifts that (PL-022). */
export const openByOperator = (tx: Database, care: Care, at: Date): Promise<CareStateRow> =>
  close(tx, care, { closedAt: null }, at, { source: 'OPERATOR' });

import type { ReviewInterval } from '@site/contracts/areas/careNotices';
import { changeState } from '../../core/care/changeState';
import { noteChange } from '../../core/care/log';
import { type Care, readCare } from '../../core/care/readCare';
import { Refusal } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';
import { change } from './change';

/** What a member may choose from, in months, as far as it is oftener than the merchant asks. */
const OFTENER = [1, 3];

/** How often a member is asked to look at limits and statement: as they have chosen, and never less often than the merchant says. */
export const ownMonths = ({ row, settings }: Pick<Care, 'row' | 'settings'>): number =>
  Math.min(row?.reviewMonths ?? settings.reviewMonths, settings.reviewMonths);

const choicesOf = ({ settings: { reviewMonths } }: Pick<Care, 'settings'>): number[] => [
  ...OFTENER.filter((months) => months < reviewMonths),
  reviewMonths,
];

const view = (care: Care): ReviewInterval => ({ months: ownMonths(care), choices: choicesOf(care) });

/** How often the caller is asked, and what else may be chosen (PL-012). */
export const reviewIntervalOf = async ({ db, account }: SignedInContext): Promise<ReviewInterval> =>
  view(await readCare(db, account.id));

/**
 * Changes how often the caller is asked.
 *
 * @throws Refusal limit.value.invalid for what is no choice.
 */
export const setReviewInterval = (
  context: SignedInContext,
  { months }: { months: number },
): Promise<ReviewInterval> =>
  change(context, async ({ tx, care, at, by }) => {
    if (!choicesOf(care).includes(months))
      throw new Refusal('limit.value.invalid', { fields: { months: ['limit.value.invalid'] } });
    const from = ownMonths(care);
    if (months === from) return view(care);
    const row = await changeState(tx, care.accountId, { reviewMonths: months });
    await noteChange(tx, {
      accountId: care.accountId,
      at,
      what: 'REVIEW',
      from: `${from}`,
      to: `${months}`,
      ...by,
    });
    return view({ ...care, row });
  });

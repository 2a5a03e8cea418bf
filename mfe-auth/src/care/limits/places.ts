import type { CareSettings, Limit } from '@site/contracts/areas/care';
import { partOf, type WhichLimit } from './whichLimit';

/** A limit that can be set, or that somebody has set. */
export interface Place extends WhichLimit {
  /** The merchant offers it: the member may change their own. */
  readonly offered: boolean;
  /** The least and the most that the merchant takes. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** What the member has set. */
  readonly own?: Limit | undefined;
  /** What others have set, beside it. */
  readonly others: readonly Limit[];
}

type Offer = CareSettings['limits'][number];

const offeredBy = ({ kind, periods, min, max }: Offer) =>
  (periods.length > 0 ? periods : [undefined]).map((period) => ({ kind, period, min, max, offered: true }));

/** The limits that a merchant offers, each with what is set of it; what is set besides stands after them. */
export function placesOf({ limits }: Pick<CareSettings, 'limits'>, list: readonly Limit[]): readonly Place[] {
  const offered = limits.flatMap(offeredBy);
  const known = new Set(offered.map(partOf));
  const further = list
    .filter((limit) => !known.has(partOf(limit)))
    .map(({ kind, period }) => ({ kind, period, min: undefined, max: undefined, offered: false }));
  const all = new Map([...offered, ...further].map((place) => [partOf(place), place]));
  return [...all.values()].map((place) => {
    const set = list.filter((limit) => partOf(limit) === partOf(place));
    return {
      ...place,
      own: set.find(({ source }) => source === 'MEMBER'),
      others: set.filter(({ source }) => source !== 'MEMBER'),
    };
  });
}

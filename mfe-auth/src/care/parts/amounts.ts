import type { LimitKind } from '@site/contracts/areas/care';
import { compareMoney } from '@site/ui/Money';

interface Range {
  readonly min: string;
  readonly max: string;
}

/** What the merchant says of it, if anything. */
type Offered = { readonly [Side in keyof Range]?: string | undefined };

/** Of any limit of money: 15 digits, two of them behind the point. */
const ANY: Range = { min: '0.00', max: '9999999999999.99' };

/** Amounts that are one press away. Any other one can be typed (PL-001). */
const OF_PERIODS = ['500', '1000', '2000', '3000', '5000', '7000', '10000', '20000', '50000', '100000'];
const OF_STAKES = ['5', '10', '20', '50', '100', '200', '500', '1000', '2000'];

/** Between what a limit of money may be: as the merchant says, or anything that the platform takes. */
export const rangeOf = ({ min, max }: Offered): Range => ({
  min: min ?? ANY.min,
  max: max ?? ANY.max,
});

/** The amounts to press for a limit, the lowest first. */
export const presetsOf = (kind: LimitKind, { min, max }: Range): readonly string[] =>
  (kind === 'STAKE' ? OF_STAKES : OF_PERIODS)
    .map((whole) => `${whole}.00`)
    .filter((money) => compareMoney(money, min) >= 0 && compareMoney(money, max) <= 0);

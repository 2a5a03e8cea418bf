import type { LimitKind, LimitPeriod } from '@site/contracts/areas/care';
import { Refusal } from '../http/refusal';
import { formatMoney, parseMoney } from '../money';
import type { MerchantCare } from './settings';
import type { LimitRow } from './tables';

/** Which limit: a kind, and its period where it has one. */
export interface WhichLimit {
  readonly kind: LimitKind;
  readonly period?: LimitPeriod | undefined;
}

const IN_MINUTES: ReadonlySet<LimitKind> = new Set(['STRETCH_TIME', 'DAY_TIME']);
const MOST_MINUTES = 24n * 60n;
/** 15 digits, two of them behind the point. */
const MONEY = /^(0|[1-9]\d{0,12})\.\d{2}$/;
const MINUTES = /^[1-9]\d{0,3}$/;

const invalid = (field: 'kind' | 'period' | 'value') =>
  new Refusal('limit.value.invalid', { fields: { [field]: ['limit.value.invalid'] } });

/** A value as it travels: money, or minutes as a text of figures. */
export const formatLimit = (kind: LimitKind, value: bigint): string =>
  IN_MINUTES.has(kind) ? value.toString() : formatMoney(value);

/** What a limit is called in the log: `DEPOSIT_DAY`, `STAKE`. */
export const limitName = ({ kind, period }: Pick<LimitRow, 'kind' | 'period'>): string =>
  period === '' ? kind : `${kind}_${period}`;

/** The value of a limit for the log; none for no limit. */
export const limitText = ({ kind }: Pick<LimitRow, 'kind'>, value: bigint | null): string | undefined =>
  value === null ? undefined : formatLimit(kind, value);

/**
 * Throws unless the merchant offers a limit.
 *
 * @throws Refusal limit.value.invalid
 */
export function refuseUnknownLimit({ limits }: MerchantCare, { kind, period }: WhichLimit): void {
  const offered = limits.find((limit) => limit.kind === kind);
  if (!offered) throw invalid('kind');
  const fits =
    offered.periods.length === 0
      ? period === undefined
      : period !== undefined && offered.periods.includes(period);
  if (!fits) throw invalid('period');
}

/**
 * Reads the value of a limit: minor units, or minutes.
 *
 * @throws Refusal limit.value.invalid for what is no such value, or outside of what the merchant offers.
 */
export function parseLimit({ limits }: MerchantCare, { kind }: WhichLimit, typed: string): bigint {
  const minutes = IN_MINUTES.has(kind);
  if (!(minutes ? MINUTES : MONEY).test(typed)) throw invalid('value');
  const read = (text: string) => (minutes ? BigInt(text) : parseMoney(text));
  const value = read(typed);
  const { min, max } = limits.find((limit) => limit.kind === kind) ?? {};
  const tooLow = min !== undefined && value < read(min);
  const tooHigh = max !== undefined ? value > read(max) : minutes && value > MOST_MINUTES;
  if (tooLow || tooHigh) throw invalid('value');
  return value;
}

import type { LimitKind, LimitPeriod } from '@site/contracts/areas/care';

/** Which limit: a kind, and its period where it has one. */
export interface WhichLimit {
  readonly kind: LimitKind;
  readonly period?: LimitPeriod | undefined;
}

/** What the address calls a limit: `DEPOSIT.DAY`, `STAKE`. */
export const partOf = ({ kind, period }: WhichLimit): string => (period ? `${kind}.${period}` : kind);

/** Whether it limits minutes, and not money. */
export const isOfTime = ({ kind }: WhichLimit): boolean => kind === 'STRETCH_TIME' || kind === 'DAY_TIME';

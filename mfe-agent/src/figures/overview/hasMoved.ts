import type { teamKpi } from '@site/contracts/areas/agent';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { direction } from '@site/ui/records';

/** Whether anybody of the team did anything on one of these days. */
export function hasMoved({ list }: Pick<ValueOf<typeof teamKpi>, 'list'>): boolean {
  return list.some(
    ({ login, bet, register, deposit, withdraw }) =>
      login + bet + register > 0 || [deposit, withdraw].some((amount) => direction(amount) !== 'even'),
  );
}

import { useApiInfiniteQuery, useApiQuery } from '@site/api';
import { type DepositOrder, type DepositStatus, depositRecords } from '@site/contracts/areas/deposit';
import { TRANSACTIONS_PAGE_SIZE, transactionCodes, transactions } from '@site/contracts/areas/wallet';
import { type WithdrawOrder, type WithdrawStatus, withdrawReport } from '@site/contracts/areas/withdraw';
import type { RequestOf } from '@site/contracts/http/endpoint';
import type { DayRange } from '@site/contracts/values/days';
import { parameterOf, type SiteLanguage, useLanguage } from '@site/i18n';
import { endlessRecords } from '@site/ui/records';

/** Which movements: of which days, moved by what, and whose. */
export interface MovementFilter {
  readonly days: DayRange;
  readonly code: string | undefined;
  readonly team: boolean;
}

/** Which orders: of which days, and in which state. */
export interface OrderFilter<Status> {
  readonly days: DayRange;
  readonly status: Status | undefined;
}

/** The request of a filter, its page aside. */
export function movementRequest(
  { days, code, team }: MovementFilter,
  pageSize: number,
  language: SiteLanguage,
): Omit<RequestOf<typeof transactions>, 'pageNo'> {
  return {
    ...days,
    pageSize,
    language: parameterOf(language),
    ...(code && { codes: code }),
    ...(team && { types: 'A' }),
  };
}

/** As movementRequest, for orders of either kind. */
export function orderRequest<Status>(
  { days, status }: OrderFilter<Status>,
  pageSize: number,
  language: SiteLanguage,
) {
  return { ...days, pageSize, language: parameterOf(language), ...(status && { status }) };
}

const { list: PAGE_SIZE } = TRANSACTIONS_PAGE_SIZE;

/** Everything that moved on the main wallet. */
export function useMovements(filter: MovementFilter) {
  const request = movementRequest(filter, PAGE_SIZE, useLanguage());
  return endlessRecords(useApiInfiniteQuery(transactions, request), ({ id }) => id);
}

/** Orders to pay in. */
export function useDeposits(filter: OrderFilter<DepositStatus>) {
  const request = orderRequest(filter, PAGE_SIZE, useLanguage());
  return endlessRecords(useApiInfiniteQuery(depositRecords, request), orderNoOf);
}

/** Orders to pay out. */
export function useWithdrawals(filter: OrderFilter<WithdrawStatus>) {
  const request = orderRequest(filter, PAGE_SIZE, useLanguage());
  return endlessRecords(useApiInfiniteQuery(withdrawReport, request), orderNoOf);
}

const orderNoOf = ({ orderNo }: DepositOrder | WithdrawOrder): string => orderNo;

/** What may move money, in the order of a filter; none until it is known. */
export function useMovementCodes(team: boolean) {
  const request = { ...(team && { types: 'A' as const }), language: parameterOf(useLanguage()) };
  return useApiQuery(transactionCodes, request, { silent: true, select: ({ list }) => list }).data ?? [];
}

import { queryOptionsFor, useApiInfiniteQuery, useApiQuery } from '@site/api';
import { FOOTER_ONLY } from '@site/contracts/areas/agent';
import {
  type Contract,
  type ContractKind,
  contractHistory,
  dailySalary,
  dividendRequests,
  salaryRequests,
} from '@site/contracts/areas/agentContracts';
import { subordinates } from '@site/contracts/areas/team';
import type { DayRange } from '@site/contracts/values/days';
import { distinct, endlessList } from '@site/ui/endlessList';
import { endlessRecords, useMerchantToday } from '@site/ui/records';
import { useContractInfo } from '../home/queries';
import { isSalary, KIND_NAMES, KINDS, type SalaryKind } from './kinds';

const PAGE_SIZE = 20;
/** The most that a call gives: names are chosen from the whole list. */
const NAMES_AT_ONCE = 100;

/** It may be signed on another phone meanwhile. */
const live = { refetchOnWindowFocus: true } as const;

const salaryRequestsOf = (kind: SalaryKind) => queryOptionsFor(salaryRequests, { kind });
const dividendRequestsOf = () => queryOptionsFor(dividendRequests, {});

/** Where the contracts of a kind that wait are kept. */
export const requestsKey = (kind: ContractKind) =>
  isSalary(kind) ? salaryRequestsOf(kind).queryKey : dividendRequestsOf().queryKey;

/** Contracts that wait: for the caller to sign, or for a downline. */
export function useRequests(kind: ContractKind) {
  const salary = useApiQuery(
    salaryRequests,
    { kind: isSalary(kind) ? kind : 'DAILY' },
    { ...live, enabled: isSalary(kind) },
  );
  const dividend = useApiQuery(dividendRequests, {}, { ...live, enabled: !isSalary(kind) });
  return isSalary(kind) ? salary : dividend;
}

const inForce = (kind: ContractKind) =>
  ({ pageNo: 1, pageSize: 1, kind, status: 'ACTIVE', side: 'mine' }) as const;

/** Where the caller's contract in force is kept. */
export const inForceKey = (kind: ContractKind) => queryOptionsFor(contractHistory, inForce(kind)).queryKey;

/** What the caller has signed and is in force, `null` without one. */
export const useInForce = (kind: ContractKind) =>
  useApiQuery(contractHistory, inForce(kind), {
    ...live,
    select: ({ list }): Contract | null => list[0] ?? null,
  });

const idOf = ({ id }: Contract) => id;

/** Contracts in force that the caller has given, page by page. */
export const useGiven = (kind: ContractKind) =>
  endlessRecords(
    useApiInfiniteQuery(contractHistory, { pageSize: PAGE_SIZE, kind, status: 'ACTIVE', side: 'given' }),
    idOf,
  );

/** All contracts of a kind with the agent above and with downlines, the newest first, page by page. */
export const useHistory = (kind: ContractKind) =>
  endlessRecords(useApiInfiniteQuery(contractHistory, { pageSize: PAGE_SIZE, kind }), idOf);

/** What contracts of a kind have brought, page by page: to the caller, or to a downline. */
export function useSalary(kind: SalaryKind, days: DayRange, account?: string) {
  const query = useApiInfiniteQuery(
    dailySalary,
    { ...days, size: PAGE_SIZE, kind, ...(account !== undefined && { account }) },
    { pageField: 'page' },
  );
  const rows = query.data?.pages.flatMap(({ list }) => list);
  return {
    ...endlessList(query),
    rows: rows && distinct(rows, (row) => `${row.date} ${row.hour} ${row.account}`),
    sum: query.data?.pages.at(-1)?.footer.amount,
  };
}

/** The step that the caller has reached in the day or hour that runs; 0 is none, `undefined` not known. */
export function useStepToday(kind: ContractKind) {
  const today = useMerchantToday();
  const { data, isLoading } = useApiQuery(
    dailySalary,
    {
      startDate: today,
      endDate: today,
      size: FOOTER_ONLY,
      kind: isSalary(kind) ? kind : 'DAILY',
    },
    { ...live, enabled: isSalary(kind), silent: true },
  );
  return { step: data?.today?.find((each) => each.kind === kind)?.step, isLoading };
}

/** The caller's direct downlines, agents and members, page by page. */
export const useDownlines = () =>
  endlessRecords(useApiInfiniteQuery(subordinates, { pageSize: NAMES_AT_ONCE }), ({ account }) => account);

/** Kinds of which a contract waits for the caller; none until that is known (AG-024, AG-027). */
export function useWaitingKinds(): readonly ContractKind[] {
  const { data } = useContractInfo();
  return data ? KIND_NAMES.filter((kind) => data[KINDS[kind].field] !== '') : [];
}

import { DepositStatus } from '@site/contracts/areas/deposit';
import { WithdrawStatus } from '@site/contracts/areas/withdraw';
import { Id } from '@site/contracts/values/values';
import { type Range, readRange, writeRange } from '@site/ui/records';

export const RECORD_TABS = ['deposits', 'withdrawals', 'all'] as const;
export type RecordTab = (typeof RECORD_TABS)[number];

/** What the record shows. It lives in the address, so that back, reload and a shared link find it again. */
export interface RecordState {
  readonly tab: RecordTab;
  readonly range: Range;
  /** What moved the money, of all movements. */
  readonly code: string | undefined;
  /** In which state orders are, of the tab that lists them. */
  readonly deposit: DepositStatus | undefined;
  readonly withdrawal: WithdrawStatus | undefined;
  /** An agent's own movements and the transfers of the team; then there are no orders. */
  readonly team: boolean;
}

/** The filters of a state that filters nothing but days. */
export const NO_FILTERS = { code: undefined, deposit: undefined, withdrawal: undefined } as const;

/** Reads the address. What it does not understand counts as not given. */
export function readRecordState(search: URLSearchParams, today: string): RecordState {
  const team = search.get('types') === 'A';
  const named = RECORD_TABS.find((each) => each === search.get('tab'));
  const tab = team ? 'all' : (named ?? 'all');
  const status = search.get('status');
  return {
    tab,
    range: readRange(search, today),
    code: tab === 'all' ? Id.safeParse(search.get('code')).data : undefined,
    deposit: tab === 'deposits' ? DepositStatus.safeParse(status).data : undefined,
    withdrawal: tab === 'withdrawals' ? WithdrawStatus.safeParse(status).data : undefined,
    team,
  };
}

/** The query part of the address for a state; what is as usual is left out. */
export function recordSearch(state: RecordState): URLSearchParams {
  const { tab, range, code, deposit, withdrawal, team } = state;
  const status = deposit ?? withdrawal;
  const search = new URLSearchParams();
  if (team) search.set('types', 'A');
  if (tab !== 'all') search.set('tab', tab);
  writeRange(search, range);
  if (code) search.set('code', code);
  if (status) search.set('status', status);
  return search;
}

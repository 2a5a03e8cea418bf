import { fakePlatform } from '@site/api/testing';
import { merchantWallet } from '@site/contracts/areas/account';
import { contractInfo } from '@site/contracts/areas/agent';
import {
  type Contract,
  type ContractKind,
  contractHistory,
  dailySalary,
  dividendRequests,
  type SalaryRow,
  salaryRequests,
} from '@site/contracts/areas/agentContracts';
import { type Downline, subordinates } from '@site/contracts/areas/team';
import { PATHS } from '@site/contracts/values/paths';
import { signIn } from '@site/session';
import { renderRemote } from '../../renderRemote';
import ContractPage from '../ContractPage';
import { KINDS } from '../kinds';

export const toSign: Contract = {
  id: 'c1',
  kind: 'DAILY',
  from: 'boss2k',
  to: 'Narin88',
  terms: [
    { turnover: '100000.00', activeMembers: 3, rate: '0.05' },
    { turnover: '500000.00', activeMembers: 8, rate: '0.08' },
    { turnover: '2000000.00', activeMembers: 20, rate: '0.12' },
  ],
  status: 'PENDING',
  createdAt: '2026-11-20T04:08:00Z',
};
export const signed: Contract = {
  ...toSign,
  status: 'ACTIVE',
  decidedAt: '2026-11-24T04:00:00Z',
  startsAt: '2099-11-30T17:00:00Z',
};
export const waiting: Contract = { ...toSign, id: 'c2', from: 'narin88', to: 'pim_22' };
export const active: Contract = {
  ...signed,
  id: 'c3',
  from: 'narin88',
  to: 'kla.89',
  startsAt: '2026-09-30T17:00:00Z',
};

export const paid: SalaryRow = {
  date: '2026-11-19',
  account: 'narin88',
  kind: 'DAILY',
  turnover: '612400.00',
  activeMembers: 9,
  amount: '489.92',
  status: 'PAID',
};

export const downline = (account: string, type: 0 | 1 = 1): Downline => ({
  account,
  nickname: '',
  type,
  level: 1,
  members: 0,
  balance: '0.00',
  online: false,
  registeredAt: '2026-01-01T00:00:00Z',
});

/** The answer of a paged list: one page of what there is. */
export const pageOf = <Item,>(list: readonly Item[]) => ({
  list: [...list],
  footer: {},
  pageNum: 1,
  totalPages: 1,
  total: list.length,
});

interface Contracts {
  requests?: readonly Contract[];
  mine?: Contract | undefined;
  given?: readonly Contract[];
  history?: readonly Contract[];
}

/** What a request asked for. */
export const asked = (content: unknown): Record<string, string> =>
  typeof content === 'string' || content instanceof URLSearchParams
    ? Object.fromEntries(new URLSearchParams(content))
    : (content as Record<string, string>);

/** For tests: narin88, an agent, on a platform with these contracts. */
export function fakeContracts({ requests = [], mine, given = [], history = [] }: Contracts = {}) {
  signIn(
    { token: 'token', merchantCode: 'aurora', userName: 'narin88', type: 1, firstTimeLogin: false },
    { persist: false },
  );
  const platform = fakePlatform();
  platform.answer(merchantWallet, { currency: 'THB', currencySymbol: '฿', wallets: [] });
  platform.answer(contractInfo, { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' });
  platform.answer(salaryRequests, { list: [...requests] });
  platform.answer(dividendRequests, { list: [...requests] });
  platform.answer(contractHistory, ({ content }) => {
    const { side } = asked(content);
    if (side === 'mine') return pageOf(mine ? [mine] : []);
    return pageOf(side === 'given' ? given : history);
  });
  platform.answer(dailySalary, { list: [], footer: { amount: '0.00' }, totalPages: 0 });
  platform.answer(subordinates, { ...pageOf([]), path: [] });
  return platform;
}

/** For tests: the page of a kind with everything that the host puts around it, in English. */
export const openContracts = (kind: ContractKind = 'DAILY', query = '') =>
  renderRemote(<ContractPage kind={kind} />, {
    path: `${KINDS[kind].path}${query}`,
    pages: Object.values(PATHS),
  });

import { endpointKey, queryClient, queryOptionsFor } from '@site/api';
import { contractInfo } from '@site/contracts/areas/agent';
import {
  type Contract,
  contractHistory,
  dailySalary,
  dividendRequests,
  salaryRequests,
} from '@site/contracts/areas/agentContracts';
import { KINDS } from './kinds';
import { inForceKey, requestsKey } from './queries';

interface Requests {
  readonly list: readonly Contract[];
}

function changeRequests(kind: Contract['kind'], change: (list: readonly Contract[]) => readonly Contract[]) {
  queryClient.setQueryData<Requests>(requestsKey(kind), (data) => data && { list: change(data.list) });
}

/** Shows a contract that was signed or refused at once: also to the prompt of the agent's home (AG-027). */
export function showDecided(contract: Contract): void {
  const { id, kind, status } = contract;
  const { field } = KINDS[kind];
  changeRequests(kind, (list) => list.filter((each) => each.id !== id));
  queryClient.setQueryData(queryOptionsFor(contractInfo, {}).queryKey, (info) =>
    info?.[field] === id ? { ...info, [field]: '' } : info,
  );
  if (status !== 'ACTIVE') return;
  queryClient.setQueryData(inForceKey(kind), {
    list: [contract],
    footer: {},
    pageNum: 1,
    totalPages: 1,
    total: 1,
  });
}

/** Shows a contract that was offered at once, in the place of one that waited for the same downline. */
export function showOffered(contract: Contract): void {
  changeRequests(contract.kind, (list) => [
    contract,
    ...list.filter(
      ({ id, from, to }) => id !== contract.id && (from !== contract.from || to !== contract.to),
    ),
  ]);
}

/** Has everything about contracts asked for again: what is in sight at once, the rest when it is looked at. */
export function refreshContracts(): void {
  for (const call of [contractInfo, salaryRequests, dividendRequests, contractHistory, dailySalary])
    void queryClient.invalidateQueries({ queryKey: endpointKey(call) });
}

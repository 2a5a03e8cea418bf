import { endpointKey, queryClient, useApiQuery } from '@site/api';
import {
  affiliateUrls,
  newDownlineQuotas,
  newDownlineRebates,
  type RebateQuota,
} from '@site/contracts/areas/agentAccounts';
import type { Rebate } from '@site/contracts/areas/rebates';
import { downlines, subordinates } from '@site/contracts/areas/team';

/** What an agent may give to somebody new, with what the page proposes. */
export function useNewRebates() {
  return useApiQuery(newDownlineRebates, {}, { select: ({ list }): readonly Rebate[] => list });
}

/** How many accounts are left, by rate. Silent: the form goes without, and the platform knows. */
export function useQuotas() {
  return useApiQuery(
    newDownlineQuotas,
    {},
    { silent: true, select: ({ list }): readonly RebateQuota[] => list },
  );
}

export function useLinks() {
  return useApiQuery(affiliateUrls, {});
}

const refresh = (...endpoints: Parameters<typeof endpointKey>[0][]): void => {
  for (const endpoint of endpoints) void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
};

/** After a refusal: what may be given is not what the page thought. */
export const refreshOffer = (): void => refresh(newDownlineRebates, newDownlineQuotas);

/** Somebody new is in the team. */
export const refreshTeam = (): void =>
  refresh(newDownlineRebates, newDownlineQuotas, subordinates, downlines);

export const refreshLinks = (): void => refresh(affiliateUrls);

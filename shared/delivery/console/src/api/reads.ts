import { type Action, type Identity, mayDo } from '@site/contracts/federation/access';
import {
  Difference,
  Log,
  Matrix,
  Me,
  Previews,
  RolloutHealth,
  Rollouts,
  StoredReleases,
} from '@site/contracts/federation/consoleApi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Filters } from '../filters/filters';
import { read } from './client';

/** What is live; read again at each event, and each minute for what its figures say. */
export function useMatrix() {
  return useQuery({
    queryKey: ['matrix'],
    queryFn: ({ signal }) => read('matrix', Matrix, signal),
    refetchInterval: 60_000,
  });
}

export function useLog(filters: Filters, limit: number) {
  const query = new URLSearchParams({
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
    limit: String(limit),
  });
  return useQuery({
    queryKey: ['log', query.toString()],
    queryFn: ({ signal }) => read(`log?${query}`, Log, signal),
    placeholderData: keepPreviousData,
  });
}

export function useReleases(component: string | undefined) {
  return useQuery({
    queryKey: ['releases', component],
    queryFn: ({ signal }) => read(`releases/${component}`, StoredReleases, signal),
    enabled: component !== undefined,
  });
}

export function useDifference(component: string, from: string, to: string) {
  const query = new URLSearchParams({ component, from, to });
  return useQuery({
    queryKey: ['diff', query.toString()],
    queryFn: ({ signal }) => read(`diff?${query}`, Difference, signal),
    enabled: component !== '' && from !== '' && to !== '' && from !== to,
  });
}

/** Preview links of a merchant that have not ended. */
export function usePreviews(merchant: string) {
  const query = new URLSearchParams({ merchant });
  return useQuery({
    queryKey: ['previews', merchant],
    queryFn: ({ signal }) => read(`previews?${query}`, Previews, signal),
  });
}

/** Figures come by the minute, and no event tells of them. */
const FIGURES_EVERY_MS = 15_000;

export function useRollouts() {
  return useQuery({
    queryKey: ['rollouts'],
    queryFn: ({ signal }) => read('rollouts', Rollouts, signal),
    refetchInterval: FIGURES_EVERY_MS,
  });
}

export function useRolloutHealth(id: string) {
  return useQuery({
    queryKey: ['rollouts', id],
    queryFn: ({ signal }) => read(`rollouts/${id}/health`, RolloutHealth, signal),
    refetchInterval: FIGURES_EVERY_MS,
  });
}

function useMe() {
  return useQuery({ queryKey: ['me'], queryFn: ({ signal }) => read('access/me', Me, signal) });
}

/** Who this tab is known as, or why nobody; undefined until that is answered. */
export function useIdentity(): {
  readonly identity?: Identity | undefined;
  readonly why: string | undefined;
} {
  const { data } = useMe();
  return { identity: data?.identity, why: data && 'why' in data ? data.why : undefined };
}

/** Whether this tab may do something: what the server would refuse is not offered. */
export function useMay(): (action: Action, remote: string, merchant: string) => boolean {
  const { identity } = useIdentity();
  return (action, remote, merchant) => mayDo(identity, action, remote, merchant);
}

import type { Endpoint, RequestOf, ValueOf } from '@site/contracts/http/endpoint';
import {
  infiniteQueryOptions,
  queryOptions,
  type UseMutationOptions,
  type UseQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { ApiError } from './apiError';
import { type CallOptions, call } from './call';
import { pagesKeyOf, queryKeyOf } from './queryKey';

/** How long a catalogue answer is taken as fresh before it is revalidated, in ms. */
export const CATALOGUE_FRESH_MS = 60_000;

type QueryKeyOf<E extends Endpoint> = ReturnType<typeof queryKeyOf<E>>;

type Extra<E extends Endpoint, Data> = Omit<
  UseQueryOptions<ValueOf<E>, ApiError, Data, QueryKeyOf<E>>,
  'queryKey' | 'queryFn' | 'meta'
> & { readonly silent?: boolean };

function defaultsOf(endpoint: Endpoint) {
  return { staleTime: endpoint.cached ? CATALOGUE_FRESH_MS : 0, meta: { who: endpoint.who } };
}

/** Query options of a call, for `useQuery`, `prefetchQuery`, `getQueryData` … Key: path and request, its language aside. */
export function queryOptionsFor<E extends Endpoint, Data = ValueOf<E>>(
  endpoint: E,
  request: RequestOf<E>,
  extra: Extra<E, Data> = {},
) {
  const { silent = false, ...options } = extra;
  return queryOptions({
    ...defaultsOf(endpoint),
    ...options,
    queryKey: queryKeyOf(endpoint, request),
    queryFn: ({ signal }) => call(endpoint, request, { signal, silent }),
  });
}

/** A read in a component. */
export function useApiQuery<E extends Endpoint, Data = ValueOf<E>>(
  endpoint: E,
  request: RequestOf<E>,
  extra?: Extra<E, Data>,
) {
  return useQuery(queryOptionsFor(endpoint, request, extra));
}

type PageField = 'pageNo' | 'page';
type Paged = { readonly totalPages: number };
type WithoutPage<E extends Endpoint> = Omit<RequestOf<E>, PageField>;

interface InfiniteExtra {
  /**
   * Name of the page in the request: PH pages call it `page`, all others `pageNo` (docs/calls.md, "Pages").
   */
  readonly pageField?: PageField;
  readonly enabled?: boolean;
  readonly staleTime?: number;
}

/** Infinite-query options of a paged call. Pages count from 1; "next" exists while page < totalPages. */
export function infiniteOptionsFor<E extends Endpoint>(
  endpoint: ValueOf<E> extends Paged ? E : never,
  request: WithoutPage<E>,
  { pageField = 'pageNo', ...options }: InfiniteExtra = {},
) {
  return infiniteQueryOptions({
    ...defaultsOf(endpoint),
    ...options,
    queryKey: pagesKeyOf(endpoint, request),
    queryFn: ({ pageParam, signal }) =>
      call<E>(endpoint, { ...request, [pageField]: pageParam } as RequestOf<E>, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (page < (last as Paged).totalPages ? page + 1 : undefined),
  });
}

/** An endless list in a component. */
export function useApiInfiniteQuery<E extends Endpoint>(
  endpoint: ValueOf<E> extends Paged ? E : never,
  request: WithoutPage<E>,
  extra?: InfiniteExtra,
) {
  return useInfiniteQuery(infiniteOptionsFor<E>(endpoint, request, extra));
}

export type MutationExtra<E extends Endpoint, Context> = Omit<
  UseMutationOptions<ValueOf<E>, ApiError, RequestOf<E>, Context>,
  'mutationFn' | 'meta'
> &
  Pick<CallOptions, 'headers'> & {
    /** Names the press of a call that moves money; left out, each press makes its own. */
    readonly idempotencyKey?: (request: RequestOf<E>) => string;
    /** No general failure notice: the call is silent, or the caller shows the failure itself. */
    readonly silent?: boolean;
  };

/**
 * A change in a component. A failure goes to `configureApi`'s `onFailure` unless `silent`. `mutate` does
 * nothing while an earlier press is under way: `isPending` shows only after the next render, which a double
 * tap outruns.
 */
export function useApiMutation<E extends Endpoint, Context = unknown>(
  endpoint: E,
  { silent = false, headers, idempotencyKey, ...options }: MutationExtra<E, Context> = {},
) {
  const underWay = useRef(false);
  const mutation = useMutation<ValueOf<E>, ApiError, RequestOf<E>, Context>({
    ...options,
    meta: { silent },
    mutationFn: (request) =>
      call(endpoint, request, {
        silent,
        ...(headers && { headers }),
        ...(idempotencyKey && { idempotencyKey: idempotencyKey(request) }),
      }),
  });
  const { mutateAsync } = mutation;
  const mutate = useCallback<typeof mutation.mutate>(
    (...press) => {
      if (underWay.current) return;
      underWay.current = true;
      mutateAsync(...press)
        .catch(() => undefined)
        .finally(() => {
          underWay.current = false;
        });
    },
    [mutateAsync],
  );
  return { ...mutation, mutate };
}

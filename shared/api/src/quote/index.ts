import { type ApiError, useApiQuery } from '@site/api';
import type { Endpoint, RequestOf, ValueOf } from '@site/contracts/http/endpoint';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

export interface Quote<Figures> {
  readonly data: Figures | undefined;
  readonly error: ApiError | null;
  /** The figures are those of another request. */
  readonly isPlaceholderData: boolean;
  /** Asks again. */
  readonly refetch: () => unknown;
}

/**
 * What a payment comes to before it is ordered, as the platform says; nothing is asked without a request. The figures
 * of another request stay until its own are there. A refusal stands while the same is asked again, as it is when money
 * has moved: without it a press just then would find nothing wrong.
 */
export function useQuote<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E> | undefined,
): Quote<ValueOf<E>> {
  const query = useApiQuery(endpoint, request ?? ({} as RequestOf<E>), {
    enabled: request !== undefined,
    placeholderData: keepPreviousData,
    silent: true,
  });
  const { data, error, isPlaceholderData, refetch } = query;
  const asked = JSON.stringify(request);
  const [refusal, setRefusal] = useState<{ asked: string | undefined; error: ApiError }>();
  if (error && error !== refusal?.error) setRefusal({ asked, error });
  const isAskedAgain = error === null && query.isFetching && (data === undefined || isPlaceholderData);
  if (isAskedAgain && refusal && refusal.asked === asked)
    return { data: undefined, error: refusal.error, isPlaceholderData: false, refetch };
  return { data, error, isPlaceholderData, refetch };
}

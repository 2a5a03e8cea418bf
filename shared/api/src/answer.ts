import type { Endpoint, ValueOf } from '@site/contracts/endpoint';
import { Failure, successOf } from '@site/contracts/envelope';
import type { AxiosResponse } from 'axios';
import * as z from 'zod/mini';
import { ApiError } from './apiError';
import { headerOf } from './http';

/**
 * The value of an answer. Throws ApiError: the platform's own code for a failure, client.response.malformed
 * for anything that is not the contract's envelope (docs/calls.md, "Envelope").
 */
export function openAnswer<E extends Endpoint>(endpoint: E, response: AxiosResponse<unknown>): ValueOf<E> {
  const success = z.safeParse(successOf(endpoint.value), response.data);
  if (success.success) return success.data.value as ValueOf<E>;

  const place = { status: response.status, requestId: headerOf(response, 'X-Request-Id') };
  const failure = z.safeParse(Failure, response.data);
  if (!failure.success) {
    throw new ApiError({ code: 'client.response.malformed', ...place, cause: success.error });
  }
  const { error, value } = failure.data;
  throw new ApiError({ ...error, ...place, value, retryAfter: secondsOf(headerOf(response, 'Retry-After')) });
}

function secondsOf(header: string | undefined): number | undefined {
  const seconds = Number(header);
  return header === undefined || !Number.isFinite(seconds) || seconds < 0 ? undefined : seconds;
}

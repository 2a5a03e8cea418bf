import type { Endpoint, ValueOf } from '@site/contracts/http/endpoint';
import { Failure, successOf } from '@site/contracts/http/envelope';
import * as z from 'zod/mini';
import { ApiError } from './apiError';
import { type HttpAnswer, headerOf } from './http';
import { type Parsed, parseItemByItem } from './itemByItem';
import { apiSettings } from './settings';

const UNAUTHORIZED = 401;

/** What a success says of itself, whatever its value is like. */
const Success = z.object({ success: z.literal(true) });

/**
 * The value of an answer, without the items of its lists that do not fit the contract. Throws ApiError: the
 * platform's own code for a failure, client.response.malformed for anything that is not the contract's
 * envelope, session.expired for such a thing of status 401 (docs/calls.md, "Envelope").
 */
export function openAnswer<E extends Endpoint>(endpoint: E, response: HttpAnswer): ValueOf<E> {
  const success = parseItemByItem(successOf(endpoint.value), response.body);
  // A failure has no value of the contract's; of a page of HTML there is no place to tell.
  if (z.safeParse(Success, response.body).success) tellMalformed(endpoint, success);
  if (success.success) return success.data.value as ValueOf<E>;

  const place = { status: response.status, requestId: headerOf(response, 'X-Request-Id') };
  const failure = z.safeParse(Failure, response.body);
  if (!failure.success) {
    // A gateway before the platform knows no envelope; its 401 says that it does not take the token.
    const code = response.status === UNAUTHORIZED ? 'session.expired' : 'client.response.malformed';
    throw new ApiError({ code, ...place, cause: success.error });
  }
  const { error, value } = failure.data;
  throw new ApiError({ ...error, ...place, value, retryAfter: secondsOf(headerOf(response, 'Retry-After')) });
}

/** Tells where an answer did not fit the contract, if it did not. */
export function tellMalformed({ path }: Endpoint, parsed: Parsed<unknown>): void {
  const places = parsed.success ? parsed.leftOut : parsed.places;
  if (places.length > 0) apiSettings().onMalformed?.({ path, places, failed: !parsed.success });
}

function secondsOf(header: string | undefined): number | undefined {
  const seconds = Number(header);
  return header === undefined || !Number.isFinite(seconds) || seconds < 0 ? undefined : seconds;
}

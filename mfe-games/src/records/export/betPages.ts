import { call, hasCode } from '@site/api';
import type { RequestOf, ValueOf } from '@site/contracts/endpoint';
import { betRecords } from '@site/contracts/records';
import { wait } from './wait';

type BetPage = ValueOf<typeof betRecords>;

/** Where the platform does not say when to ask again, seconds. */
const RATE_LIMIT_WAIT_S = 5;

/** One page; asked again when the platform wants fewer calls in a minute. */
async function pageOf(request: RequestOf<typeof betRecords>, signal: AbortSignal): Promise<BetPage> {
  for (;;) {
    try {
      return await call(betRecords, request, { signal, silent: true });
    } catch (error) {
      if (!hasCode(error, 'request.rate.limited')) throw error;
      await wait((error.retryAfter ?? RATE_LIMIT_WAIT_S) * 1_000, signal);
    }
  }
}

/**
 * All pages of a list, one after another. A bet made on the way moves the others down, so the same one may
 * come twice; none is left out.
 */
export async function* betPages(
  request: Omit<RequestOf<typeof betRecords>, 'pageNo'>,
  signal: AbortSignal,
): AsyncGenerator<BetPage> {
  let totalPages = 1;
  for (let pageNo = 1; pageNo <= totalPages; pageNo += 1) {
    const page = await pageOf({ ...request, pageNo }, signal);
    totalPages = page.totalPages;
    yield page;
  }
}

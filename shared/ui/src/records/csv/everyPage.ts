import { hasCode, wait } from '@site/api';

/** Where the platform does not say when to retry, seconds. */
const RATE_LIMIT_WAIT_S = 5;

/** Fetches; and retries when the platform wants fewer calls in a minute. */
async function patiently<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!hasCode(error, 'request.rate.limited')) throw error;
      await wait((error.retryAfter ?? RATE_LIMIT_WAIT_S) * 1_000, signal);
    }
  }
}

/**
 * All pages of a list, one after another. A record made on the way moves the others down, so the same one may
 * come twice; none is left out.
 */
export async function* everyPage<Page extends { readonly totalPages: number }>(
  pageAt: (pageNo: number) => Promise<Page>,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  let totalPages = 1;
  for (let pageNo = 1; pageNo <= totalPages; pageNo += 1) {
    const page = await patiently(() => pageAt(pageNo), signal);
    totalPages = page.totalPages;
    yield page;
  }
}

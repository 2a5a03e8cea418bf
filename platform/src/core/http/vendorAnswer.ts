import { Refusal } from './refusal';

/**
 * Waits for a vendor's answer, but no player waits for ever.
 *
 * @param limitMs Milliseconds.
 * @returns The address where the vendor's page is.
 * @throws Refusal vendor.timeout after the limit; request.url.empty when there is no address in the answer.
 */
export async function addressWithin(answer: Promise<string>, limitMs: number): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Refusal('vendor.timeout')), limitMs);
  });
  try {
    const address = await Promise.race([answer, limit]);
    if (address === '') throw new Refusal('request.url.empty');
    return address;
  } finally {
    clearTimeout(timer);
  }
}

import { addressWithin } from '../../core/http/vendorAnswer';
import { answerOfVendor } from './vendor';

const LIMIT_MS = 5_000;
const ADDRESS = 'https://vendor.test/play';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('answers the address that the vendor gives, and leaves no timer behind', async () => {
  await expect(addressWithin(answerOfVendor(ADDRESS, undefined), LIMIT_MS)).resolves.toBe(ADDRESS);
  expect(jest.getTimerCount()).toBe(0);
});

it('gives up on a vendor that does not answer', async () => {
  const waiting = addressWithin(answerOfVendor(ADDRESS, 'timeout'), LIMIT_MS);
  const refused = expect(waiting).rejects.toMatchObject({ code: 'vendor.timeout', status: 504 });
  await jest.advanceTimersByTimeAsync(LIMIT_MS);
  await refused;
});

it.each([
  ['unavailable', 'vendor.unavailable', 502],
  ['noAddress', 'request.url.empty', 502],
  ['withdrawn', 'game.unavailable', 409],
] as const)('passes on that the vendor answers %s, as %s', async (fault, code, status) => {
  await expect(addressWithin(answerOfVendor(ADDRESS, fault), LIMIT_MS)).rejects.toMatchObject({
    code,
    status,
  });
  expect(jest.getTimerCount()).toBe(0);
});

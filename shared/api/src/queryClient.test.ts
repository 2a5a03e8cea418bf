import { ApiError } from './index';
import { retryDelay, shouldRetry } from './queryClient';

const failed = (code: string, status: number, retryAfter?: number) =>
  new ApiError({ code, status, retryAfter });

it.each([
  ['unknown', 500],
  ['vendor.timeout', 504],
  ['client.response.malformed', 502],
  ['client.load.failed', 0],
])('tries a read again after %s (%i), twice', (code, status) => {
  expect([0, 1, 2].map((failures) => shouldRetry(failures, failed(code, status)))).toEqual([
    true,
    true,
    false,
  ]);
});

it.each([
  ['session.expired', 401],
  ['not.found', 404],
  ['request.invalid', 400],
  ['system.maintenance', 503],
  ['system.upgrading', 503],
  ['region.restricted', 451],
  ['client.response.malformed', 200],
  ['client.timeout', 0],
  ['client.offline', 0],
])('does not try again after %s (%i)', (code, status) => {
  expect(shouldRetry(0, failed(code, status))).toBe(false);
});

it('does not try again after a fault of the program', () => {
  expect(shouldRetry(0, new TypeError('x'))).toBe(false);
});

it.each([
  ['request.rate.limited', 429],
  ['system.upgrading', 503],
])(
  'waits as long as the platform says after %s (%i), and up to a second more, if that is not long',
  (code, status) => {
    expect(shouldRetry(0, failed(code, status, 3))).toBe(true);
    expect(retryDelay(0, failed(code, status, 3))).toBeGreaterThanOrEqual(3_000);
    expect(retryDelay(0, failed(code, status, 3))).toBeLessThan(4_000);
    expect(shouldRetry(0, failed(code, status, 300))).toBe(false);
    expect(shouldRetry(2, failed(code, status, 3))).toBe(false);
  },
);

it('waits longer each time after other failures', () => {
  expect([0, 1].map((failures) => retryDelay(failures, failed('unknown', 500)))).toEqual([500, 1_000]);
});

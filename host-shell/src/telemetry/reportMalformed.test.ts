import { call } from '@site/api';
import { fakePlatform } from '@site/api/testing';
import { favouriteIds } from '@site/contracts/areas/games';
import type { TelemetryEvent } from '@site/contracts/areas/telemetry';
import { reportMalformed } from './reportMalformed';
import { takeBeacons } from './testing';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function told(beacons: TelemetryEvent[][]) {
  await jest.runAllTimersAsync();
  return beacons.flat().map(({ kind, name, code, value }) => ({ kind, name, code, value }));
}

it('tells of a call and the place of an item that is missing, once for all of its kind', async () => {
  const platform = fakePlatform({ onMalformed: reportMalformed });
  const beacons = takeBeacons();
  platform.answerRaw(favouriteIds, { success: true, value: { list: ['n1', 'a secret.', 'n2', 7] } });
  for (let tries = 0; tries < 3; tries += 1) await call(favouriteIds, { pageNo: 1, pageSize: 100 });
  expect(await told(beacons)).toEqual([
    { kind: 'error', name: favouriteIds.path, code: 'value.list.1', value: 2 },
  ]);
});

it('tells of an answer that failed, without a number of items', async () => {
  const beacons = takeBeacons();
  reportMalformed({ path: '/wps/x', places: ['value.amount'], failed: true });
  expect(await told(beacons)).toEqual([
    { kind: 'error', name: '/wps/x', code: 'value.amount', value: undefined },
  ]);
});

it('stays within what an event may hold, and leaves room for others', async () => {
  const beacons = takeBeacons();
  const places = Array.from({ length: 100 }, (_, index) => `value.${'field'.repeat(20)}${index}`);
  reportMalformed({
    path: '/wps/y',
    places: [...places, ...places.map((_, index) => `value.k${index}`)],
    failed: false,
  });
  // What an event may hold is checked where it is read.
  expect(await told(beacons)).toHaveLength(5);
});

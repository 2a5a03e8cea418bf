import { call } from '@site/api';
import { fakePlatform } from '@site/api/testing';
import { favouriteIds } from '@site/contracts/areas/games';
import { telemetryEvents } from '@site/contracts/areas/telemetry';
import { reportMalformed } from './reportMalformed';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function sentEvents(platform: ReturnType<typeof fakePlatform>) {
  await jest.runAllTimersAsync();
  return platform
    .sent(telemetryEvents)
    .flatMap(({ content }) => telemetryEvents.request.parse(content).events)
    .map(({ kind, name, code, value }) => ({ kind, name, code, value }));
}

it('tells of a call and the place of an item that is missing, once for all of its kind', async () => {
  const platform = fakePlatform({ onMalformed: reportMalformed });
  platform.answer(telemetryEvents, { accepted: 1 });
  platform.answerRaw(favouriteIds, { success: true, value: { list: ['n1', 'a secret.', 'n2', 7] } });
  for (let tries = 0; tries < 3; tries += 1) await call(favouriteIds, { pageNo: 1, pageSize: 100 });
  expect(await sentEvents(platform)).toEqual([
    { kind: 'error', name: favouriteIds.path, code: 'value.list.1', value: 2 },
  ]);
});

it('tells of an answer that failed, without a number of items', async () => {
  const platform = fakePlatform();
  platform.answer(telemetryEvents, { accepted: 1 });
  reportMalformed({ path: '/wps/x', places: ['value.amount'], failed: true });
  expect(await sentEvents(platform)).toEqual([
    { kind: 'error', name: '/wps/x', code: 'value.amount', value: undefined },
  ]);
});

it('stays within what an event may hold, and leaves room for others', async () => {
  const platform = fakePlatform();
  platform.answer(telemetryEvents, { accepted: 1 });
  const places = Array.from({ length: 100 }, (_, index) => `value.${'field'.repeat(20)}${index}`);
  reportMalformed({
    path: '/wps/y',
    places: [...places, ...places.map((_, index) => `value.k${index}`)],
    failed: false,
  });
  // What an event may hold is checked where it is read.
  expect(await sentEvents(platform)).toHaveLength(5);
});

it('does not tell for ever of an answer to itself', async () => {
  const platform = fakePlatform({ onMalformed: reportMalformed });
  platform.answerRaw(telemetryEvents, { success: true, value: {} });
  reportMalformed({ path: '/wps/z', places: ['value.list.0'], failed: false });
  await jest.runAllTimersAsync();
  expect(platform.sent(telemetryEvents)).toHaveLength(2);
});

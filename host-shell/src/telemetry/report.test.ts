import { MAX_TELEMETRY_EVENTS, telemetryEvents } from '@site/contracts/areas/telemetry';
import { report } from './report';
import { reportFault } from './reportFault';
import { takeBeacons } from './testing';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('attributes a fault to remote and release, in one beacon with its neighbours, without the query @FD-029', async () => {
  const beacons = takeBeacons();
  window.history.replaceState(null, '', '/m/gameList?gameType=RNG&name=secret');
  reportFault({
    class: 'integrity',
    remote: 'mfe_games',
    release: '1.4.0',
    message: 'not what was released',
  });
  report({ kind: 'error', name: 'TypeError' });
  await jest.runAllTimersAsync();

  const [events, ...further] = beacons;
  expect(further).toEqual([]);
  expect(events).toEqual([
    expect.objectContaining({ kind: 'fault', fault: 'integrity', remote: 'mfe_games', release: '1.4.0' }),
    expect.objectContaining({ kind: 'error', name: 'TypeError', path: '/m/gameList' }),
  ]);
  expect(JSON.stringify(events)).not.toContain('secret');
});

it('keeps a batch within what the platform takes', async () => {
  const beacons = takeBeacons();
  for (let count = 0; count < MAX_TELEMETRY_EVENTS + 10; count += 1)
    report({ kind: 'error', name: `${count}` });
  await jest.runAllTimersAsync();
  expect(beacons).toEqual([expect.arrayContaining([expect.objectContaining({ name: '59' })])]);
  expect(beacons[0]).toHaveLength(MAX_TELEMETRY_EVENTS);
});

it.each([
  ['takes no beacon', { taken: false }],
  ['has none', undefined],
])('calls where the browser %s, and gives up silently', async (_what, queue) => {
  takeBeacons(queue);
  if (!queue) Object.assign(navigator, { sendBeacon: undefined });
  const fetched = jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  report({ kind: 'error', name: 'TypeError' });
  await jest.runAllTimersAsync();
  const body = expect.stringContaining('"name":"TypeError"');
  expect(fetched.mock.calls).toEqual([[telemetryEvents.path, { method: 'POST', body }]]);
});

import { fakePlatform } from '@site/api/testing';
import { MAX_TELEMETRY_EVENTS, telemetryEvents } from '@site/contracts/areas/telemetry';
import { report } from './report';
import { reportFault } from './reportFault';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const sentEvents = (platform: ReturnType<typeof fakePlatform>) =>
  platform.sent(telemetryEvents).map(({ content }) => (content as { events: unknown[] }).events);

it('attributes a fault to remote and release, in one call with its neighbours, without the query @FD-029', async () => {
  const platform = fakePlatform();
  platform.answer(telemetryEvents, { accepted: 2 });
  window.history.replaceState(null, '', '/m/gameList?gameType=RNG&name=secret');
  reportFault({
    class: 'integrity',
    remote: 'mfe_games',
    release: '1.4.0',
    message: 'not what was released',
  });
  report({ kind: 'error', name: 'TypeError' });
  await jest.runAllTimersAsync();

  const [events, ...further] = sentEvents(platform);
  expect(further).toEqual([]);
  expect(events).toEqual([
    expect.objectContaining({ kind: 'fault', fault: 'integrity', remote: 'mfe_games', release: '1.4.0' }),
    expect.objectContaining({ kind: 'error', name: 'TypeError', path: '/m/gameList' }),
  ]);
  expect(JSON.stringify(events)).not.toContain('secret');
});

it('keeps a batch within what the platform takes, and gives up silently', async () => {
  const platform = fakePlatform();
  platform.refuse(telemetryEvents, 'unknown');
  for (let count = 0; count < MAX_TELEMETRY_EVENTS + 10; count += 1)
    report({ kind: 'error', name: `${count}` });
  await jest.runAllTimersAsync();
  expect(sentEvents(platform)[0]).toHaveLength(MAX_TELEMETRY_EVENTS);
});

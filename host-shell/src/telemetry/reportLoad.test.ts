import { LoadEvent } from '@site/contracts/federation/health';
import * as z from 'zod/mini';
import { deployRemotes } from '../federation/discovery/remotes';
import { loadNamedModule } from '../federation/loading/loadModule';
import { requestModule } from '../federation/loading/modules';
import { discoveryEntry } from '../federation/testing';
import { reportHostLoad } from './reportLoad';
import { takeBeacons } from './testing';

jest.mock('../federation/loading/loadModule');

const fault = { class: 'evaluation', remote: 'mfe_games', message: 'broken' } as const;
const loaded = {
  ok: true,
  module: { default: () => null },
  release: '1.4.0',
  outcome: 'FALLBACK',
  firstFault: fault,
  faults: [],
} as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('tells of the first load of a remote in a page view, by the release that was to come @FD-043', async () => {
  const beacons = takeBeacons();
  deployRemotes(
    new Map([
      ['mfe_games', [discoveryEntry('mfe_games', '1.5.0')]],
      ['mfe_auth', [discoveryEntry('mfe_auth', '2.0.0')]],
    ]),
  );
  jest.mocked(loadNamedModule).mockImplementation(async (remote) => {
    jest.advanceTimersByTime(250);
    return remote === 'mfe_games' ? loaded : { ok: false, fault, firstFault: fault, faults: [] };
  });
  await requestModule('mfe_games', './GameList');
  await requestModule('mfe_games', './GameSearch');
  await requestModule('mfe_auth', './LoginPage');
  await requestModule('mfe_nobody', './Page');
  reportHostLoad('3.0.0');
  await jest.runAllTimersAsync();
  expect(z.parse(z.array(LoadEvent), beacons.flat())).toMatchObject([
    { remote: 'mfe_games', release: '1.5.0', outcome: 'FALLBACK', fault: 'evaluation', ms: 250 },
    { remote: 'mfe_auth', release: '2.0.0', outcome: 'FAILED', fault: 'evaluation' },
    { remote: 'host', release: '3.0.0', outcome: 'OK' },
  ]);
});

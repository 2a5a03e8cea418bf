import type { TelemetryEvent } from '@site/contracts/areas/telemetry';
import { ViewEvent } from '@site/contracts/federation/health';
import * as z from 'zod/mini';
import { takeBeacons } from './testing';

jest.mock('../network/whenSettled', () => ({ whenSettled: (work: () => void) => work() }));

const lcp: { tell: (metric: { value: number }) => void } = { tell: () => undefined };
jest.mock('web-vitals', () => ({
  onLCP: (tell: typeof lcp.tell) => {
    lcp.tell = tell;
  },
  onINP: (tell: typeof lcp.tell) => tell({ value: 47.6 }),
  onCLS: (tell: typeof lcp.tell) => tell({ value: 0.012345 }),
}));

const GAMES = { remote: 'mfe_games', release: '1.4.0', folder: 'https://releases.test/mfe-games/1.4.0/' };
const AUTH = { remote: 'mfe_auth', release: '2.0.0', folder: 'https://releases.test/mfe-auth/2.0.0/' };

/** Of each beacon. */
let sent: TelemetryEvent[][];

beforeEach(() => {
  jest.resetModules();
  sent = takeBeacons();
});

async function open() {
  const page = await import('./pageView');
  page.watchPageView('3.0.0');
  await jest.requireActual('node:timers/promises').setTimeout(0);
  return page;
}

function turn(visibilityState: 'hidden' | 'visible'): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
}

function throwAt(...places: string[]): void {
  const error = new TypeError('x is not a function');
  error.stack = `TypeError\n${places.map((place) => `    at f (${place}page.js:1:2)`).join('\n')}`;
  window.dispatchEvent(new ErrorEvent('error', { error }));
}

it('tells of a page view once, when it is first hidden @FD-044', async () => {
  const page = await open();
  page.addRelease(GAMES);
  page.countFault();
  lcp.tell({ value: 1234.5 });
  turn('visible');
  expect(sent).toEqual([]);
  turn('hidden');
  turn('visible');
  turn('hidden');
  expect(sent).toHaveLength(1);
  expect(z.parse(z.array(ViewEvent), sent[0])).toEqual([
    {
      kind: 'view',
      at: expect.any(String),
      path: '/',
      on: ['host@3.0.0', 'mfe_games@1.4.0'],
      lcp: 1235,
      inp: 48,
      cls: 0.0123,
      errors: 0,
      faults: 1,
    },
  ]);
});

it('gives an error to the innermost remote in its stack, else to the host @FD-044', async () => {
  const page = await open();
  page.addRelease(GAMES);
  page.addRelease(AUTH);
  const host = `${window.location.origin}/host-shell/3.0.0/`;
  throwAt(host, AUTH.folder, GAMES.folder, host);
  turn('hidden');
  expect(sent[0]?.[0]).toMatchObject({ errors: 1, errorsOn: ['mfe_auth@2.0.0'] });
});

it('counts an error of nobody, and what a promise was refused with @FD-044', async () => {
  const page = await open();
  page.addRelease(GAMES);
  throwAt('https://elsewhere.test/');
  const reason = Object.assign(new Error('late'), { stack: `Error\n    at ${GAMES.folder}late.js:1:1` });
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  throwAt(`${window.location.origin}/host-shell/3.0.0/`);
  turn('hidden');
  expect(sent[0]?.[0]).toMatchObject({ errors: 3, errorsOn: ['host@3.0.0', 'mfe_games@1.4.0'] });
});

it('names no more releases than an event may', async () => {
  const page = await open();
  for (let number = 0; number < 20; number += 1)
    page.addRelease({ ...GAMES, remote: `mfe_r${'abcdefghijklmnopqrst'[number]}` });
  turn('hidden');
  expect(sent[0]?.[0]?.on).toHaveLength(12);
});

it('takes with it what still waits to be sent', async () => {
  const { report } = await import('./report');
  await open();
  report({ kind: 'load', remote: 'mfe_games', release: '1.4.0', outcome: 'OK', ms: 5 });
  turn('hidden');
  expect(sent.map((events) => events.map(({ kind }) => kind))).toEqual([['load', 'view']]);
});

it('sends what still waits each time that the page is hidden', async () => {
  const { report } = await import('./report');
  await open();
  turn('hidden');
  turn('visible');
  report({ kind: 'fault', remote: 'mfe_games', fault: 'http' });
  turn('hidden');
  turn('hidden');
  expect(sent.map((events) => events.map(({ kind }) => kind))).toEqual([['view'], ['fault']]);
});

it.each([
  ['preview', { remote: 'mfe_games' }],
  ['override', '?override=mfe_games@1.5.0'],
  ['dev', 'development'],
  ['automated', true],
])('marks all events of a page that counts in no figure: %s @FD-045', async (skip, cause) => {
  const page = await open();
  const { report } = await import('./report');
  if (skip === 'preview') (await import('../federation/discovery/previewed')).setPreviewed(cause as never);
  if (skip === 'override') {
    window.history.replaceState(null, '', `/${cause}`);
    (await import('../federation/discovery/overrides')).restoreOverrides(true);
    window.history.replaceState(null, '', '/');
    sessionStorage.clear();
  }
  if (skip === 'dev') document.documentElement.dataset.development = '';
  if (skip === 'automated')
    Object.defineProperty(navigator, 'webdriver', { value: true, configurable: true });
  report({ kind: 'fault', remote: 'mfe_games', fault: 'http' });
  page.addRelease(GAMES);
  turn('hidden');
  delete document.documentElement.dataset.development;
  Object.defineProperty(navigator, 'webdriver', { value: false, configurable: true });
  expect(sent[0]?.map((event) => event.skip)).toEqual([skip, skip]);
});

it('takes or leaves a page view with all its events @FD-045', async () => {
  const { report, samplePageView } = await import('./report');
  await open();
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.1);
  samplePageView(0.1);
  report({ kind: 'fault', remote: 'mfe_games', fault: 'http' });
  turn('hidden');
  random.mockRestore();
  expect(sent).toEqual([]);
});

import { call, queryClient } from '@site/api';
import { careHelp } from '@site/contracts/areas/care/help';
import type { PlayState } from '@site/contracts/areas/care/state';
import { playState } from '@site/contracts/areas/care/state';
import { whitelabelMenu } from '@site/contracts/areas/system';
import { signOut } from '@site/session';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadNamedModule } from '../federation/loading/loadModule';
import { routeTable } from '../routing/routeTable';
import { signInAs } from '../testing/renderShell';
import { carePlatform, openSite, openState, showModules, timeOut } from './testing';

jest.mock('../federation/loading/loadModule');
jest.mock('../telemetry/report');

beforeEach(() => {
  showModules(jest.mocked(loadNamedModule));
  signInAs(0);
});
afterEach(() => {
  act(() => signOut());
  localStorage.clear();
});

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const UNTIL = 'Time-out until Nov 28, 2026, 20:30';

const STATES: readonly [PlayState['state'], Partial<PlayState>, string, RegExp, string | undefined][] = [
  ['TIMEOUT', {}, UNTIL, /No games, no deposits and no offers until then/, 'Make it longer'],
  ['EXCLUDED', {}, 'Closed to play until Nov 28, 2026', /cannot be ended early/, 'Make it longer'],
  ['RETURN_DUE', { until: undefined }, 'The time you chose is over', /until you ask/, 'Ask to play again'],
  [
    'RETURN_WAIT',
    { until: '2199-11-28T13:30:00Z' },
    'You asked to play again',
    /opens on Nov 28, 2199, 20:30/,
    'Stay closed after all',
  ],
  // Of a day that is over it says what is still to do, and no time.
  [
    'RETURN_WAIT',
    { until: '2020-11-28T13:30:00Z' },
    'You asked to play again',
    /^Play opens as soon as you have chosen limits/,
    'Stay closed after all',
  ],
  ['CLOSED', { until: undefined }, 'Play is closed on your account', /Customer service can tell/, undefined],
];

it.each(STATES)(
  'says in the place of home that play is closed: %s @PL-020',
  async (state, how, heading, words, way) => {
    carePlatform({ ...timeOut, ...how, state });
    openSite('/m/home');
    expect(await title(heading)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    const ways = within(screen.getByRole('navigation', { name: 'What stays open' }));
    const names = ways.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual([
      ...['Withdraw', 'What play has cost', 'Transaction record', 'Bank cards and security', 'Play limits'],
      ...(way === undefined ? [] : [way]),
    ]);
    expect(ways.getByRole('button', { name: 'Contact support' })).toBeVisible();
    expect(ways.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
);

it('lists who helps, without any remote @PL-020 @PL-035', async () => {
  jest.mocked(loadNamedModule).mockReturnValue(new Promise(() => undefined));
  carePlatform(timeOut).answer(careHelp, { list: [] });
  openSite('/m/home');
  expect(await screen.findByRole('heading', { name: 'Someone to talk to' })).toBeVisible();
});

/** What a closed account reaches, written out: the marks of the table are compared with it. */
const OPEN_PAGES = [
  ...['/m/login', '/m/forget', '/m/changePsw', '/m/set', '/m/set/passkeys', '/m/set/sessions'],
  ...['/m/member/home', '/m/withdraw', '/m/securityCenter', '/m/transaction/record', '/m/profitandloss'],
  ...['/m/care', '/m/care/limits', '/m/care/break', '/m/care/statement', '/m/care/contact'],
  ...['/m/gameRecord', '/m/feedback', '/m/message', '/m/webEmail', '/m/help', '/m/chat'],
];

it('keeps every page closed but those of money, records, security and help @PL-020', () => {
  expect(routeTable.filter(({ whileClosed }) => whileClosed).map(({ path }) => path)).toEqual(OPEN_PAGES);
});

it.each(['/m/withdraw', '/m/care/break', '/m/transaction/record'])(
  'opens %s as ever @PL-020',
  async (path) => {
    carePlatform(timeOut);
    openSite(path);
    expect(await screen.findByText(/^\.\//)).toBeVisible();
    await act(() => queryClient.refetchQueries());
    expect(screen.getByText(/^\.\//)).toBeVisible();
    expect(screen.queryByText(UNTIL)).not.toBeInTheDocument();
  },
);

it.each(['/m/play?game=koi', '/m/startLottery', '/m/voucherCenter', '/m/activity', '/m/gameList', '/m/down'])(
  'does not open %s @PL-020 @PL-039',
  async (path) => {
    carePlatform(timeOut);
    openSite(path);
    expect(await title(UNTIL)).toBeVisible();
    expect(screen.queryByText(/^\.\//)).not.toBeInTheDocument();
    // A page that fills the screen has no way out of its own now.
    expect(screen.getByRole('banner')).toBeVisible();
  },
);

it('closes the frame of a game when an answer tells of a new state @PL-020', async () => {
  const platform = carePlatform();
  openSite('/m/play?game=koi');
  expect(await screen.findByText('./PlayPage')).toBeVisible();
  platform.answer(playState, timeOut);
  platform.playStateIs(timeOut.version);
  await act(() => call(whitelabelMenu, {}));
  expect(await title(UNTIL)).toBeVisible();
  expect(screen.queryByText('./PlayPage')).not.toBeInTheDocument();
  // Whoever cannot see that the page has changed is led to what stands in its place.
  expect(screen.getByRole('main')).toHaveFocus();
});

it('leads nowhere that is closed: no deposit, no promotions, no agent page @PL-020 @PL-039', async () => {
  carePlatform(timeOut);
  openSite('/m/withdraw');
  expect(await screen.findByText('./WithdrawPage')).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(tabs.queryByRole('link', { name: 'Promotions' })).not.toBeInTheDocument();
  expect(tabs.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog'));
  expect(await menu.findByRole('link', { name: 'Withdraw' })).toBeVisible();
  expect(menu.queryByRole('button', { name: 'Deposit' })).not.toBeInTheDocument();
  expect(menu.queryByRole('link', { name: 'Promotions' })).not.toBeInTheDocument();
});

it('closes nothing when the state cannot be read: the platform refuses by itself @PL-048', async () => {
  carePlatform().refuse(playState, 'not.found');
  openSite('/m/gameList');
  expect(await screen.findByText('./GameListPage')).toBeVisible();
});

it.each(['/m/activity', '/m/rewardCenter', '/m/bet-rank'])(
  'explains %s to an account that is offered nothing, and opens the rest @PL-039',
  async (path) => {
    carePlatform({ ...openState, offers: false });
    openSite(path);
    expect(await title('No offers for you right now')).toBeVisible();
    expect(screen.queryByText(/^\.\//)).not.toBeInTheDocument();
  },
);

it('leaves games open to an account that is offered nothing', async () => {
  carePlatform({ ...openState, offers: false });
  openSite('/m/gameList');
  expect(await screen.findByText('./GameListPage')).toBeVisible();
  await act(() => queryClient.refetchQueries());
  expect(screen.getByText('./GameListPage')).toBeVisible();
});

it('leads from the old address of the reality check to its part of the limits', async () => {
  carePlatform();
  openSite('/m/set/realityCheck?from=game');
  expect(await screen.findByText('./CareLimitsPage')).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/m/care/limits?from=game&part=REALITY');
});

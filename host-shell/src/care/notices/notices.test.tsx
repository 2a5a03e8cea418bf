import { queryClient } from '@site/api';
import { refuse } from '@site/api/testing';
import { type CareNotice, careNotices, noticeSeen } from '@site/contracts/areas/careNotices';
import { signOut } from '@site/session';
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadNamedModule } from '../../federation/loading/loadModule';
import { signInAs } from '../../testing/renderShell';
import { carePlatform, openSite, showModules } from '../testing';

jest.mock('../../federation/loading/loadModule');
jest.mock('../../telemetry/report');

const notice = (mark: CareNotice['mark'], before: CareNotice['before'], facts: object = {}): CareNotice => ({
  id: `of-${mark}`,
  mark,
  at: '2026-11-21T13:30:00.000Z',
  facts: Object.entries(facts).map(([key, value]) => ({ key, value: String(value) })),
  before,
});
const long = notice('LONG', 'LAUNCH', { minutes: 250 });
const deposits = notice('DEPOSITS', 'DEPOSIT', { deposits: 3, amount: '4500.00', minutes: 60 });
const review = notice('REVIEW', 'HOME', { months: 6 });

let platform: ReturnType<typeof carePlatform>;
/** The platform keeps what was acknowledged, wherever that was. */
let list: CareNotice[];

beforeEach(() => {
  showModules(jest.mocked(loadNamedModule));
  platform = carePlatform();
  list = [];
  platform.answer(careNotices, () => ({ list }));
  platform.answer(noticeSeen, ({ content }) => {
    const { id } = content as { id: string };
    list = list.filter((one) => one.id !== id);
    return {};
  });
  signInAs(0);
});
afterEach(() => {
  act(() => signOut());
  localStorage.clear();
});

const card = (name: string) => screen.findByRole('region', { name });
const page = () => screen.queryByText(/^\.\//);

it('tells of play before the next launch: the facts, ways on, and the game after one press @PL-032', async () => {
  list = [long];
  openSite('/m/play?game=koi');
  const told = within(await card('A look at your play'));
  expect(told.getByText('You have played for 250 minutes without a longer pause.')).toBeVisible();
  expect(page()).not.toBeInTheDocument();
  const ways = told.getAllByRole('link').map((way) => [way.textContent, way.getAttribute('href')]);
  expect(ways).toEqual([
    ['Play limits', '/m/care/limits'],
    ['What play has cost', '/m/care/statement'],
    ['Take a break', '/m/care/break'],
    ['Someone to talk to', '/m/care/help'],
  ]);
  await userEvent.click(told.getByRole('button', { name: 'Got it, go on' }));
  expect(await screen.findByText('./PlayPage')).toBeVisible();
  expect(platform.sent(noticeSeen).map(({ content }) => content)).toEqual([{ id: long.id }]);
});

it('does not take a game away that has begun', async () => {
  openSite('/m/play?game=koi');
  expect(await screen.findByText('./PlayPage')).toBeVisible();
  list = [long];
  await act(() => queryClient.refetchQueries());
  expect(screen.getByText('./PlayPage')).toBeVisible();
});

it('lets the game begin when notices cannot be read', async () => {
  platform.refuse(careNotices, 'not.found');
  openSite('/m/play?game=koi');
  expect(await screen.findByText('./PlayPage')).toBeVisible();
});

it('tells of deposits above the deposit page, with money as money @PL-032', async () => {
  list = [deposits, review, long];
  openSite('/m/voucherCenter');
  await card('A look at your play');
  expect(
    await screen.findByText('In the last 60 minutes you made 3 deposits, ฿4,500.00 in all.'),
  ).toBeVisible();
  expect(screen.getByText('./DepositPage')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /Got it/ })).toHaveLength(1);
});

it('asks on home to look at limits and statement @PL-012', async () => {
  list = [review];
  openSite('/m/home');
  expect(await card('Your limits and your statement')).toHaveTextContent(/see whether they still fit/);
});

it('is gone here when it was acknowledged on another device @PL-032', async () => {
  list = [review];
  openSite('/m/home');
  const told = await card('Your limits and your statement');
  list = [];
  await queryClient.invalidateQueries({ refetchType: 'none' });
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  await waitFor(() => expect(told).not.toBeInTheDocument());
  focusManager.setFocused(undefined);
});

it('goes at once, and comes back when it could not be put away', async () => {
  list = [review];
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  platform.answer(noticeSeen, () => waiting.then(() => refuse('not.found')));
  openSite('/m/home');
  const told = await card('Your limits and your statement');
  await userEvent.click(within(told).getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(told).not.toBeInTheDocument());
  answer();
  expect(await card('Your limits and your statement')).toBeVisible();
});

it.each([
  [
    notice('DEPOSITS', 'HOME', { deposits: 5, amount: '900.00', hours: 24 }),
    /24 hours you made 5 deposits, ฿900.00/,
  ],
  [notice('CHASING', 'HOME', { times: 3, days: 7 }), /7 days you made 3 deposits shortly after/],
  [notice('NIGHT', 'HOME', { nights: 3, days: 7, minutes: 60 }), /In 3 of the last 7 nights .* 60 minutes/],
  [
    notice('RISING', 'HOME', { staked: '9000.00', before: '2500.00', days: 7 }),
    /staked ฿9,000.00.* ฿2,500.00 a week/,
  ],
  [notice('LIMITS', 'HOME', { reached: 3, days: 7 }), /On 3 of the last 7 days you reached a limit/],
  [notice('LIMITS', 'HOME', { raises: 2, days: 30 }), /30 days you asked 2 times for a higher limit/],
  [notice('FAILED', 'HOME', { deposits: 5, minutes: 10 }), /5 deposits did not go through within 10 minutes/],
  [notice('NO_LIMITS', 'HOME', { months: 12 }), /without limits of your own/],
])('says in words what was seen: case %# @PL-032', async (told, words) => {
  list = [told];
  openSite('/m/home');
  expect(await screen.findByText(words)).toBeVisible();
});

it.each([
  ['a guest', () => signOut()],
  ['a trial user', () => signInAs(4)],
])('asks nothing for %s @PL-044', async (_who, arrive) => {
  act(arrive);
  openSite('/m/home');
  expect(await screen.findByText('18+')).toBeVisible();
  expect(platform.sent(careNotices)).toHaveLength(0);
});

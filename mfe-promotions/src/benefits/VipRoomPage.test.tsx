import { queryClient } from '@site/api';
import { fakePlatform } from '@site/api/testing';
import { type Benefits, benefits } from '@site/contracts/areas/benefits';
import { signOut } from '@site/session';
import { renderInSite } from '@site/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from './locales/en.json';
import th from './locales/th.json';
import VipRoomPage from './VipRoomPage';

const level = (name: string, from: number, privileges: Record<string, string>) => ({
  id: name.toLowerCase(),
  name,
  icon: `/cdn/levels/${name.toLowerCase()}.svg`,
  from,
  privileges: Object.entries(privileges).map(([title, value]) => ({ title, value })),
});

const room: Benefits = {
  level: { id: 'gold', name: 'Gold' },
  points: 8_240,
  nextAt: 12_000,
  levels: [
    level('Bronze', 0, {}),
    level('Silver', 1_500, { 'Daily rebate, slots': '0.40%' }),
    level('Gold', 5_000, { 'Daily rebate, slots': '0.60%', 'Birthday gift': '฿500.00' }),
    level('Platinum', 12_000, {
      'Daily rebate, slots': '0.80%',
      'Daily rebate, sports': '0.40%',
      'Birthday gift': '฿1,500.00',
    }),
    level('Diamond', 40_000, { 'Birthday gift': '฿5,000.00' }),
  ],
  kept: [
    { kind: 'LEVEL', title: 'Your level', text: 'Once reached, it does not fall.' },
    { kind: 'SOMETHING_NEW', title: 'Your table', text: 'It is kept for you.' },
  ],
};

function open(changes: Partial<Benefits> = {}) {
  const platform = fakePlatform();
  const answer = { ...room, ...changes };
  if (changes.level === undefined && 'level' in changes) delete answer.level;
  if (changes.nextAt === undefined && 'nextAt' in changes) delete answer.nextAt;
  platform.answer(benefits, answer);
  renderPage();
  return platform;
}
const renderPage = () =>
  renderInSite(<VipRoomPage />, { path: '/m/member/benefits', texts: { 'mfe-promotions': { en, th } } });

afterEach(() => {
  signOut();
  queryClient.clear();
});

const tab = (name: RegExp) => screen.findByRole('tab', { name });
/** The comparison as it is read, line by line. */
const lines = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('tells the level, the points, and how many the next level takes', async () => {
  open();
  const head = await screen.findByRole('region', { name: 'Your level' });
  expect(head).toHaveTextContent('Your level Gold');
  expect(head).toHaveTextContent('8,240 of 12,000 points');
  expect(head).toHaveTextContent('3,760 to Platinum');
  expect(within(head).getByRole('img', { name: '8,240 of 12,000 points' })).toBeInTheDocument();
});

it('compares the member’s own level with the next one', async () => {
  open();
  expect(await tab(/^Platinum 12,000 points$/)).toHaveAttribute('aria-selected', 'true');
  expect(await tab(/^Gold 5,000 points yours$/)).toHaveAttribute('aria-selected', 'false');
  expect(screen.getByRole('table', { name: 'What Gold and Platinum bring' })).toBeVisible();
  expect(lines()).toEqual([
    ['Benefit', 'Gold yours', 'Platinum next'],
    ['Daily rebate, slots', '0.60%', '0.80%'],
    ['Daily rebate, sports', 'None', '0.40%'],
    ['Birthday gift', '฿500.00', '฿1,500.00'],
  ]);
});

it('shows a level that is passed, one far ahead, and the own one by itself', async () => {
  open();
  await userEvent.click(await tab(/^Silver/));
  expect(lines()[0]).toEqual(['Benefit', 'Gold yours', 'Silver before']);
  expect(screen.getByRole('columnheader', { name: /^Gold/ })).toHaveAttribute('data-later');
  await userEvent.click(await tab(/^Diamond/));
  expect(lines()[0]).toEqual(['Benefit', 'Gold yours', 'Diamond ahead']);
  await userEvent.click(await tab(/^Gold/));
  expect(screen.getByRole('table', { name: 'What Gold brings' })).toBeVisible();
  expect(lines()[0]).toEqual(['Benefit', 'Gold yours']);
});

it('goes from level to level by the arrow keys', async () => {
  open();
  (await tab(/^Platinum/)).focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(await tab(/^Silver/)).toHaveFocus();
  expect(screen.getByRole('table', { name: 'What Gold and Silver bring' })).toBeVisible();
});

it('tells who has the highest level so', async () => {
  open({ level: { id: 'diamond', name: 'Diamond' }, points: 46_900, nextAt: undefined });
  const head = await screen.findByRole('region', { name: 'Your level' });
  expect(head).toHaveTextContent('46,900 points The highest level');
  expect(await tab(/^Diamond/)).toHaveAttribute('aria-selected', 'true');
});

it('says what a member keeps, also what it has no picture of', async () => {
  open();
  await screen.findByRole('heading', { name: 'What you keep' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Your level Once reached, it does not fall.',
    'Your table It is kept for you.',
  ]);
});

it('promises nothing where the answer names no benefit', async () => {
  open({ levels: room.levels.map((each) => ({ ...each, privileges: [] })), kept: [] });
  expect(await screen.findByText('These levels bring no benefits.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'What you keep' })).not.toBeInTheDocument();
});

it('says that a member is below the lowest level, and how far it is', async () => {
  open({
    level: undefined,
    points: 40,
    nextAt: 100,
    levels: [level('Silver', 100, { 'Birthday gift': '฿200.00' })],
  });
  const head = await screen.findByRole('region', { name: 'Your level' });
  expect(head).toHaveTextContent('No level yet');
  expect(head).toHaveTextContent('60 to Silver');
  expect(lines()[0]).toEqual(['Benefit', 'Silver next']);
});

it('says so where the merchant has no levels', async () => {
  open({ level: undefined, nextAt: undefined, points: 0, levels: [], kept: [] });
  expect(await screen.findByRole('heading', { name: 'No levels yet' })).toBeVisible();
});

it('shows markup in names as it is written', async () => {
  open({ levels: [{ ...level('Gold', 0, { '<b>Gift</b>': '1' }), name: '<img src=x>' }] });
  expect(await tab(/^<img src=x> 0 points/)).toBeVisible();
  expect(screen.getByRole('rowheader', { name: '<b>Gift</b>' })).toBeVisible();
});

it('can be tried again after a failure', async () => {
  const platform = fakePlatform();
  platform.refuse(benefits, 'system.error');
  renderPage();
  expect(await screen.findByText('The VIP room did not load')).toBeVisible();
  platform.answer(benefits, room);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Your level' })).toBeVisible();
});

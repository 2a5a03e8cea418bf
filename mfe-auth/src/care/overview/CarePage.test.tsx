import { careHelp } from '@site/contracts/areas/care';
import { statement } from '@site/contracts/areas/careStatement';
import { signOut } from '@site/session';
import { screen, within } from '@testing-library/react';
import { renderRemote } from '../../testing/renderRemote';
import { NOW, stopAt } from '../break/testing/fakeBreak';
import { daily, fakeLimits } from '../limits/testing/fakeLimits';
import CarePage from './CarePage';

stopAt(NOW);
afterEach(() => signOut());

const figures = {
  deposit: '21400.00',
  withdraw: '18000.00',
  staked: '40000.00',
  won: '36740.00',
  net: '-3260.00',
  minutes: 860,
  bets: 900,
};

function open() {
  const platform = fakeLimits([daily]);
  platform.answer(careHelp, { list: [] });
  platform.answer(statement, {
    list: [
      { ...figures, date: '2026-11-21', reached: [] },
      { ...figures, date: '2026-11-20', minutes: 0, bets: 0, reached: [] },
    ],
    footer: figures,
    netDeposit: { days30: '3400.00', months12: '9000.00', all: '9000.00' },
  });
  renderRemote(<CarePage />, { path: '/m/care' });
  return platform;
}

const link = (name: string | RegExp) => screen.findByRole('link', { name });

it('leads to each limit, both breaks, the statement and offers in one press @PL-043', async () => {
  open();
  expect(await link('Change: Daily deposit limit')).toHaveAttribute(
    'href',
    '/m/care/limits?part=DEPOSIT.DAY',
  );
  expect(await link('Time-out 24 hours, 48 hours, 7 days, 30 days')).toHaveAttribute('href', '/m/care/break');
  expect(await link(/^Self-exclusion 6 months/)).toHaveAttribute('href', '/m/care/break?part=exclusion');
  expect(await link(/^What play has cost/)).toHaveAttribute('href', '/m/care/statement');
  expect(await link('Offers and contact')).toHaveAttribute('href', '/m/care/contact');
});

it('tells what 30 days have cost, in a sentence and in the platform’s figures', async () => {
  const platform = open();
  const card = await screen.findByRole('region', { name: 'Net result' });
  expect(await within(card).findByText('You are down ฿3,260.00 in these 30 days.')).toBeVisible();
  expect(card).toHaveTextContent('\u2212฿3,260.00');
  expect(card).toHaveTextContent('Deposits฿21,400.00');
  expect(card).toHaveTextContent('Withdrawals฿18,000.00');
  expect(card).toHaveTextContent('Time played14 h 20 min');
  expect(card).toHaveTextContent('Days with play1 of 30');
  expect(platform.sent(statement)[0]?.content).toEqual({ startDate: '2026-10-23', endDate: '2026-11-21' });
});

it('stays whole where the statement does not come', async () => {
  const platform = fakeLimits([daily]);
  platform.refuse(statement, 'internal.error');
  renderRemote(<CarePage />, { path: '/m/care' });
  expect(await screen.findByText('Your statement did not load')).toBeVisible();
  expect(await link(/^What play has cost/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Someone to talk to' })).toBeVisible();
});

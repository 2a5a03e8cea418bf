import { type CareSettings, careSettings } from '@site/contracts/areas/care/settings';
import { playState } from '@site/contracts/areas/care/state';
import { takeTimeout } from '@site/contracts/areas/care/timeout';
import { signOut } from '@site/session';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadNamedModule } from '../federation/loading/loadModule';
import { signInAs } from '../testing/renderShell';
import { carePlatform, openSite, timeOut } from './testing';

jest.mock('../federation/loading/loadModule');
jest.mock('../federation/discovery/liveSite', () => ({
  takeLiveDeployment: async () => ({ live: undefined, taken: false }),
}));
jest.mock('../telemetry/report');

const settings: CareSettings = {
  limits: [],
  coolingHours: 24,
  raiseAfterPeriod: false,
  confirmDays: 7,
  limitRequired: false,
  reality: { choices: [15, 30, 60, 0], required: false, blocks: true },
  breakMinutes: 15,
  timeouts: ['H24', 'D7'],
  exclusions: ['M6'],
  pace: { slotsMs: 2500, othersMs: 5000 },
  oneSlot: true,
  autoplay: false,
  verifyBefore: 'WITHDRAW',
  creditCards: false,
  playerTransfers: true,
  reviewMonths: 6,
};
const fault = { class: 'timeout', remote: 'mfe_auth', release: '1.0.0', message: 'nothing' } as const;

let platform: ReturnType<typeof carePlatform>;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(loadNamedModule).mockResolvedValue({ ok: false, fault, faults: [fault] });
  platform = carePlatform();
  platform.answer(careSettings, settings);
  signInAs(0);
});
afterEach(() => {
  act(() => signOut());
  localStorage.clear();
});

it('offers a break, who helps and customer service where the account remote does not load @PL-048', async () => {
  openSite('/m/care/break');
  expect(await screen.findByRole('heading', { name: 'Account unavailable' })).toBeVisible();
  expect(await screen.findByRole('button', { name: '24 hours' })).toBeVisible();
  expect(screen.getByRole('button', { name: '7 days' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '30 days' })).not.toBeInTheDocument();
  expect(screen.getByText(/close your account to play for longer, write to customer service/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Contact support' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Someone to talk to' })).toBeVisible();
});

it('takes the break by two presses, and says until when @PL-048 @PL-017', async () => {
  platform.answer(takeTimeout, () => {
    platform.answer(playState, timeOut);
    platform.playStateIs(timeOut.version);
    return timeOut;
  });
  openSite('/m/care');
  await userEvent.click(await screen.findByRole('button', { name: '7 days' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Start a time-out of 7 days?' }));
  await userEvent.click(question.getByRole('button', { name: 'Start now' }));
  expect(await screen.findByText('Time-out until Nov 28, 2026, 20:30')).toBeVisible();
  expect(platform.sent(takeTimeout).map(({ content }) => content)).toEqual([{ length: 'D7' }]);
});

it('offers who is on a break those alone that are longer @PL-017', async () => {
  const inThreeDays = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString();
  platform.answer(playState, { ...timeOut, until: inThreeDays });
  openSite('/m/care/break');
  expect(await screen.findByRole('button', { name: '7 days' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '24 hours' })).not.toBeInTheDocument();
});

it('takes none without a second press', async () => {
  openSite('/m/care');
  await userEvent.click(await screen.findByRole('button', { name: '24 hours' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Go back' }));
  expect(platform.sent(takeTimeout)).toHaveLength(0);
});

it('stands on no other page that does not load', async () => {
  openSite('/m/withdraw');
  expect(await screen.findByRole('heading', { name: 'Account unavailable' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '24 hours' })).not.toBeInTheDocument();
});

import { careSettings, playState, takeTimeout } from '@site/contracts/areas/care';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aState,
  choose,
  fakeBreak,
  NOW,
  openBreak,
  press,
  settings,
  showBreak,
  stopAt,
} from './testing/fakeBreak';

stopAt(NOW);
afterEach(() => signOut());

const lengths = async () =>
  (await screen.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent);

it('says of each length when it ends at the merchant, and chooses none beforehand @PL-017', async () => {
  openBreak();
  expect(await lengths()).toEqual([
    '24 hours until Nov 22, 2026, 15:00',
    '48 hours until Nov 23, 2026, 15:00',
    '7 days until Nov 28, 2026, 15:00',
    '30 days until Dec 21, 2026, 15:00',
  ]);
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Start now' })).toHaveAttribute('aria-disabled', 'true');
});

it('begins with the second press, without a question, and says until when @PL-017', async () => {
  const platform = openBreak();
  platform.answer(takeTimeout, aState({ state: 'TIMEOUT', until: '2026-11-28T08:00:00Z' }));
  await choose(/^7 days/);
  await press('Start 7 days now');
  expect(await screen.findByRole('heading', { name: 'Time-out until Nov 28, 2026, 15:00' })).toBeVisible();
  expect(platform.sent(takeTimeout).map(({ content }) => content)).toEqual([{ length: 'D7' }]);
  expect(screen.getByText(/You can withdraw and see your records\. It ends by itself/)).toBeVisible();
});

it('can only be made longer while it runs @PL-017', async () => {
  openBreak({ state: 'TIMEOUT', until: '2026-11-24T08:00:00Z' });
  expect(await screen.findByRole('group', { name: 'Make it longer' })).toBeVisible();
  expect(await lengths()).toEqual(['7 days until Nov 28, 2026, 15:00', '30 days until Dec 21, 2026, 15:00']);
  expect(screen.queryByRole('button', { name: /end|stop|cancel/i })).not.toBeInTheDocument();
});

it('offers the exclusion, also where no time-out is longer @PL-017', async () => {
  openBreak({ state: 'TIMEOUT', until: '2026-12-21T07:59:00Z' });
  expect(await screen.findByRole('heading', { name: /^Time-out/ })).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('link', { name: 'Close for longer: self-exclusion' }));
  expect(address()).toBe('/m/care/break?part=exclusion');
  expect(await screen.findByRole('radio', { name: /^6 months/ })).not.toBeChecked();
});

it('says what became of one that another device has made longer', async () => {
  const platform = openBreak();
  platform.refuse(takeTimeout, 'closing.shorter', { value: { until: '2026-12-01T08:00:00Z' } });
  await choose(/^24 hours/);
  platform.answer(playState, aState({ state: 'TIMEOUT', until: '2026-12-01T08:00:00Z' }));
  await press('Start 24 hours now');
  expect(await screen.findByText('A break can only be made longer.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: /^Time-out until Dec 1/ })).toBeVisible();
});

it('is no failure when its answer got lost and it runs', async () => {
  const platform = openBreak();
  platform.refuse(takeTimeout, 'vendor.timeout');
  await choose(/^24 hours/);
  platform.answer(playState, aState({ state: 'TIMEOUT', until: '2026-11-22T08:00:00Z' }));
  await press('Start 24 hours now');
  expect(await screen.findByRole('heading', { name: /^Time-out until Nov 22/ })).toBeVisible();
  for (const alert of screen.getAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
});

it('sends one for a double tap', async () => {
  const platform = openBreak();
  platform.answer(takeTimeout, () => new Promise(() => {}));
  await choose(/^24 hours/);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Start 24 hours now' }));
  expect(platform.sent(takeTimeout)).toHaveLength(1);
});

it('asks for the state again when its time is over', async () => {
  const platform = fakeBreak();
  const over = aState({ state: 'TIMEOUT', until: '2026-11-21T07:59:59Z' });
  platform.answer(playState, () => (platform.sent(playState).length > 1 ? aState() : over));
  showBreak();
  expect(await screen.findByRole('group', { name: 'How long' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^Time-out/ })).not.toBeInTheDocument();
});

it('loads again what did not come, and lists who helps in any case @PL-035', async () => {
  const platform = fakeBreak();
  platform.refuse(careSettings, 'feature.unavailable');
  showBreak();
  expect(await screen.findByRole('heading', { name: 'This did not load' })).toBeVisible();
  expect(await screen.findByText('Still Water line')).toBeVisible();
  platform.answer(careSettings, settings);
  await press('Try again');
  expect(await screen.findByRole('radio', { name: /^24 hours/ })).toBeVisible();
});

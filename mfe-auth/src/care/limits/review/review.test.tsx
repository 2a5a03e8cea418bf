import { refuse } from '@site/api/testing';
import { reviewInterval, setReviewInterval } from '@site/contracts/areas/careNotices';
import { signOut } from '@site/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLimits, press, sheet, showLimits } from '../testing/fakeLimits';

afterEach(() => signOut());

const row = (often: string) => screen.findByRole('link', { name: `A look at your limits ${often}` });

it('says how often the member is reminded, and takes another choice by one press @PL-012', async () => {
  const platform = fakeLimits();
  platform.answer(setReviewInterval, ({ content }) => ({
    ...(content as { months: number }),
    choices: [1, 3, 6],
  }));
  showLimits();
  await userEvent.click(await row('every 6 months'));
  const choices = within(await sheet('A look at your limits')).getAllByRole('button', { name: /^every/ });
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'every month',
    'every 3 months',
    'every 6 months',
  ]);
  expect(choices.map((choice) => choice.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true']);
  await press('every month');
  expect(await row('every month')).toBeVisible();
  expect(platform.sent(setReviewInterval).map(({ content }) => content)).toEqual([{ months: 1 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('offers a reload where the choices did not come', async () => {
  const platform = fakeLimits();
  platform.answer(reviewInterval, () => refuse('internal.error'));
  showLimits('?part=REVIEW');
  const shown = within(await sheet('A look at your limits'));
  const reload = await shown.findByRole('button', { name: 'Reload' });
  platform.answer(reviewInterval, { months: 3, choices: [1, 3] });
  await userEvent.click(reload);
  expect(await shown.findByRole('button', { name: 'every 3 months', pressed: true })).toBeVisible();
});

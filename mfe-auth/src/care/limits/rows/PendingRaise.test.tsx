import { cancelRaise, confirmRaise } from '@site/contracts/areas/care';
import { signOut } from '@site/session';
import { screen, waitFor, within } from '@testing-library/react';
import { stopAt } from '../../break/testing/fakeBreak';
import { fakeLimits, pending, press, rowOf, showLimits, weekly } from '../testing/fakeLimits';

const waiting = { ...weekly, pending };
const row = async () => {
  await screen.findByText(/in place of/);
  const [week] = await screen.findAllByRole('heading', { level: 3, name: 'Week' });
  return week?.closest('article') as HTMLElement;
};

afterEach(() => signOut());

describe('a raise that waits', () => {
  stopAt('2026-11-21T08:00:00Z');

  it('shows the old value, the new one, and from when it can be confirmed @PL-005', async () => {
    fakeLimits([waiting]);
    showLimits();
    expect(await row()).toHaveTextContent(
      'You asked for ฿20,000.00 in place of ฿15,000.00. You can confirm it from Nov 22, 2026, 15:30; until then ฿15,000.00 stays.',
    );
    expect(within(await row()).getAllByRole('button')).toHaveLength(1);
  });

  it('is taken back by one press @PL-005', async () => {
    const platform = fakeLimits([waiting]);
    platform.answer(cancelRaise, () => {
      platform.account.limits = [weekly];
      return weekly;
    });
    showLimits();
    await press('Keep ฿15,000.00');
    expect(await screen.findByText('Weekly deposit limit: ฿15,000.00 stays')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/in place of/)).not.toBeInTheDocument());
    expect(platform.sent(cancelRaise).map(({ content }) => content)).toEqual([{ id: 'l2' }]);
  });

  it('says of a removal that it is one', async () => {
    fakeLimits([{ ...weekly, pending: { ...pending, value: undefined } }]);
    showLimits();
    expect(await row()).toHaveTextContent('You asked for no limit in place of ฿15,000.00.');
  });
});

describe('a raise whose waiting time is over', () => {
  stopAt('2026-11-22T08:30:00Z');

  it('asks which of both, and neither stands out @PL-004', async () => {
    fakeLimits([waiting]);
    showLimits();
    const week = await row();
    expect(week).toHaveTextContent(
      'Do you still want ฿20,000.00 in place of ฿15,000.00? Without an answer by Nov 29, 2026, 15:30, ฿15,000.00 stays.',
    );
    const [keep, use] = within(week).getAllByRole('button');
    expect(keep).toHaveTextContent('Keep ฿15,000.00');
    expect(use).toHaveTextContent('Use ฿20,000.00');
    expect(keep?.className).toBe(use?.className);
  });

  it('holds once it is confirmed, and only then @PL-004', async () => {
    const platform = fakeLimits([waiting]);
    const raised = { ...weekly, value: '20000.00', rest: '13800.00' };
    platform.answer(confirmRaise, () => {
      platform.account.limits = [raised];
      return raised;
    });
    showLimits();
    expect(await row()).toHaveTextContent('of ฿15,000.00');
    await press('Use ฿20,000.00');
    expect(await screen.findByText('Weekly deposit limit: ฿20,000.00 from now on')).toBeVisible();
    await waitFor(() => expect(screen.getByText('of ฿20,000.00')).toBeVisible());
  });

  it('fetches the limits again where it was answered elsewhere', async () => {
    const platform = fakeLimits([waiting]);
    platform.refuse(confirmRaise, 'limit.raise.gone');
    showLimits();
    await row();
    platform.account.limits = [weekly];
    await press('Use ฿20,000.00');
    await waitFor(() => expect(screen.queryByText(/in place of/)).not.toBeInTheDocument());
    expect(await rowOf('Month')).toBeVisible();
  });
});

import { cancelSuborders, orderDetail } from '@site/contracts/areas/lottery';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder, aSuborder, CLOSES_IN_MS, fakeOrders, NOW } from '../../testing/fakeOrders';
import { renderRemote } from '../../testing/renderRemote';
import BetRecordPage from '../BetRecordPage';

let now = NOW;
beforeEach(() => {
  now = NOW;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const show = () => renderRemote(<BetRecordPage />, { path: '/m/gameRecord?tab=lottery' });

async function openOrder() {
  await userEvent.click(await screen.findByRole('button', { name: /Quick Three/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Quick Three' }));
  await sheet.findByText('1,2,3');
  return sheet;
}

describe('taking bets back', () => {
  it('asks first, sends what was chosen once, and shows the order as it is then', async () => {
    const { sent } = fakeOrders([anOrder()]);
    show();
    const sheet = await openOrder();
    expect(sheet.getByRole('button', { name: 'Choose bets to cancel' })).toHaveAttribute('aria-disabled');
    await userEvent.click(sheet.getByRole('checkbox', { name: /1,2,3/ }));
    await userEvent.click(sheet.getByRole('checkbox', { name: /4,5,6/ }));
    await userEvent.click(sheet.getByRole('checkbox', { name: /4,5,6/ }));
    await userEvent.click(sheet.getByRole('checkbox', { name: /7,8,9/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel 2 bets' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel 2 bets?' }));
    expect(sent(cancelSuborders)).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Cancel bets' }));
    expect(await screen.findByText('Cancelled. ฿20.00 is back in your balance')).toBeInTheDocument();
    expect(sent(cancelSuborders).map(({ content }) => content)).toEqual([
      { orderId: 'order-1', suborderIds: ['s1', 's3'] },
    ]);
    expect(sent(cancelSuborders)[0]?.headers).toHaveProperty('Idempotency-Key');
    await waitFor(() => expect(sheet.getAllByRole('checkbox')).toHaveLength(1));
    expect(sheet.getAllByText('Cancelled')).toHaveLength(2);
  });

  it('leaves everything when the player thinks better of it', async () => {
    const { sent } = fakeOrders([anOrder()]);
    show();
    const sheet = await openOrder();
    await userEvent.click(sheet.getByRole('checkbox', { name: /1,2,3/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel 1 bet' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep them' }));
    expect(sent(cancelSuborders)).toEqual([]);
    expect(sheet.getByRole('checkbox', { name: /1,2,3/ })).toBeChecked();
  });

  it('shows what became of the order when the draw had closed', async () => {
    const platform = fakeOrders([anOrder()]);
    show();
    const sheet = await openOrder();
    platform.refuse(cancelSuborders, 'draw.closed');
    platform.change([
      anOrder({ status: 'LOST', suborders: [{ ...aSuborder('s1', '1,2,3'), status: 'LOST' }] }),
    ]);
    await userEvent.click(sheet.getByRole('checkbox', { name: /1,2,3/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel 1 bet' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel bets' }));
    await waitFor(() => expect(sheet.queryByRole('checkbox')).not.toBeInTheDocument());
    expect(sheet.getAllByText('Lost').length).toBeGreaterThan(0);
  });

  it('is over when the draw closes, and the order is asked for again', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['Date'] });
    try {
      const { sent } = fakeOrders([anOrder()]);
      show();
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await user.click(await screen.findByRole('button', { name: /Quick Three/ }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Quick Three' }));
      expect(await sheet.findAllByRole('checkbox')).toHaveLength(3);
      const before = sent(orderDetail).length;
      now += CLOSES_IN_MS;
      await act(() => jest.advanceTimersByTimeAsync(CLOSES_IN_MS));
      expect(sheet.queryByRole('checkbox')).not.toBeInTheDocument();
      await waitFor(() => expect(sent(orderDetail).length).toBeGreaterThan(before));
    } finally {
      jest.useRealTimers();
    }
  });
});

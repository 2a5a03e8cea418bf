import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../../testing/renderRemote';
import WithdrawPage from '../withdraw/WithdrawPage';
import { fakeWithdrawals } from './fakeCashier';

/* For tests: the page of withdrawals, as a member works it. */

export const PATH = '/m/withdraw';

export async function open(changes: Parameters<typeof fakeWithdrawals>[0] = {}) {
  const platform = fakeWithdrawals(changes);
  renderRemote(<WithdrawPage />, { path: PATH });
  await screen.findByLabelText('Amount');
  await screen.findByText(/^฿300\.00 to ฿100,000\.00 each time/);
  return platform;
}

export const amountField = () => screen.getByLabelText('Amount');
export const typeAmount = (text: string) => fireEvent.change(amountField(), { target: { value: text } });
export const press = () => fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
export const sheet = () => screen.findByRole('dialog', { name: 'Payment password' });

export const cutOff = () => {
  throw new TypeError('cut off');
};

export async function enter(figures = '123456') {
  const input = within(await sheet()).getByLabelText('Payment password', { selector: 'input' });
  await userEvent.type(input, figures);
}

export async function ask() {
  typeAmount('3000');
  press();
  await enter();
}

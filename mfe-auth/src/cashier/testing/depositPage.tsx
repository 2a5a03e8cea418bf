import { fireEvent, screen } from '@testing-library/react';
import { renderRemote } from '../../testing/renderRemote';
import DepositPage from '../deposit/DepositPage';
import type { Platform } from './fakeCashier';

/* For tests: the page of deposits, as a member works it. */

export const PATH = '/m/voucherCenter';

export async function open(platform: Platform) {
  renderRemote(<DepositPage />, { path: PATH });
  await screen.findByLabelText('Amount');
  return platform;
}

export const cutOff = () => {
  throw new TypeError('cut off');
};

export const amountField = () => screen.getByLabelText('Amount');
export const typeAmount = (text: string) => fireEvent.change(amountField(), { target: { value: text } });
export const press = () => fireEvent.click(screen.getByText('Continue'));
export const sum = () => screen.findByText('Into your main wallet');

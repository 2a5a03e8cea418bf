import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { startUiTexts } from '../testing/startUiTexts';
import { AmountField, type AmountFieldProps } from '.';

beforeEach(() => startUiTexts());

function Example(props: Partial<AmountFieldProps>) {
  const [text, setText] = useState('');
  return (
    <AmountField
      label="Amount"
      symbol="฿"
      clearLabel="Clear the amount"
      value={text}
      onChange={setText}
      {...props}
    />
  );
}
const field = () => screen.getByRole('textbox', { name: 'Amount' });

it('takes what is typed or pasted as it is, and opens the keys for figures', async () => {
  render(<Example />);
  expect(field()).toHaveAttribute('inputmode', 'decimal');
  await userEvent.click(field());
  await userEvent.paste(' ฿1,234.5 ');
  expect(field()).toHaveValue(' ฿1,234.5 ');
});

it('is emptied by the cross, which keeps the focus in the field', async () => {
  render(<Example />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.type(field(), '500');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the amount' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

it('offers all that there is in the place of the cross', async () => {
  const onAll = jest.fn();
  render(<Example value="5" onAll={onAll} allLabel="All" />);
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(onAll).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Clear the amount' })).not.toBeInTheDocument();
});

it('stays as it is while it is on its way, and keeps the focus', async () => {
  const onAll = jest.fn();
  const { rerender } = render(<Example value="5" />);
  await userEvent.click(field());
  rerender(<Example value="5" readOnly />);
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Clear the amount' })).not.toBeInTheDocument();
  rerender(<Example value="5" readOnly onAll={onAll} allLabel="All" />);
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(onAll).not.toHaveBeenCalled();
});

it('is described by its hint, and by the error in its place', () => {
  const { rerender } = render(<Example hint="฿100.00 to ฿50,000.00 each time" />);
  expect(field()).toHaveAccessibleDescription('฿100.00 to ฿50,000.00 each time');
  expect(field()).not.toHaveAttribute('aria-invalid');
  rerender(<Example hint="฿100.00 to ฿50,000.00 each time" error="Enter ฿100.00 or more." />);
  expect(field()).toHaveAccessibleDescription('Enter ฿100.00 or more.');
  expect(field()).toBeInvalid();
});

it('takes nothing while it is disabled', async () => {
  render(<Example disabled value="500" />);
  expect(field()).toBeDisabled();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

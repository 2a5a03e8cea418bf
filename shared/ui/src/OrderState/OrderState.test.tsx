import { render, screen } from '@testing-library/react';
import { startUiTexts } from '../testing/startUiTexts';
import { OrderState } from '.';

beforeEach(() => startUiTexts());

it('says what has become of an order, and what comes next, also when that changes', () => {
  const { rerender } = render(
    <OrderState tone="wait" title="Checking with the bank" amount="1000.00" symbol="฿">
      Usually 5 to 15 minutes.
    </OrderState>,
  );
  const state = screen.getByRole('status');
  expect(state).toHaveTextContent('Checking with the bank฿1,000.00Usually 5 to 15 minutes.');
  rerender(<OrderState tone="done" title="Your money is here" amount="1000.00" symbol="฿" signed />);
  expect(screen.getByRole('status')).toBe(state);
  expect(state).toHaveTextContent('Your money is here+฿1,000.00');
  expect(screen.getByRole('heading', { name: 'Your money is here' })).toBeInTheDocument();
});

it('is no news of its own where it is quiet, and its title takes the focus', () => {
  render(<OrderState quiet titleRef={(title) => title?.focus()} tone="done" title="Paid" />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Paid' })).toHaveFocus();
});

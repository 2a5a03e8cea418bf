import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startUiTexts } from '../testing/startUiTexts';
import { BalanceChip } from '.';

beforeEach(() => startUiTexts());

it('shows the balance and hides it on a press', async () => {
  const onToggle = jest.fn();
  render(<BalanceChip symbol="฿" amount="12480.50" hidden={false} onToggle={onToggle} />);
  const chip = screen.getByRole('button', { name: /12,480\.50.*Hide balance/ });
  await userEvent.click(chip);
  expect(onToggle).toHaveBeenCalledTimes(1);
});

it('shows asterisks when hidden', () => {
  render(<BalanceChip symbol="฿" amount="1.00" hidden onToggle={jest.fn()} />);
  expect(screen.getByRole('button', { name: /Balance hidden.*Show balance/ })).toHaveTextContent('******');
});

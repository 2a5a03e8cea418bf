import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amountText, QuickAmounts } from '.';

const amounts = ['300.00', '1000.00', '5000.00'];

it('chooses an amount, and says which one is chosen', async () => {
  const onChoose = jest.fn();
  render(<QuickAmounts label="Amounts to choose" amounts={amounts} value="300.00" onChoose={onChoose} />);
  expect(screen.getByRole('group', { name: 'Amounts to choose' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '300', pressed: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '1,000', pressed: false }));
  expect(onChoose.mock.calls).toEqual([['1000.00']]);
});

it('turns amounts off that are more than the most, says why, and keeps them in sight', async () => {
  const onChoose = jest.fn();
  render(
    <>
      <p id="own">Your own limit leaves ฿1,000.00 today.</p>
      <QuickAmounts
        label="Amounts to choose"
        amounts={amounts}
        value={undefined}
        most="1000.00"
        describedBy="own"
        onChoose={onChoose}
      />
    </>,
  );
  const off = screen.getByRole('button', { name: '5,000' });
  expect(off).toHaveAttribute('aria-disabled', 'true');
  expect(off).toHaveAccessibleDescription('Your own limit leaves ฿1,000.00 today.');
  expect(screen.getByRole('button', { name: '1,000' })).not.toHaveAttribute('aria-disabled');
  await userEvent.click(off);
  expect(onChoose).not.toHaveBeenCalled();
});

it('turns all of them off for a while, and keeps them where they are', async () => {
  const onChoose = jest.fn();
  render(
    <QuickAmounts disabled label="Amounts to choose" amounts={amounts} value="300.00" onChoose={onChoose} />,
  );
  await userEvent.click(screen.getByRole('button', { name: '1,000' }));
  expect(onChoose).not.toHaveBeenCalled();
  for (const chip of screen.getAllByRole('button')) expect(chip).toHaveAttribute('aria-disabled', 'true');
});

it.each([
  ['1000.00', '1,000'],
  ['1234.50', '1,234.50'],
  ['0.05', '0.05'],
])('writes %s as %s', (money, text) => {
  expect(amountText(money)).toBe(text);
});

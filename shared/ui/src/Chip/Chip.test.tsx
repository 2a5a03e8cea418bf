import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip, ChipRow } from '.';

it('says whether it is chosen', () => {
  render(
    <ChipRow label="Provider">
      <Chip selected>Moonreef</Chip>
      <Chip>Saltwind</Chip>
    </ChipRow>,
  );
  expect(screen.getByRole('group', { name: 'Provider' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Moonreef', pressed: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Saltwind', pressed: false })).toBeInTheDocument();
});

it('takes itself away when it is an applied filter', async () => {
  const onClick = jest.fn();
  render(
    <Chip removable aria-label="Remove filter: bets from ฿0.50" onClick={onClick}>
      Bets from ฿0.50
    </Chip>,
  );
  const chip = screen.getByRole('button', { name: 'Remove filter: bets from ฿0.50' });
  expect(chip).not.toHaveAttribute('aria-pressed');
  await userEvent.click(chip);
  expect(onClick).toHaveBeenCalledTimes(1);
});

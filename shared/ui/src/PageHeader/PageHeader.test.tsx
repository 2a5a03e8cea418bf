import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startUiTexts } from '../testing/startUiTexts';
import { PageHeader } from '.';

it('names the page, leads back, and has a slot', async () => {
  startUiTexts();
  const onBack = jest.fn();
  render(<PageHeader title="Slots" onBack={onBack} right={<button type="button">Filter</button>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Slots' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Filter' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledTimes(1);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from 'lucide-react';
import { IconButton } from '.';

it('is named by its label and answers a press', async () => {
  const onClick = jest.fn();
  render(<IconButton icon={Menu} label="Open menu" onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('keeps its name as a link', () => {
  render(<IconButton icon={Menu} label="Open menu" render={<a href="/m/menu" />} />);
  expect(screen.getByRole('link', { name: 'Open menu' })).toHaveAttribute('href', '/m/menu');
});

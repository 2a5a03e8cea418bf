import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListRow } from '.';

it('is a button when it does something', async () => {
  const onClick = jest.fn();
  render(<ListRow label="Bet record" onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Bet record' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('is a link when it leads somewhere', () => {
  render(<ListRow label="Points mall" end="1,240 pts" render={<a href="/m/points" />} />);
  expect(screen.getByRole('link', { name: 'Points mall 1,240 pts' })).toHaveAttribute('href', '/m/points');
});

it('is plain when it does nothing', () => {
  render(<ListRow label="Version" end="1.0.0" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('1.0.0')).toBeInTheDocument();
});

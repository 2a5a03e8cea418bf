import { render, screen } from '@testing-library/react';
import { StatusBar } from '.';

it('is read out when it comes', () => {
  render(<StatusBar tone="warning">No internet. Showing saved games.</StatusBar>);
  expect(screen.getByRole('status')).toHaveTextContent('No internet. Showing saved games.');
});

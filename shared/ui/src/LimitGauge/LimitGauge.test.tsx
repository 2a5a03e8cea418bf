import { render, screen } from '@testing-library/react';
import { LimitGauge } from '.';

const fillOf = () => screen.getByRole('img').lastElementChild;

it('is a picture with the words that stand beside it', () => {
  render(<LimitGauge label="฿1,500.00 of ฿5,000.00 used" used="1500.00" of="5000.00" />);
  expect(screen.getByRole('img', { name: '฿1,500.00 of ฿5,000.00 used' })).toBeInTheDocument();
  expect(fillOf()).toHaveAttribute('width', '30.00%');
});

it.each([
  ['5000.00', '5000.00'],
  ['6200.00', '5000.00'],
  ['0.00', '0.00'],
])('is full, and no fuller, with %s used of %s', (used, of) => {
  render(<LimitGauge label="Reached" used={used} of={of} />);
  expect(fillOf()).toHaveAttribute('width', '100%');
  expect(screen.getByRole('img')).toHaveAttribute('data-full', 'true');
});

it('is not called full a satang before', () => {
  render(<LimitGauge label="Nearly" used="99999999999999.98" of="99999999999999.99" />);
  expect(screen.getByRole('img')).not.toHaveAttribute('data-full');
});

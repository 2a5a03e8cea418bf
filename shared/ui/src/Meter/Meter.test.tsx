import { render, screen } from '@testing-library/react';
import { Meter } from '.';

it.each([
  [0.25, '25.00%'],
  [-1, '0.00%'],
  [7, '100.00%'],
])('draws %d as %s, and says it in words', (part, width) => {
  render(<Meter label="1 of 4 rounds" part={part} />);
  const fill = screen.getByRole('img', { name: '1 of 4 rounds' }).querySelector('.fill');
  expect(fill).toHaveAttribute('width', width);
});

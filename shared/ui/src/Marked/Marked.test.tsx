import { render } from '@testing-library/react';
import { Marked } from '.';

it('marks ranges as text, and passes over those that do not fit', () => {
  const marks = [
    { start: 3, end: 6 },
    { start: 5, end: 8 },
    { start: 9, end: 99 },
  ];
  const { container } = render(<Marked text="<b>koi</b>" marks={marks} />);
  expect(container).toHaveTextContent('<b>koi</b>');
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['koi']);
});

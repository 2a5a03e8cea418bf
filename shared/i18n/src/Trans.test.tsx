import { render, screen } from '@testing-library/react';
import { Trans } from './index';

const link = (words: string) => <a href="/m/help#terms">{words}</a>;

it('puts elements where the language has them', () => {
  const { container, rerender } = render(
    <Trans
      text="I accept the <terms>terms of use</terms> & <age>my age</age>."
      parts={{ terms: link, age: (words) => <b>{words}</b> }}
    />,
  );
  expect(container).toHaveTextContent('I accept the terms of use & my age.');
  expect(screen.getByRole('link', { name: 'terms of use' })).toBeVisible();
  rerender(<Trans text="<terms>ข้อกำหนด</terms> ที่ฉันยอมรับ" parts={{ terms: link }} />);
  expect(screen.getByRole('link', { name: 'ข้อกำหนด' })).toBeVisible();
});

it('shows the words of a part that nobody gave, and never reads a text as HTML', () => {
  const { container } = render(<Trans text="<b>Bold</b> <img src=x onerror=alert(1)>" parts={{}} />);
  expect(container.innerHTML).toBe('Bold &lt;img src=x onerror=alert(1)&gt;');
});

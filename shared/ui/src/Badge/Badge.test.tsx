import { render, screen } from '@testing-library/react';
import { startUiTexts } from '../testing/startUiTexts';
import { Badge } from '.';

beforeEach(() => startUiTexts());

describe('Badge', () => {
  it.each([
    [1, '1', '1 unread'],
    [99, '99', '99 unread'],
    [100, '99+', 'More than 99 unread'],
  ])('shows %s as %s @SH-025', (count, shown, read) => {
    render(<Badge count={count} />);
    expect(screen.getByText(shown)).toBeVisible();
    expect(screen.getByText(read)).toBeInTheDocument();
  });

  it('draws nothing for none', () => {
    const { container } = render(<Badge count={0} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('is a dot without a number, and still has words', () => {
    const { container } = render(<Badge />);
    expect(container.firstChild).toHaveClass('dot');
    expect(screen.getByText('New')).toBeInTheDocument();
  });
});

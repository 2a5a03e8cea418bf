import { render, screen } from '@testing-library/react';
import { startUiTexts } from '../testing/startUiTexts';
import { Money } from '.';

beforeEach(() => startUiTexts());

describe('Money', () => {
  it('puts the sign of a loss before the symbol', () => {
    const { container } = render(<Money symbol="฿" amount="-350.00" />);
    expect(container).toHaveTextContent('\u2212฿350.00');
  });

  it('marks gains when asked, but not nothing', () => {
    const { container, rerender } = render(<Money symbol="฿" amount="48.20" signed />);
    expect(container).toHaveTextContent('+฿48.20');
    rerender(<Money symbol="฿" amount="0.00" signed />);
    expect(container).toHaveTextContent(/^฿0\.00$/);
  });

  it('shows asterisks in the place of a hidden amount, and reads out that it is hidden @SH-017', () => {
    const { container } = render(<Money symbol="฿" amount="12480.50" hidden />);
    expect(container).toHaveTextContent('฿******');
    expect(container).not.toHaveTextContent('12,480');
    expect(screen.getByText('Balance hidden')).toBeInTheDocument();
  });
});

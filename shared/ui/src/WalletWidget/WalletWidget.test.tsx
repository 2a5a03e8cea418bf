import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startUiTexts } from '../testing/startUiTexts';
import { WalletWidget, type WalletWidgetProps } from '.';

beforeEach(() => startUiTexts());

const props: WalletWidgetProps = {
  label: 'Total balance',
  symbol: '฿',
  amount: '12480.5',
  hidden: false,
  onToggle: jest.fn(),
  onRefresh: jest.fn(),
};

describe('WalletWidget', () => {
  it('shows two decimals and grouping, and asterisks when hidden or refreshing @HS-046 @HS-076', () => {
    const { rerender } = render(<WalletWidget {...props} />);
    const wallet = screen.getByRole('region', { name: 'Total balance' });
    expect(wallet).toHaveTextContent('฿12,480.50');
    rerender(<WalletWidget {...props} hidden />);
    expect(wallet).toHaveTextContent('฿******');
    rerender(<WalletWidget {...props} refreshing />);
    expect(wallet).toHaveTextContent('฿******');
    expect(wallet).not.toHaveTextContent('12,480');
  });

  it('asks for one refresh, however often it is tapped @HS-076', async () => {
    const onRefresh = jest.fn();
    const { rerender } = render(<WalletWidget {...props} onRefresh={onRefresh} />);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh balance' }));
    rerender(<WalletWidget {...props} onRefresh={onRefresh} refreshing />);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh balance' }));
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });

  it('hides and shows @HS-076', async () => {
    const onToggle = jest.fn();
    render(<WalletWidget {...props} onToggle={onToggle} />);
    await userEvent.click(screen.getByRole('button', { name: 'Hide balance' }));
    expect(onToggle).toHaveBeenCalledTimes(1);
  });
});

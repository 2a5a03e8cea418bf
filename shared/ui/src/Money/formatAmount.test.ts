import { formatAmount, UNKNOWN_AMOUNT } from '.';

describe('formatAmount @SH-016', () => {
  it.each([
    ['0.00', '0.00'],
    ['7', '7.00'],
    ['1234.5', '1,234.50'],
    ['12480.50', '12,480.50'],
    ['999.99', '999.99'],
    ['1000.00', '1,000.00'],
    ['000120.00', '120.00'],
    ['-350.00', '\u2212350.00'],
    ['-0.00', '0.00'],
  ])('shows %s as %s', (amount, shown) => {
    expect(formatAmount(amount)).toBe(shown);
  });

  it('keeps every digit of an amount that a float would round', () => {
    expect(formatAmount('987654321012345678.99')).toBe('987,654,321,012,345,678.99');
  });

  it('cuts further decimals, so that a balance never looks larger than it is', () => {
    expect(formatAmount('10.999')).toBe('10.99');
  });

  it.each(['', 'NaN', '1,234.50', '1e3', '฿5', ' 5'])('invents no number for %p', (amount) => {
    expect(formatAmount(amount)).toBe(UNKNOWN_AMOUNT);
  });
});

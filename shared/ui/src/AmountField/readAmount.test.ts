import { Money } from '@site/contracts/values/values';
import fc from 'fast-check';
import { formatAmount } from '../Money';
import { readAmount } from '.';

it.each([
  ['1234.50', '1234.50'],
  ['1234.5', '1234.50'],
  ['1,234.50', '1234.50'],
  ['12,345,678', '12345678.00'],
  ['1 234.50', '1234.50'],
  ['1\u00a0234\u202f567', '1234567.00'],
  [' \t500\n', '500.00'],
  ['฿500', '500.00'],
  ['฿ 1,000.00', '1000.00'],
  ['๑๒๓๔.๕๐', '1234.50'],
  ['١٬٢٣٤٫٥', '1234.50'],
  ['۵۰۰', '500.00'],
  ['１，２３４．５', '1234.50'],
  ['007', '7.00'],
  ['.5', '0.50'],
  ['5.', '5.00'],
  ['0', '0.00'],
  ['9999999999999999.99', '9999999999999999.99'],
])('reads %j as %s', (text, money) => {
  expect(readAmount(text)).toEqual({ ok: true, money });
});

it.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['฿', 'empty'],
  ['.', 'format'],
  ['-5', 'format'],
  ['\u22125', 'format'],
  ['+5', 'format'],
  ['1e9', 'format'],
  ['0x10', 'format'],
  ['1.2.3', 'format'],
  ['1,50', 'format'],
  ['1,2345', 'format'],
  ['1,,000', 'format'],
  [',100', 'format'],
  ['12 34', 'format'],
  ['5฿', 'format'],
  ['฿฿5', 'format'],
  ['NaN', 'format'],
  ['Infinity', 'format'],
  ['²', 'format'],
  ['๑²', 'format'],
  ['１e９', 'format'],
  ['1.234', 'decimals'],
  ['1.000', 'decimals'],
  ['10000000000000000', 'tooLong'],
])('refuses %j as %s', (text, fault) => {
  expect(readAmount(text)).toEqual({ ok: false, fault });
});

it('reads back whatever is shown of an amount', () => {
  const money = fc
    .tuple(fc.bigInt({ min: 0n, max: 9_999_999_999_999_999n }), fc.integer({ min: 0, max: 99 }))
    .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(2, '0')}`);
  fc.assert(
    fc.property(money, (amount) => {
      expect(readAmount(amount)).toEqual({ ok: true, money: amount });
      expect(readAmount(`฿${formatAmount(amount)}`)).toEqual({ ok: true, money: amount });
    }),
  );
});

it('makes of any text an amount of the contract, or none', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'0195๐๙., -e') }),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const read = readAmount(typed);
      if (read.ok) expect(Money.safeParse(read.money).success && !read.money.startsWith('-')).toBe(true);
    }),
  );
});

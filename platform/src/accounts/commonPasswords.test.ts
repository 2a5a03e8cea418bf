import fc from 'fast-check';
import { isCommonPassword } from './commonPasswords';

it.each([
  'password',
  'PASSWORD1',
  'qwerty123',
  '123456',
  '987654321',
  'zxcvbnm',
  'aaaaaaaa',
  '12341234',
  'lkjhgf',
  'Casino777',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['Grape-4711', 'Passw0rd1', 'tides of march', 'ปลาคาร์ปทองแดง', 'correct horse'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

it('takes the account’s own names for common', () => {
  expect(isCommonPassword('NarinTheGreat', ['narinthegreat', null, undefined])).toBe(true);
});

it('takes any repetition of one sign for common, whatever the sign', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 1 }), fc.integer({ min: 2, max: 60 }), (sign, times) => {
      expect(isCommonPassword(sign.repeat(times))).toBe(true);
    }),
  );
});

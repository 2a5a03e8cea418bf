import { internationalNumber } from './internationalNumber';

it.each([
  ['66', '0812345678', '+66812345678'],
  ['66', '812345678', '+66812345678'],
  ['66', '081-234 5678', '+66812345678'],
  ['62', '08123456789', '+628123456789'],
  ['225', '0123456789', '+2250123456789'],
  ['7', '89123456789', '+79123456789'],
  ['1', '2015550123', '+12015550123'],
])('dials +%s %s as %s', (dialingCode, mobileNum, dialled) => {
  expect(internationalNumber(dialingCode, mobileNum)).toBe(dialled);
});

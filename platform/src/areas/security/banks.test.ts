import { BANKS, bankName, isNumberOf } from './banks';

const bank = (code: string) => {
  const found = BANKS.get(code);
  if (!found) throw new Error(`there is no ${code}`);
  return found;
};

it.each([
  ['SALA', '4123294417', true],
  ['SALA', '41232944170', false],
  ['RIVER', '610418370926', true],
  ['RIVER', '6104860926', true],
  ['RIVER', '61041837092', false],
  ['MONSOON', '1234567890', true],
  ['MONSOON', '123456789', false],
])('%s has account numbers like %s: %s', (code, number, is) => {
  expect(isNumberOf(bank(code), number)).toBe(is);
});

it('finds any one wrong digit, and any two neighbours that changed places, but 0 and 9', () => {
  const number = '4123294417';
  for (let place = 0; place < number.length; place += 1) {
    for (let digit = 0; digit <= 9; digit += 1) {
      const typed = `${number.slice(0, place)}${digit}${number.slice(place + 1)}`;
      expect([typed, isNumberOf(bank('SALA'), typed)]).toEqual([typed, typed === number]);
    }
    const [one = '', two = ''] = number.slice(place, place + 2);
    const swapped = `${number.slice(0, place)}${two}${one}${number.slice(place + 2)}`;
    expect([swapped, isNumberOf(bank('SALA'), swapped)]).toEqual([swapped, swapped === number]);
  }
});

it('names a bank in the language of the call, and one that is gone by its code', () => {
  expect([bankName('SALA', 'en'), bankName('SALA', 'th'), bankName('GONE', 'en')]).toEqual([
    'Sala Bank',
    'ธนาคารศาลา',
    'GONE',
  ]);
});

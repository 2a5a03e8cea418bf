import { compareMoney } from '.';

it.each([
  ['100.00', '99.99', 1],
  ['9.00', '10.00', -1],
  ['0.00', '0.00', 0],
  ['-5.00', '3.00', -1],
  ['-5.00', '-6.00', 1],
  ['9007199254740993.01', '9007199254740993.00', 1],
])('compares %s with %s', (one, other, result) => {
  expect(compareMoney(one, other)).toBe(result);
});

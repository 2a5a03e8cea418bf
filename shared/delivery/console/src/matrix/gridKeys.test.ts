import { spotAfter } from './gridKeys';

const from = { row: 5, column: 5 };

it.each([
  ['ArrowUp', false, { row: 4, column: 5 }],
  ['ArrowDown', false, { row: 6, column: 5 }],
  ['ArrowLeft', false, { row: 5, column: 4 }],
  ['ArrowRight', false, { row: 5, column: 6 }],
  ['PageDown', false, { row: 15, column: 5 }],
  ['PageUp', false, { row: 0, column: 5 }],
  ['Home', false, { row: 5, column: 0 }],
  ['End', false, { row: 5, column: 9 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 19, column: 9 }],
])('goes by %s (with Control: %s) as the grid pattern says @FD-075', (key, withControl, to) => {
  expect(spotAfter(key, withControl, from, 20, 10)).toEqual(to);
});

it('stays within the grid, and leaves other keys alone', () => {
  expect(spotAfter('ArrowUp', false, { row: 0, column: 0 }, 20, 10)).toEqual({ row: 0, column: 0 });
  expect(spotAfter('ArrowRight', false, { row: 19, column: 9 }, 20, 10)).toEqual({ row: 19, column: 9 });
  expect(spotAfter('a', false, from, 20, 10)).toBeUndefined();
});

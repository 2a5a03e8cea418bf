import { giveSlots } from './slots';

it('leaves what stays in view where it is, and gives what comes a slot that was left @FD-070', () => {
  const first = giveSlots(new Map(), [4, 5, 6]);
  expect([...first]).toEqual([
    [4, 0],
    [5, 1],
    [6, 2],
  ]);
  const next = giveSlots(first, [5, 6, 7]);
  expect(next.get(5)).toBe(1);
  expect(next.get(6)).toBe(2);
  expect(next.get(7)).toBe(0);
  // The same again changes nothing: a render may be made twice.
  expect(giveSlots(next, [5, 6, 7])).toEqual(next);
});

it('takes no more slots than are in view at once, wherever one scrolls', () => {
  let slots: ReadonlyMap<number, number> = new Map();
  for (const start of [0, 3, 40, 39, 2]) {
    slots = giveSlots(
      slots,
      Array.from({ length: 10 }, (_, index) => start + index),
    );
    expect([...slots.values()].toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  }
});

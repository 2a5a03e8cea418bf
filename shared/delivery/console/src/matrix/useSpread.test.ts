import { act, renderHook } from '@testing-library/react';
import type { Track } from './useAxis';
import { SHARES, useSpread } from './useSpread';

const from = (first: number, length = 5): readonly Track[] =>
  Array.from({ length }, (_, place) => ({ index: first + place, start: 0, slot: place }));
const nextFrame = () => act(() => new Promise(requestAnimationFrame));

it('gives a column that comes to one share of the rows in each frame @FD-070', async () => {
  const before = from(0);
  const { result, rerender } = renderHook(useSpread, { initialProps: before });
  expect(result.current).toEqual(Array.from({ length: SHARES }, () => before));

  const after = from(1);
  rerender(after);
  expect(result.current.filter((share) => share === after)).toHaveLength(0);
  for (let frame = 1; frame <= SHARES; frame += 1) {
    await nextFrame();
    expect(result.current.filter((share) => share === after)).toHaveLength(frame);
  }
});

it.each([
  ['two columns come', from(2)],
  ['there are fewer columns', from(0, 4)],
])('gives all rows all columns at once where %s', (_, after) => {
  const { result, rerender } = renderHook(useSpread, { initialProps: from(0) });
  rerender(after);
  expect(result.current.every((share) => share === after)).toBe(true);
});

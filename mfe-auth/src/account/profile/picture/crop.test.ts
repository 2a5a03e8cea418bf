import { sideOf, wholeCrop, within } from './crop';

const landscape = { width: 800, height: 400 };

it('begins with the middle, as large as it fits', () => {
  const crop = wholeCrop(landscape);
  expect(crop).toEqual({ zoom: 1, x: 400, y: 200 });
  expect(sideOf(crop, landscape)).toBe(400);
});

it('cuts out half the side at twice the zoom', () => {
  expect(sideOf({ zoom: 2, x: 400, y: 200 }, landscape)).toBe(200);
});

it.each([
  ['to the left', { zoom: 1, x: -50, y: 200 }, { zoom: 1, x: 200, y: 200 }],
  ['to the right', { zoom: 1, x: 790, y: 200 }, { zoom: 1, x: 600, y: 200 }],
  ['up and down where it is as high as the square', { zoom: 1, x: 400, y: 350 }, { zoom: 1, x: 400, y: 200 }],
  ['closer than the zoom goes', { zoom: 9, x: 790, y: 10 }, { zoom: 4, x: 750, y: 50 }],
  ['farther than the picture reaches', { zoom: 0.2, x: 400, y: 200 }, { zoom: 1, x: 400, y: 200 }],
])('stays in the picture: %s', (_way, crop, kept) => {
  expect(within(crop, landscape)).toEqual(kept);
});

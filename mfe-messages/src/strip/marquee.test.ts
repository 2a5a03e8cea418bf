import { MARQUEE_FPS, marqueeRound } from './marquee';

it.each([1, 40, 777, 1040, 20_000])('runs %i px at 30 pictures a second @HS-072', (width) => {
  const { seconds, steps } = marqueeRound(width);
  expect(steps / seconds).toBe(MARQUEE_FPS);
  expect(MARQUEE_FPS).toBe(30);
});

it('takes as long for a title as reading it does, however many there are', () => {
  expect(marqueeRound(2000).seconds).toBe(2 * marqueeRound(1000).seconds);
});

import { fireEvent } from '@testing-library/react';
import { BACK_SWIPE_PX, BACK_SWIPE_RESET_MS, watchBackSwipes } from './backSwipe';

const root = document.documentElement;
const at = (clientX: number) => ({ touches: [{ clientX, clientY: 300 }] });
const isMarked = () => 'backSwipe' in root.dataset;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  stop = watchBackSwipes();
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

function swipe(by: number) {
  fireEvent.touchStart(window, at(4));
  fireEvent.touchMove(window, at(4 + by));
}

it.each([
  [BACK_SWIPE_PX - 1, false],
  [BACK_SWIPE_PX, true],
  [-BACK_SWIPE_PX, false],
])('a finger that moves %s px to the right: marked %s @HS-031', (by, marked) => {
  swipe(by);
  expect(isMarked()).toBe(marked);
});

it('is over 500 ms after the finger moved last @HS-031', () => {
  swipe(BACK_SWIPE_PX);
  jest.advanceTimersByTime(BACK_SWIPE_RESET_MS - 1);
  expect(isMarked()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isMarked()).toBe(false);
});

it('takes two fingers for no swipe', () => {
  fireEvent.touchStart(window, { touches: [{ clientX: 4 }, { clientX: 90 }] });
  fireEvent.touchMove(window, at(300));
  expect(isMarked()).toBe(false);
});

it('ends with its mark', () => {
  swipe(BACK_SWIPE_PX);
  stop();
  expect(isMarked()).toBe(false);
  swipe(BACK_SWIPE_PX);
  expect(isMarked()).toBe(false);
});

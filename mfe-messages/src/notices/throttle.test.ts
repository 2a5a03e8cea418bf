import { createThrottle } from './throttle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('runs the first at once and the others 150 ms apart, and drops none', () => {
  const throttled = createThrottle(150);
  const ran: string[] = [];
  for (const name of ['a', 'b', 'c']) throttled(() => ran.push(name));
  expect(ran).toEqual(['a']);
  jest.advanceTimersByTime(149);
  expect(ran).toEqual(['a']);
  jest.advanceTimersByTime(1);
  expect(ran).toEqual(['a', 'b']);
  jest.advanceTimersByTime(150);
  expect(ran).toEqual(['a', 'b', 'c']);
  jest.advanceTimersByTime(150);
  throttled(() => ran.push('d'));
  expect(ran).toEqual(['a', 'b', 'c', 'd']);
});

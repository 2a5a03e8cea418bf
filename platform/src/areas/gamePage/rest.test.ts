interface Rest {
  begin(ms: number): void;
  isOver(): boolean;
}
let createRest: (onOver: () => void) => Rest;
beforeAll(async () => {
  ({ createRest } = await import('./pages/slots/rest.js' as string));
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is over when its timer says so, though that fires a part of a millisecond early @PL-029', () => {
  const over: boolean[] = [];
  const rest = createRest(() => over.push(rest.isOver()));
  const now = jest.spyOn(performance, 'now').mockReturnValue(100.7);
  rest.begin(2_500);
  expect(rest.isOver()).toBe(false);
  now.mockReturnValue(2_600.2);
  jest.advanceTimersByTime(2_500);
  expect(over).toEqual([true]);
});

it('is not shortened by a later, shorter one', () => {
  const onOver = jest.fn();
  const rest = createRest(onOver);
  rest.begin(9_000);
  rest.begin(2_500);
  jest.advanceTimersByTime(8_999);
  expect(rest.isOver()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(onOver).toHaveBeenCalledTimes(1);
});

import { act, render } from '@testing-library/react';
import { useDelayedPrompt } from '.';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Waiting({ act: run }: { act: () => void }) {
  useDelayedPrompt(300, run);
  return null;
}

it('acts once when the time is over', () => {
  const run = jest.fn();
  render(<Waiting act={run} />);
  act(() => jest.advanceTimersByTime(299));
  expect(run).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(10_000));
  expect(run).toHaveBeenCalledTimes(1);
});

it.each(['dialog', 'alertdialog'])('does not act over a %s', (role) => {
  const run = jest.fn();
  render(
    <>
      <div role={role} />
      <Waiting act={run} />
    </>,
  );
  act(() => jest.advanceTimersByTime(300));
  expect(run).not.toHaveBeenCalled();
});

it('does not act on a page that was left', () => {
  const run = jest.fn();
  render(<Waiting act={run} />).unmount();
  act(() => jest.advanceTimersByTime(300));
  expect(run).not.toHaveBeenCalled();
});

import { reportRecovered } from './reportRecovered';

const thrown = jest.fn();
beforeEach(() => {
  thrown.mockReset();
  globalThis.reportError = thrown;
});

const told = (error: unknown) => {
  reportRecovered(error, { componentStack: '' });
  return thrown.mock.calls.length > 0;
};

it('tells nobody of a fade that the browser cut short', () => {
  for (const [name, message] of [
    ['InvalidStateError', 'Transition was aborted because of invalid state. Viewport size changed'],
    ['InvalidStateError', 'Skipping view transition because viewport size changed.'],
    ['TimeoutError', 'Transition was aborted because of timeout in DOM update. DOM update timed out'],
  ])
    expect(told(new DOMException(message, name))).toBe(false);
});

it('has everything else reported as thrown', () => {
  for (const error of [
    new TypeError('x is not a function'),
    new Error('Transition was aborted'),
    new DOMException('The database connection is closing.', 'InvalidStateError'),
  ]) {
    thrown.mockReset();
    expect(told(error)).toBe(true);
    expect(thrown).toHaveBeenCalledWith(error);
  }
});

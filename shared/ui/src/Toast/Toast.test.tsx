import { act, render, screen } from '@testing-library/react';
import { ToastViewport, toast, toastDuration } from '.';

beforeEach(() => {
  jest.useFakeTimers();
  render(<ToastViewport />);
});

afterEach(() => {
  act(() => toast.dismiss());
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('toast', () => {
  it.each([
    ['saved', () => toast.success('Message', { duration: toastDuration.saved }), 1000],
    ['success', () => toast.success('Message'), 1500],
    ['please log in', () => toast.info('Message', { duration: toastDuration.pleaseLogIn }), 2000],
    ['deposit refusal', () => toast.info('Message', { duration: toastDuration.realAccount }), 2000],
    ['coming soon', () => toast.info('Message', { duration: toastDuration.comingSoon }), 1000],
  ])('stays as long as the specification says: %s @SH-023', (_kind, show, ms) => {
    act(show);
    pass(ms - 1);
    expect(screen.getByText('Message')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Message')).not.toBeInTheDocument();
  });

  it.each([
    ['default', () => toast.show('Message'), 3000],
    ['long', () => toast.show('Message', { duration: toastDuration.long }), 8000],
    ['loading', () => toast.loading('Message'), 10_000],
    ['loading of a search', () => toast.loading('Message', { duration: toastDuration.loadingSearch }), 3000],
    ['long loading', () => toast.loading('Message', { duration: toastDuration.loadingLong }), 15_000],
    ['capped loading', () => toast.loading('Message', { duration: toastDuration.loadingCapped }), 9999],
  ])('stays as long as the specification says: %s @SH-024', (_kind, show, ms) => {
    act(show);
    pass(ms - 1);
    expect(screen.getByText('Message')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Message')).not.toBeInTheDocument();
  });

  it('shows one at a time: the result takes the place of the wait', () => {
    act(() => toast.loading('Please wait'));
    act(() => toast.success('Changes saved'));
    expect(screen.queryByText('Please wait')).not.toBeInTheDocument();
    expect(screen.getByText('Changes saved')).toBeInTheDocument();
  });

  it('gives a new toast its whole time, whatever was left of the last', () => {
    act(() => toast.success('First'));
    pass(1400);
    act(() => toast.success('Second'));
    pass(1400);
    expect(screen.getByText('Second')).toBeInTheDocument();
  });

  it('does not dismiss a toast that has taken the place of the one that is meant', () => {
    let waiting = 0;
    act(() => {
      waiting = toast.loading('Please wait');
      toast.error('The connection was interrupted.');
    });
    act(() => toast.dismiss(waiting));
    expect(screen.getByText('The connection was interrupted.')).toBeInTheDocument();
  });

  it('is read out politely, and at once when something went wrong', () => {
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => toast.info('News'));
    expect(screen.getByRole('status')).toHaveTextContent('News');
    act(() => toast.error('It failed'));
    expect(screen.getByRole('alert')).toHaveTextContent('It failed');
  });
});

it('survives the page that showed it', () => {
  const { unmount } = render(<p>A page</p>);
  act(() => toast.show('Still here'));
  unmount();
  expect(screen.getByText('Still here')).toBeInTheDocument();
});

import { queryClient, systemStatusOptions } from '@site/api';
import { systemStatus } from '@site/contracts/areas/system';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goes } from '../network/testing';
import { RESTORED_NOTICE_MS } from '../network/useConnection';
import { SLOW_LINE_LOAD_MS, SLOW_LOAD_MS } from '../network/useSlowLoad';
import { openStatus, renderShell, shellPlatform } from '../testing/renderShell';
import { NetworkBar } from './NetworkBar';

let platform: ReturnType<typeof shellPlatform>;

beforeEach(() => {
  platform = shellPlatform();
  localStorage.clear();
  queryClient.setQueryData(systemStatusOptions().queryKey, openStatus);
});

afterEach(() => {
  goes('online');
  Reflect.deleteProperty(navigator, 'connection');
  jest.useRealTimers();
});

/** The place of the toasts has the same role, and stays empty. */
const bar = () => screen.queryAllByRole('status').find(({ textContent }) => textContent !== '') ?? null;
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('says that there is no internet, and for a moment that it is back @HS-096', async () => {
  jest.useFakeTimers();
  renderShell(<NetworkBar />);
  await passes(0);
  expect(bar()).toBeNull();

  act(() => goes('offline'));
  expect(bar()).toHaveTextContent('No internet. Showing what was loaded.');

  act(() => goes('online'));
  expect(bar()).toHaveTextContent('Back online.');
  await passes(RESTORED_NOTICE_MS);
  expect(bar()).toBeNull();
});

it('says that the site does not answer when the status could not be refreshed, until it can @HS-035', async () => {
  platform.refuse(systemStatus, 'request.invalid');
  renderShell(<NetworkBar />);
  await act(() => queryClient.refetchQueries({ queryKey: systemStatusOptions().queryKey }));
  expect(await screen.findByText('The site does not answer. Showing what was loaded.')).toBeVisible();

  platform.answer(systemStatus, openStatus);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Back online.')).toBeVisible();
});

describe('a first load', () => {
  const waiting = new Promise<never>(() => undefined);

  function Page({ shown }: { shown: Promise<string> }) {
    useQuery({ queryKey: ['of a page'], queryFn: () => shown });
    return <NetworkBar />;
  }

  beforeEach(() => {
    jest.useFakeTimers();
  });

  it.each([
    ['that takes long', undefined, SLOW_LOAD_MS],
    ['on a line that is known to be slow', '2g', SLOW_LINE_LOAD_MS],
    ['on the slowest line', 'slow-2g', SLOW_LINE_LOAD_MS],
  ])('%s makes it say that the connection is slow @HS-096', async (_what, effectiveType, limit) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType } });
    renderShell(<Page shown={waiting} />);
    await passes(limit - 1);
    expect(bar()).toBeNull();
    await passes(1);
    expect(bar()).toHaveTextContent('Slow connection. Loading may take a while.');
    // The page is filling: what is there already does not make room for it.
    expect(bar()?.parentElement).toHaveClass('over');
  });

  it('that has come is no more worth a word @HS-096', async () => {
    let arrive: (content: string) => void = () => undefined;
    const shown = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    renderShell(<Page shown={shown} />);
    await passes(SLOW_LOAD_MS);
    expect(bar()).toBeVisible();
    arrive('here');
    await passes(0);
    expect(bar()).toBeNull();
  });

  it('is not what is loaded again', async () => {
    queryClient.setQueryData(['of a page'], 'here');
    renderShell(<Page shown={waiting} />);
    await passes(SLOW_LOAD_MS);
    expect(bar()).toBeNull();
  });
});

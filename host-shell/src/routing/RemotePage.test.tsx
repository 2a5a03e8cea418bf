import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deployRemotes } from '../federation/discovery/remotes';
import { loadNamedModule } from '../federation/loading/loadModule';
import { report } from '../telemetry/report';
import { renderShell, shellPlatform } from '../testing/renderShell';
import { STILL_LOADING_MS } from './PageSkeleton';
import { RemotePage } from './RemotePage';

jest.mock('../federation/loading/loadModule');
jest.mock('../federation/discovery/liveSite', () => ({
  takeLiveDeployment: async () => ({ live: undefined, taken: false }),
}));
jest.mock('../telemetry/report');

const load = jest.mocked(loadNamedModule);
const moduleOf = (text: string) =>
  ({
    ok: true,
    module: { default: () => <p>{text}</p> },
    release: '1.2.0',
    outcome: 'OK',
    faults: [],
  }) as const;
const fault = { class: 'timeout', remote: 'mfe_games', release: '1.2.0', message: 'nothing' } as const;

/** The delay before anything shows that something loads, in ms (HS-095). */
const INDICATOR_MS = 200;

let pages = 0;
function open() {
  shellPlatform();
  deployRemotes(new Map([['mfe_games', []]]));
  pages += 1;
  const route = {
    path: `/m/page-${pages}`,
    remote: 'mfe_games',
    // A module that is here is shown at once: each test has its own.
    expose: `./Page${'x'.repeat(pages)}`,
    header: 'back',
    footer: false,
    title: 'titles.gameList',
    back: 'step',
  } as const;
  renderShell(<RemotePage route={route} />, { at: route.path });
}

it('says that it loads after 200 ms, not before @HS-095', async () => {
  jest.useFakeTimers();
  load.mockReturnValue(new Promise(() => undefined));
  open();
  const status = screen.getByRole('status', { busy: true });
  await act(() => jest.advanceTimersByTimeAsync(INDICATOR_MS - 1));
  expect(status).not.toHaveTextContent('Loading');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(status).toHaveTextContent('Loading');
  jest.useRealTimers();
});

it('shows a spinner when it takes long @HS-094', async () => {
  jest.useFakeTimers();
  load.mockReturnValue(new Promise(() => undefined));
  open();
  expect(screen.queryByText('Still loading')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(STILL_LOADING_MS));
  expect(screen.getByText('Still loading')).toBeVisible();
  jest.useRealTimers();
});

it('reports a page that did not come in time, and loads it on a retry @HS-094', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockResolvedValueOnce({ ok: false, fault, faults: [fault] });
  open();
  expect(await screen.findByRole('heading', { name: 'Games unavailable' })).toBeVisible();
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'fault', fault: 'timeout', remote: 'mfe_games', release: '1.2.0' }),
  );
  load.mockResolvedValueOnce(moduleOf('the list'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the list')).toBeVisible();
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { report } from '../../telemetry/report';
import { renderShell, shellPlatform } from '../../testing/renderShell';
import { deployRemotes, sourcesOf } from '../discovery/remotes';
import { loadNamedModule } from '../loading/loadModule';
import { discoveryEntry } from '../testing';
import { RemoteSlot } from './RemoteSlot';

jest.mock('../loading/loadModule');
jest.mock('../discovery/liveSite', () => ({
  takeLiveDeployment: async () => ({ live: undefined, taken: false }),
}));
jest.mock('../../telemetry/report');

const load = jest.mocked(loadNamedModule);
const moduleOf = (component: () => React.JSX.Element) =>
  ({ ok: true, module: { default: component }, release: '1.2.0', outcome: 'OK', faults: [] }) as const;

beforeEach(() => {
  load.mockReset();
  shellPlatform();
  deployRemotes(new Map([['mfe_games', []]]));
});

const open = (expose: string) =>
  renderShell(
    <>
      <RemoteSlot remote="mfe_games" expose={expose} />
      <p>the neighbour</p>
    </>,
  );

it('shows what the remote exposes', async () => {
  load.mockResolvedValue(moduleOf(() => <p>the entrance</p>));
  open('./Shown');
  expect(await screen.findByText('the entrance')).toBeVisible();
});

it('has nothing where the merchant has no such remote @FD-015', () => {
  deployRemotes(new Map());
  open('./Absent');
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByText('the neighbour')).toBeVisible();
});

it('shows a card that names the remote, reports the fault, and brings the module on a retry @FD-031', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = { class: 'http', remote: 'mfe_games', release: '1.2.0', message: '404' } as const;
  load.mockResolvedValue({ ok: false, fault, faults: [fault] });
  open('./Failing');
  expect(await screen.findByText('Games unavailable')).toBeVisible();
  expect(screen.getByText('the neighbour')).toBeVisible();
  expect(report).toHaveBeenCalledWith({
    kind: 'fault',
    fault: 'http',
    remote: 'mfe_games',
    release: '1.2.0',
  });

  load.mockResolvedValue(moduleOf(() => <p>the entrance</p>));
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('the entrance')).toBeVisible();
});

it('keeps what throws while rendering to itself, and renders again on a retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  load.mockResolvedValue(
    moduleOf(() => {
      if (broken) throw new Error('out of cards');
      return <p>the entrance</p>;
    }),
  );
  open('./Throwing');
  expect(await screen.findByText('Games unavailable')).toBeVisible();
  expect(screen.getByText('the neighbour')).toBeVisible();
  expect(report).toHaveBeenCalledWith({
    kind: 'fault',
    fault: 'render',
    remote: 'mfe_games',
    release: '1.2.0',
  });

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('the entrance')).toBeVisible();
});

it('shows another release in the place of one that threw while rendering @FD-028', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const throwing = discoveryEntry('mfe_games', '1.2.0', { default: false });
  const before = discoveryEntry('mfe_games', '1.1.0', { traffic: 0 });
  deployRemotes(new Map([['mfe_games', [throwing, before]]]));
  load.mockResolvedValueOnce(
    moduleOf(() => {
      throw new Error('out of cards');
    }),
  );
  load.mockResolvedValueOnce({ ...moduleOf(() => <p>the entrance of before</p>), release: '1.1.0' });
  open('./Replaced');
  expect(await screen.findByText('the entrance of before')).toBeVisible();
  expect(screen.queryByText('Games unavailable')).not.toBeInTheDocument();
});

it('takes a late file that did not come for no fault of the release, and tells it by its own class @FD-029', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn().mockResolvedValue(new Response('', { status: 404 }));
  const entry = discoveryEntry('mfe_games', '1.2.0', { default: false });
  deployRemotes(new Map([['mfe_games', [entry, discoveryEntry('mfe_games', '1.1.0', { traffic: 0 })]]]));
  const file = new URL('filter.js', entry.url).href;
  load.mockResolvedValueOnce(
    moduleOf(() => {
      const fields = { name: 'ChunkLoadError', type: 'error', request: file };
      throw Object.assign(new Error('Loading chunk 7 failed.'), fields);
    }),
  );
  open('./Late');
  expect(await screen.findByText('Games unavailable')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  await waitFor(() =>
    expect(report).toHaveBeenCalledWith({
      kind: 'fault',
      fault: 'http',
      remote: 'mfe_games',
      release: '1.2.0',
    }),
  );
  expect(sourcesOf('mfe_games')[0]).toMatchObject({ release: '1.2.0' });
});

it('shows the card when every release throws while rendering @FD-028', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  deployRemotes(new Map([['mfe_games', [discoveryEntry('mfe_games', '1.2.0')]]]));
  load.mockResolvedValue(
    moduleOf(() => {
      throw new Error('out of cards');
    }),
  );
  open('./Hopeless');
  expect(await screen.findByText('Games unavailable')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('asks once for a module that two places show', async () => {
  load.mockResolvedValue(moduleOf(() => <p>the entrance</p>));
  renderShell(
    <>
      <RemoteSlot remote="mfe_games" expose="./Twice" />
      <RemoteSlot remote="mfe_games" expose="./Twice" />
    </>,
  );
  expect(await screen.findAllByText('the entrance')).toHaveLength(2);
  await act(async () => undefined);
  expect(load).toHaveBeenCalledTimes(1);
});

it('says nothing on the page of a dispensable slot that failed, and reports it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = { class: 'http', remote: 'mfe_games', release: '1.2.0', message: '404' } as const;
  load.mockResolvedValue({ ok: false, fault, faults: [fault] });
  renderShell(
    <main>
      <RemoteSlot remote="mfe_games" expose="./Dispensable" dispensable />
    </main>,
  );
  await waitFor(() =>
    expect(report).toHaveBeenCalledWith({
      kind: 'fault',
      fault: 'http',
      remote: 'mfe_games',
      release: '1.2.0',
    }),
  );
  await waitFor(() => expect(screen.getByRole('main')).toBeEmptyDOMElement());
});

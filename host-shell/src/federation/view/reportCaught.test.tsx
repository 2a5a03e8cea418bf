import { act } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportFault } from '../../telemetry/reportFault';
import { deployRemotes } from '../discovery/remotes';
import { discoveryEntry } from '../testing';
import { RenderBoundary } from './RenderBoundary';
import { reportCaught } from './reportCaught';

jest.mock('../../telemetry/reportFault');

/** A boundary of a remote's own, around a part of its page. */
class PartBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>This part did not load</p> : this.props.children;
  }
}

const entry = discoveryEntry('mfe_games', '1.2.0');
const chunk = new URL('filter.js', entry.url).href;

function Throwing({ error }: { error: Error }): ReactNode {
  throw error;
}

async function renderAtRoot(content: ReactNode): Promise<HTMLElement> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, { onCaughtError: reportCaught });
  await act(async () => root.render(content));
  return container;
}

let logged: jest.SpyInstance;
beforeEach(() => {
  jest.mocked(reportFault).mockReset();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn().mockResolvedValue(new Response('', { status: 404 }));
  deployRemotes(new Map([['mfe_games', [entry]]]));
});

const lateFile = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
  type: 'error',
  request: chunk,
});

it('reports a late file that a part of a page keeps to itself, by its class and release @FD-029', async () => {
  const page = await renderAtRoot(
    <PartBoundary>
      <Throwing error={lateFile} />
    </PartBoundary>,
  );
  expect(page).toHaveTextContent('This part did not load');
  await act(async () => undefined);
  expect(reportFault).toHaveBeenCalledWith({
    class: 'http',
    remote: 'mfe_games',
    release: '1.2.0',
    message: 'Loading chunk 7 failed.',
  });
});

it('leaves to the host’s own boundary what it reports itself', async () => {
  const onError = jest.fn();
  await renderAtRoot(
    <RenderBoundary onError={onError}>
      <Throwing error={lateFile} />
    </RenderBoundary>,
  );
  await act(async () => undefined);
  expect(onError).toHaveBeenCalledWith(lateFile);
  expect(reportFault).not.toHaveBeenCalled();
});

it('leaves what is no file to the console, as React does', async () => {
  const error = new TypeError('x is not a function');
  await renderAtRoot(
    <PartBoundary>
      <Throwing error={error} />
    </PartBoundary>,
  );
  expect(logged).toHaveBeenCalledWith(error);
  expect(reportFault).not.toHaveBeenCalled();
});

import { launchGame } from '@site/contracts/areas/games';
import { type LiveModel, liveModels } from '@site/contracts/areas/live';
import { systemStatus } from '@site/contracts/areas/system';
import { observeView } from '@site/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeGames, fakeGames, someGames } from '../../testing/fakeGames';
import { aGame, aStatus, vendorTypesOf } from '../../testing/fixtures';
import { showList } from '../../testing/renderList';
import { address, renderRemote } from '../../testing/renderRemote';
import LiveModels from './LiveModels';

jest.mock('../../play/launch/leavePage');

const MINUTE = 60_000;

let view: ReturnType<typeof observeView>;
beforeEach(() => {
  view = observeView();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const roulette = aGame({
  nodeId: 'live1',
  gameName: 'Orchid Roulette',
  gameType: 'LIVE',
  vassalage: 'JADEWORKS',
});

const aModel = (changes: Partial<LiveModel> = {}): LiveModel => ({
  id: 'mali',
  name: 'Mali',
  photo: '/cdn/presenters/mali.svg',
  active: true,
  streaming: true,
  gameId: roulette.gameId,
  vendor: roulette.vassalage,
  game: roulette,
  ...changes,
});

function platformWith(list: LiveModel[], { on = true, ...options }: FakeGames & { on?: boolean } = {}) {
  const platform = fakeGames({ types: vendorTypesOf({ LIVE: ['JADEWORKS'] }), ...options });
  // The status that another test has left.
  window.localStorage.clear();
  const status = aStatus('/cdn');
  platform.answer(systemStatus, { ...status, info: { ...status.info, whitelabel: { LIVEMODEL3: on } } });
  platform.answer(liveModels, { list });
  return platform;
}

async function show(list: LiveModel[], options?: Parameters<typeof platformWith>[1]) {
  const platform = platformWith(list, options);
  const page = renderRemote(<LiveModels />);
  await waitFor(() => expect(view.observing.size).not.toBe(0));
  await view.scroll(true);
  return { platform, ...page };
}

const strip = () => screen.findByRole('list', { name: 'Live now' });

it('asks who works for the merchant and is on air, and shows them by name and table @ME-026', async () => {
  const { platform } = await show([aModel(), aModel({ id: 'kan', name: 'Kan' })]);
  const items = within(await strip()).getAllByRole('listitem');
  expect(items).toHaveLength(2);
  expect(within(items[0] as HTMLElement).getByRole('button', { name: 'Mali Orchid Roulette' })).toBeVisible();
  expect(items[0]).toHaveTextContent('Live');
  expect(items[0]?.querySelector('img')).toHaveAttribute('src', '/cdn/presenters/mali.svg');
  expect(platform.sent(liveModels)).toMatchObject([{ content: { active: '1', streaming: '1' } }]);
  expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/m/live');
});

it('opens the table by the usual launch, once for a double tap', async () => {
  const { platform } = await show([aModel()], { member: true });
  platform.answer(launchGame, () => new Promise(() => undefined));
  await userEvent.dblClick(await screen.findByRole('button', { name: /Mali/ }));
  await waitFor(() => expect(platform.sent(launchGame)).toHaveLength(1));
  expect(platform.sent(launchGame)[0]?.content).toMatchObject({ nodeId: 'live1', vendor: 'JADEWORKS' });
});

it('asks a guest to log in first', async () => {
  await show([aModel()]);
  await userEvent.click(await screen.findByRole('button', { name: /Mali/ }));
  await waitFor(() => expect(address()).toContain('/m/login'));
});

it.each([
  ['nobody is on air', []],
  ['nobody is at a table that can be opened', [aModel({ game: undefined as never })]],
])('takes no room when %s', async (_why, list) => {
  const { platform, container } = await show(list);
  await waitFor(() => expect(platform.sent(liveModels)).toHaveLength(1));
  await waitFor(() => expect(container).toHaveTextContent(/^$/));
  expect(container.querySelector('ul')).toBeNull();
});

/** Notices, which say nothing, and whatever tells that something is on its way. */
function expectSilence(container: HTMLElement) {
  expect(container.querySelector('[aria-busy]')).toBeNull();
  for (const role of ['status', 'alert']) expect(screen.getByRole(role)).toBeEmptyDOMElement();
}

it('says nothing while it asks @ME-026', async () => {
  const platform = platformWith([]);
  platform.answer(liveModels, () => new Promise(() => undefined));
  const { container } = renderRemote(<LiveModels />);
  await waitFor(() => expect(view.observing.size).not.toBe(0));
  await view.scroll(true);
  await waitFor(() => expect(platform.sent(liveModels)).toHaveLength(1));
  expectSilence(container);
  // The room that it will need, of which nobody hears.
  expect(container.querySelector('ul')).not.toBeNull();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it.each(['feature.unavailable', 'auth.required'])(
  'passes over %s, and leaves no room @ME-026',
  async (code) => {
    const askForLogin = jest.fn();
    const platform = platformWith([], { onSessionEnded: askForLogin });
    platform.refuse(liveModels, code);
    const { container } = renderRemote(<LiveModels />);
    await waitFor(() => expect(view.observing.size).not.toBe(0));
    await view.scroll(true);
    await waitFor(() => expect(container.querySelector('ul')).toBeNull());
    expect(platform.sent(liveModels)).toHaveLength(1);
    expectSilence(container);
    expect(askForLogin).not.toHaveBeenCalled();
  },
);

it('asks nothing where the merchant has switched it off, and keeps no room', async () => {
  const platform = platformWith([aModel()], { on: false });
  const { container } = renderRemote(<LiveModels />);
  await waitFor(() => expect(platform.sent(systemStatus)).toHaveLength(1));
  await view.scroll(true);
  expect(platform.sent(liveModels)).toHaveLength(0);
  expect(container.querySelector('ul')).toBeNull();
});

describe('refresh', () => {
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('asks each minute while the strip is near the screen, and not while it is away', async () => {
    jest.useFakeTimers();
    const { platform } = await show([aModel()]);
    const asked = () => platform.sent(liveModels).length;
    await strip();
    expect(asked()).toBe(1);
    await pass(MINUTE);
    expect(asked()).toBe(2);
    await view.scroll(false);
    await pass(3 * MINUTE);
    expect(asked()).toBe(2);
    platform.answer(liveModels, { list: [aModel({ id: 'dao', name: 'Dao' })] });
    await view.scroll(true);
    expect(await screen.findByRole('button', { name: /Dao/ })).toBeVisible();
    expect(asked()).toBe(3);
  });

  it('asks no page that nobody looks at, and asks when somebody looks again', async () => {
    jest.useFakeTimers();
    const { platform } = await show([aModel()]);
    await strip();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(3 * MINUTE);
    expect(platform.sent(liveModels)).toHaveLength(1);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(platform.sent(liveModels)).toHaveLength(2));
  });
});

describe('the live category', () => {
  const showCategory = async (query = '') => {
    const platform = platformWith([aModel()], {
      games: someGames(3, { gameType: 'LIVE', vassalage: 'JADEWORKS' }),
    });
    showList(`/m/live${query}`, { gameType: 'LIVE' });
    await screen.findByRole('list', { name: 'All' });
    await view.scroll(true);
    return platform;
  };

  it('has them above all of its tables', async () => {
    await showCategory();
    expect((await strip()).compareDocumentPosition(screen.getByRole('list', { name: 'All' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    // The way to the page that this is.
    expect(screen.queryByRole('link', { name: 'See all' })).not.toBeInTheDocument();
  });

  it.each(['?name=Game', '?vassalage=JADEWORKS', '?type=hot'])('has none above %s', async (query) => {
    const platform = platformWith([aModel()], {
      games: someGames(3, { gameType: 'LIVE', vassalage: 'JADEWORKS' }),
      hot: someGames(3, { gameType: 'LIVE', vassalage: 'JADEWORKS' }),
    });
    showList(`/m/live${query}`, { gameType: 'LIVE' });
    expect(await screen.findByText('Game 1')).toBeVisible();
    await view.scroll(true);
    expect(platform.sent(liveModels)).toHaveLength(0);
  });
});

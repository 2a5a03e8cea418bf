import { addFavourite, favouriteIds, removeFavourite } from '@site/contracts/areas/games';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en.json';
import { fakeGames } from '../../testing/fakeGames';
import { aGame } from '../../testing/fixtures';
import { address, renderRemote } from '../../testing/renderRemote';
import { GameTiles } from './GameTiles';

const koi = aGame();
const add = 'Add Copper Koi to favourites';
const remove = 'Remove Copper Koi from favourites';

function show(path?: string) {
  renderRemote(
    <>
      <GameTiles label="Hot" games={[koi]} />
      <GameTiles label="Slots" games={[koi]} />
    </>,
    path ? { path } : {},
  );
}

describe('the star', () => {
  it('shows image, provider, name and star of each game @GA-042', async () => {
    fakeGames();
    renderRemote(
      <GameTiles label="Games" games={[aGame({ gameName: '', nodeName: 'Node name', showIcon: 'NEW' })]} />,
    );
    const tile = await screen.findByRole('article');
    expect(tile).toHaveTextContent('Node name');
    expect(tile).toHaveTextContent('Moonreef');
    expect(tile).toHaveTextContent('New');
    expect(tile.querySelector('img')).toHaveAttribute('src', koi.mobileLargeIcon);
    expect(screen.getByRole('button', { name: 'Add Node name to favourites' })).toBeVisible();
  });

  it('adds through the platform, turns every star of the game at once, and says so @GA-043 @GA-044 @SH-015', async () => {
    const platform = fakeGames({ member: true });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    platform.answer(addFavourite, async ({ content }) => {
      await released;
      platform.setFavourites([koi]);
      return content as { nodeId: string };
    });
    show();
    await waitFor(() => expect(platform.sent(favouriteIds)).toHaveLength(1));
    const [star] = await screen.findAllByRole('button', { name: add });
    await userEvent.click(star as HTMLElement);
    expect(await screen.findAllByRole('button', { name: remove, pressed: true })).toHaveLength(2);
    expect(platform.sent(addFavourite)[0]?.content).toEqual({ nodeId: 'n1', vendor: 'MOONREEF' });
    expect(platform.sent(addFavourite)[0]?.headers.Authorization).toMatch(/^Bearer /);
    expect(screen.queryByText(en.in_chang_saved)).not.toBeInTheDocument();
    release();
    expect(await screen.findByText(en.in_chang_saved)).toBeVisible();
  });

  it('takes the notice away after one second @GA-044', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const platform = fakeGames({ member: true, favourites: [koi] });
    platform.answer(removeFavourite, { nodeId: 'n1' });
    show();
    const [star] = await screen.findAllByRole('button', { name: remove });
    await user.click(star as HTMLElement);
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1000));
    await waitFor(() => expect(screen.queryByText('Changes saved')).not.toBeInTheDocument());
    jest.useRealTimers();
  });

  it('turns back without a word when the platform refuses @GA-045', async () => {
    const platform = fakeGames({ member: true, favourites: [koi] });
    platform.refuse(removeFavourite, 'unknown');
    show();
    const [star] = await screen.findAllByRole('button', { name: remove });
    await userEvent.click(star as HTMLElement);
    await waitFor(() => expect(platform.sent(removeFavourite)).toHaveLength(1));
    expect(await screen.findAllByRole('button', { name: remove, pressed: true })).toHaveLength(2);
    expect(screen.queryByText('Changes saved')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('sends a guest to the login page, and back here afterwards @GA-047', async () => {
    fakeGames();
    show('/m/gameList?gameType=LIVE');
    const [star] = await screen.findAllByRole('button', { name: add });
    await userEvent.click(star as HTMLElement);
    expect(address()).toBe(`/m/login?return=${encodeURIComponent('/m/gameList?gameType=LIVE')}`);
  });

  it('knows favourites from one page of a hundred @GA-048', async () => {
    const platform = fakeGames({ member: true });
    show();
    await waitFor(() =>
      expect(platform.sent(favouriteIds)[0]?.content).toEqual({ pageNo: 1, pageSize: 100 }),
    );
  });
});

import { type Game, launchGame } from '@site/contracts/areas/games';
import { gameFacts } from '@site/contracts/areas/play';
import { systemStatus } from '@site/contracts/areas/system';
import { signIn, signOut } from '@site/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GameTiles } from '../../browse/tiles/GameTiles';
import { fakePlay } from '../../testing/fakePlay';
import { aGame, aSession, aStatus } from '../../testing/fixtures';
import { address, renderRemote } from '../../testing/renderRemote';

const pages = ['/m/play', '/m/trail'];

async function openSheet(game: Game = aGame(), who: 'member' | 'guest' | 'trial' = 'member') {
  const platform = fakePlay(game);
  const status = aStatus('/cdn');
  platform.answer(systemStatus, { ...status, info: { ...status.info, whitelabel: { FREEPLAY3: true } } });
  if (who === 'guest') signOut();
  if (who === 'trial') signIn(aSession({ type: 4 }), { persist: false });
  renderRemote(<GameTiles label="Games" games={[game]} />, { path: '/m/gameList?gameType=RNG', pages });
  await userEvent.click(screen.getByRole('button', { name: 'About Copper Koi' }));
  const sheet = await screen.findByRole('dialog', { name: 'Copper Koi' }, { timeout: 5_000 });
  return { platform, sheet: within(sheet) };
}

it('tells what the game pays, its limits, lines and marks', async () => {
  const { sheet } = await openSheet(aGame({ showIcon: 'NEW' }));
  expect(await sheet.findByText('96.00 %')).toBeVisible();
  expect(sheet.getByText('Low')).toBeVisible();
  await waitFor(() => expect(sheet.getByText('Minimum bet').parentElement).toHaveTextContent('฿1.00'));
  expect(sheet.getByText('Maximum bet').parentElement).toHaveTextContent('฿1,000.00');
  expect(sheet.getByText('Lines').parentElement).toHaveTextContent('20');
  expect(sheet.getByText('Moonreef')).toBeVisible();
  expect(sheet.getByText('New')).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Add Copper Koi to favourites' })).toBeVisible();
});

it('is marked where the game can play by itself @PL-028', async () => {
  const { sheet } = await openSheet(aGame({ autoplay: true }));
  expect((await sheet.findByText('Autoplay')).parentElement).toHaveTextContent('Can play by itself');
});

it('launches with real money, or with play money on demand @GA-059', async () => {
  const { platform, sheet } = await openSheet();
  await userEvent.click(await sheet.findByRole('button', { name: 'Try the demo' }));
  await waitFor(() => expect(address()).toBe('/m/play?game=n1&demo=1'));
  expect(platform.sent(launchGame)[0]?.content).toMatchObject({ freeplay: 1 });
});

it('has no demo where the game has no free play', async () => {
  const { sheet } = await openSheet(aGame({ supportPlay: 1 }));
  expect(sheet.queryByRole('button', { name: 'Try the demo' })).not.toBeInTheDocument();
  await userEvent.click(sheet.getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(address()).toBe('/m/play?game=n1'));
});

it('leads a guest to a trial, and from there to the game', async () => {
  const { platform, sheet } = await openSheet(aGame(), 'guest');
  await userEvent.click(await sheet.findByRole('button', { name: 'Try the demo' }));
  const target = encodeURIComponent('/m/play?game=n1&demo=1');
  await waitFor(() => expect(address()).toBe(`/m/trail?return=${target}`));
  expect(platform.sent(launchGame)).toHaveLength(0);
});

it('offers trial accounts one way to play: they have nothing but play money', async () => {
  const { sheet } = await openSheet(aGame(), 'trial');
  expect(sheet.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(sheet.queryByRole('button', { name: 'Try the demo' })).not.toBeInTheDocument();
});

it('says that the facts did not come, and asks again', async () => {
  const platform = fakePlay();
  platform.refuse(gameFacts, 'request.invalid');
  renderRemote(<GameTiles label="Games" games={[aGame()]} />, { pages });
  await userEvent.click(screen.getByRole('button', { name: 'About Copper Koi' }));
  expect(await screen.findByText('Details did not load', undefined, { timeout: 5_000 })).toBeVisible();
  platform.answer(gameFacts, { game: aGame(), minBet: '5.00', maxBet: '10.00' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Minimum bet')).toBeVisible();
});

import type { SentRequest } from '@site/api/testing';
import { refuse } from '@site/api/testing';
import { merchantWallet } from '@site/contracts/areas/account';
import { transfer } from '@site/contracts/areas/wallet';
import { signOut } from '@site/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeMember, wallets, walletsWith } from '../../testing/fakeMember';
import { renderRemote } from '../../testing/renderRemote';
import MemberCentrePage from '../memberCentre/MemberCentrePage';

afterEach(() => act(() => signOut()));

const done = { orderNo: 'T1', sumBalance: '12480.50' };
const fromOf = ({ content }: SentRequest) => (content as { from: string }).from;
const keyOf = ({ headers }: SentRequest) => headers['Idempotency-Key'];

async function start(change: (platform: ReturnType<typeof fakeMember>) => void = () => {}) {
  const platform = fakeMember();
  platform.answer(transfer, done);
  change(platform);
  const view = renderRemote(<MemberCentrePage />, { path: '/m/member/home' });
  await userEvent.click(await screen.findByRole('button', { name: 'Bring all back' }));
  await screen.findByRole('dialog', { name: 'Bring all back' });
  return { ...platform, ...view };
}

const sheet = () => within(screen.getByRole('dialog', { name: 'Bring all back' }));
const rows = () => sheet().getAllByRole('listitem');
const row = (vendor: string) => rows().find(({ textContent }) => textContent?.startsWith(vendor));

it('brings every wallet with money back, each by a transfer of its own, and says what came', async () => {
  const platform = await start();
  expect(await screen.findByText('฿3,200.00 is back in your main wallet')).toBeVisible();
  expect(platform.sent(transfer).map(({ content }) => content)).toEqual([
    { from: 'MOONREEF', to: 'MAIN', amount: '1850.00' },
    { from: 'JADEWORKS', to: 'MAIN', amount: '950.00' },
    { from: 'PAPERCRANE', to: 'MAIN', amount: '400.00' },
  ]);
  expect(new Set(platform.sent(transfer).map(keyOf)).size).toBe(3);
  expect(rows()).toHaveLength(3);
  for (const each of rows()) expect(each).toHaveTextContent('Brought back');
});

it('shows how far each of them is', async () => {
  await start((platform) => platform.answer(transfer, () => new Promise(() => {})));
  await waitFor(() => expect(row('Moonreef')).toHaveTextContent('Moving'));
  expect(row('Jadeworks')).toHaveTextContent('Waiting');
});

it('says what stays where it is, and tries that again with another key', async () => {
  const platform = await start((merchant) =>
    merchant.answer(transfer, (request) =>
      fromOf(request) === 'PAPERCRANE' ? refuse('vendor.timeout') : done,
    ),
  );
  expect(await screen.findByText('The rest is back. Not yet: Papercrane')).toBeVisible();
  expect(row('Papercrane')).toHaveTextContent('฿400.00 stays there');
  expect(row('Moonreef')).toHaveTextContent('Brought back');

  platform.answer(transfer, done);
  await userEvent.click(sheet().getByRole('button', { name: 'Try again: Papercrane' }));
  await waitFor(() => expect(row('Papercrane')).toHaveTextContent('Brought back'));
  const papercrane = platform.sent(transfer).filter((request) => fromOf(request) === 'PAPERCRANE');
  expect(papercrane).toHaveLength(2);
  expect(new Set(papercrane.map(keyOf)).size).toBe(2);
});

it('tries again with what the wallet holds by now', async () => {
  const platform = await start((merchant) =>
    merchant.answer(transfer, (request) => {
      if (fromOf(request) !== 'PAPERCRANE') return done;
      merchant.answer(merchantWallet, walletsWith({ PAPERCRANE: '300.00' }));
      return refuse('balance.insufficient');
    }),
  );
  await waitFor(() => expect(row('Papercrane')).toHaveTextContent('stays there'));
  await screen.findByText('300.00');
  platform.answer(transfer, done);
  await userEvent.click(sheet().getByRole('button', { name: 'Try again: Papercrane' }));
  await waitFor(() => expect(row('Papercrane')).toHaveTextContent('Brought back'));
  expect(platform.sent(transfer).at(-1)?.content).toEqual({
    from: 'PAPERCRANE',
    to: 'MAIN',
    amount: '300.00',
  });
});

it('says what nobody knows, and asks for that again under its key', async () => {
  const platform = await start((merchant) =>
    merchant.answer(transfer, (request) => {
      if (fromOf(request) === 'MOONREEF') throw new TypeError('cut off');
      return done;
    }),
  );
  await waitFor(() => expect(row('Moonreef')).toHaveTextContent('Still checking'));
  await waitFor(() => expect(row('Papercrane')).toHaveTextContent('Brought back'));
  platform.answer(transfer, done);
  await userEvent.click(sheet().getByRole('button', { name: 'Try again: Moonreef' }));
  await waitFor(() => expect(row('Moonreef')).toHaveTextContent('Brought back'));
  const moonreef = platform.sent(transfer).filter((request) => fromOf(request) === 'MOONREEF');
  expect(moonreef).toHaveLength(2);
  expect(new Set(moonreef.map(keyOf)).size).toBe(1);
});

it('leaves out a vendor that does not say what it holds', async () => {
  const platform = await start((merchant) =>
    merchant.answer(merchantWallet, { ...walletsWith({ JADEWORKS: undefined }), inGames: '2250.00' }),
  );
  expect(await screen.findByText('฿2,250.00 is back in your main wallet')).toBeVisible();
  expect(platform.sent(transfer).map(fromOf)).toEqual(['MOONREEF', 'PAPERCRANE']);
});

it('names no sum where the platform does not', async () => {
  const { inGames: _sum, ...unsummed } = wallets;
  await start((merchant) => merchant.answer(merchantWallet, unsummed));
  expect(await screen.findByText('All of it is back in your main wallet')).toBeVisible();
});

it('goes on when the page is left', async () => {
  let answer = () => {};
  const platform = await start((merchant) =>
    merchant.answer(transfer, () => new Promise((resolve) => (answer = () => resolve(done)))),
  );
  platform.unmount();
  for (let sent = 1; sent <= 3; sent += 1) {
    await waitFor(() => expect(platform.sent(transfer)).toHaveLength(sent));
    await act(async () => answer());
  }
});

it('ends with the session', async () => {
  let answer = () => {};
  const platform = await start((merchant) =>
    merchant.answer(transfer, () => new Promise((resolve) => (answer = () => resolve(done)))),
  );
  await waitFor(() => expect(platform.sent(transfer)).toHaveLength(1));
  act(() => signOut());
  await act(async () => answer());
  await waitFor(() => expect(row('Moonreef')).toHaveTextContent('Brought back'));
  expect(platform.sent(transfer)).toHaveLength(1);
});

it('is not begun twice: opened again, it shows the same', async () => {
  const platform = await start((merchant) => merchant.answer(transfer, () => new Promise(() => {})));
  await waitFor(() => expect(platform.sent(transfer)).toHaveLength(1));
  await userEvent.click(sheet().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Bring all back' }));
  await screen.findByRole('dialog', { name: 'Bring all back' });
  expect(row('Moonreef')).toHaveTextContent('Moving');
  expect(platform.sent(transfer)).toHaveLength(1);
});

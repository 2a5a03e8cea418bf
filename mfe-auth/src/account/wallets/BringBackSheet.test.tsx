import type { SentRequest } from '@site/api/testing';
import { refuse } from '@site/api/testing';
import { merchantWallet } from '@site/contracts/areas/account';
import { transfer } from '@site/contracts/areas/wallet';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
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
      fromOf(request) === 'PAPERCRANE' ? refuse('vendor.unavailable') : done,
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

it('keeps the key of what nobody knows when all of it is begun again, and sends it as it was', async () => {
  const platform = await start((merchant) =>
    merchant.answer(transfer, (request) => {
      if (fromOf(request) !== 'MOONREEF') return done;
      merchant.answer(
        merchantWallet,
        walletsWith({ MOONREEF: '90.00', JADEWORKS: '0.00', PAPERCRANE: '0.00' }),
      );
      throw new TypeError('cut off');
    }),
  );
  expect(await screen.findByText('The rest is back. Not yet: Moonreef')).toBeVisible();
  await screen.findByText('90.00');
  await userEvent.click(sheet().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  platform.answer(transfer, done);
  await userEvent.click(screen.getByRole('button', { name: 'Bring all back' }));
  expect(await screen.findByText('All of it is back in your main wallet')).toBeVisible();
  const [first, again] = platform.sent(transfer).filter((request) => fromOf(request) === 'MOONREEF');
  expect(again?.content).toEqual(first?.content);
  expect(again && keyOf(again)).toBe(first && keyOf(first));
  expect(platform.sent(transfer)).toHaveLength(4);
});

it('asks for the balances again where nobody knows whether they have changed', async () => {
  await start((merchant) =>
    merchant.answer(transfer, () => {
      merchant.answer(merchantWallet, walletsWith({ MAIN: '77.00' }));
      throw new TypeError('cut off');
    }),
  );
  expect(await screen.findByText('77.00')).toBeInTheDocument();
});

it.each([
  ['system.upgrading', 'Still checking'],
  ['vendor.timeout', 'Still checking'],
  ['vendor.unavailable', '฿1,850.00 stays there'],
  ['session.expired', '฿1,850.00 stays there'],
])('takes %s for what it says of a first try: %s', async (code, words) => {
  await start((merchant) =>
    merchant.answer(transfer, (request) => (fromOf(request) === 'MOONREEF' ? refuse(code) : done)),
  );
  await waitFor(() => expect(row('Moonreef')).toHaveTextContent(words));
});

it.each(['request.rate.limited', 'region.restricted', 'idempotency.in.progress', 'idempotency.key.reused'])(
  'still does not know after %s what became of an earlier try',
  async (code) => {
    const platform = await start((merchant) =>
      merchant.answer(transfer, (request) => {
        if (fromOf(request) === 'MOONREEF') throw new TypeError('cut off');
        return done;
      }),
    );
    await screen.findByText('The rest is back. Not yet: Moonreef');
    platform.answer(transfer, () => refuse(code));
    await userEvent.click(sheet().getByRole('button', { name: 'Try again: Moonreef' }));
    await waitFor(() => expect(platform.sent(transfer)).toHaveLength(4));
    expect(await sheet().findByRole('button', { name: 'Try again: Moonreef' })).toBeVisible();
    expect(row('Moonreef')).toHaveTextContent('Still checking');
    platform.answer(transfer, done);
    await userEvent.click(sheet().getByRole('button', { name: 'Try again: Moonreef' }));
    await waitFor(() => expect(row('Moonreef')).toHaveTextContent('Brought back'));
    const keys = platform
      .sent(transfer)
      .filter((request) => fromOf(request) === 'MOONREEF')
      .map(keyOf);
    // Besides the three presses the client itself asks again what is in progress.
    expect(keys.length).toBeGreaterThanOrEqual(3);
    expect(new Set(keys).size).toBe(1);
  },
);

it('tries one again while others are still to move', async () => {
  let answer = () => {};
  const platform = await start((merchant) =>
    merchant.answer(transfer, (request) =>
      fromOf(request) === 'MOONREEF'
        ? refuse('vendor.unavailable')
        : new Promise((resolve) => (answer = () => resolve(done))),
    ),
  );
  await waitFor(() => expect(row('Jadeworks')).toHaveTextContent('Moving'));
  await userEvent.click(sheet().getByRole('button', { name: 'Try again: Moonreef' }));
  expect(row('Moonreef')).toHaveTextContent('Waiting');
  platform.answer(transfer, done);
  await act(async () => answer());
  await waitFor(() => expect(row('Moonreef')).toHaveTextContent('Brought back'));
  expect(platform.sent(transfer).map(fromOf)).toEqual(['MOONREEF', 'JADEWORKS', 'MOONREEF', 'PAPERCRANE']);
  expect(await screen.findByText('฿3,200.00 is back in your main wallet')).toBeVisible();
});

it('is closed by Back, which stays on the page, and moves nothing by its address', async () => {
  const platform = await start();
  expect(address()).toBe('/m/member/home?part=bringBack');
  await screen.findByText('฿3,200.00 is back in your main wallet');
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/m/member/home');
  platform.unmount();

  renderRemote(<MemberCentrePage />, { path: '/m/member/home?part=bringBack' });
  expect(await screen.findByRole('button', { name: 'Bring all back' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(platform.sent(transfer)).toHaveLength(3);
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

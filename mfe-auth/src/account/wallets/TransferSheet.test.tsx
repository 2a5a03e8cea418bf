import { refuse } from '@site/api/testing';
import { merchantWallet } from '@site/contracts/areas/account';
import { transfer } from '@site/contracts/areas/wallet';
import { signOut } from '@site/session';
import { toast } from '@site/ui/Toast';
import { address, renderInSite } from '@site/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeMember, walletsWith } from '../../testing/fakeMember';
import { renderRemote } from '../../testing/renderRemote';
import MemberCentrePage from '../memberCentre/MemberCentrePage';

afterEach(() => act(() => signOut()));

const done = { orderNo: 'T1', sumBalance: '12480.50' };

async function open(vendor = 'Moonreef') {
  const platform = fakeMember();
  platform.answer(transfer, done);
  const { unmount } = renderRemote(<MemberCentrePage />, { path: '/m/member/home' });
  await openOf(vendor);
  return { ...platform, unmount };
}

/** Opens the sheet by the row of a vendor. */
async function openOf(vendor: string) {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(vendor) }));
  await screen.findByRole('dialog', { name: 'Transfer' });
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const keysOf = (platform: ReturnType<typeof fakeMember>) =>
  platform.sent(transfer).map(({ headers }) => headers['Idempotency-Key']);

/** Has the platform wait until it is told what to answer. */
function holdAnswer(platform: ReturnType<typeof fakeMember>) {
  let settle: (how: () => typeof done) => void = () => {};
  const held = new Promise<() => typeof done>((resolve) => {
    settle = resolve;
  });
  platform.answer(transfer, async () => (await held)());
  return (how: () => typeof done) => act(async () => settle(how));
}
const isDone = () => done;
const isLost = () => {
  throw new TypeError('cut off');
};

const sheet = () => within(screen.getByRole('dialog', { name: 'Transfer' }));
const field = () => sheet().getByRole('textbox', { name: 'Amount' });
const side = (name: 'From' | 'To') => sheet().getByRole('button', { name: new RegExp(`^${name} `) });
const submit = () => sheet().getByRole('button', { name: /^Transfer/ });
const press = (button: HTMLElement) => userEvent.click(button);

it('moves an amount from the main wallet, says so, and shows the new balances', async () => {
  const platform = await open();
  expect(side('From')).toHaveTextContent('Main wallet฿9,280.50');
  expect(side('To')).toHaveTextContent('Moonreef฿1,850.00');
  await userEvent.type(field(), '500');
  platform.answer(merchantWallet, walletsWith({ MAIN: '8780.50', MOONREEF: '2350.00' }));
  await press(sheet().getByRole('button', { name: 'Transfer ฿500.00' }));
  expect(await screen.findByText('฿500.00 is in Moonreef')).toBeVisible();
  expect(platform.sent(transfer)[0]?.content).toEqual({ from: 'MAIN', to: 'MOONREEF', amount: '500.00' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('2,350.00')).toBeVisible();
});

it('takes it back the other way round', async () => {
  const platform = await open();
  await press(sheet().getByRole('button', { name: 'Swap from and to' }));
  expect(side('From')).toHaveTextContent('Moonreef');
  await press(sheet().getByRole('button', { name: 'All' }));
  await press(sheet().getByRole('button', { name: 'Transfer ฿1,850.00' }));
  expect(await screen.findByText('฿1,850.00 is in Main wallet')).toBeVisible();
  expect(platform.sent(transfer)[0]?.content).toEqual({ from: 'MOONREEF', to: 'MAIN', amount: '1850.00' });
});

it('has amounts to choose, none that the wallet does not hold', async () => {
  await open('Papercrane');
  await press(sheet().getByRole('button', { name: 'Swap from and to' }));
  expect(sheet().getByRole('button', { name: '500' })).toHaveAttribute('aria-disabled', 'true');
  await press(sheet().getByRole('button', { name: '100' }));
  expect(field()).toHaveValue('100');
  expect(submit()).toHaveTextContent('Transfer ฿100.00');
});

describe('choosing a wallet', () => {
  const choice = () => within(screen.getByRole('dialog', { name: 'Transfer to' }));

  it('changes one side', async () => {
    await open();
    await press(side('To'));
    await screen.findByRole('dialog', { name: 'Transfer to' });
    expect(choice().getByRole('button', { name: /Moonreef/ })).toHaveAttribute('aria-pressed', 'true');
    await press(choice().getByRole('button', { name: /Jadeworks/ }));
    await waitFor(() => expect(side('To')).toHaveTextContent('Jadeworks฿950.00'));
    expect(side('From')).toHaveTextContent('Main wallet');
  });

  it('of the other side changes them round', async () => {
    await open();
    await press(side('To'));
    await screen.findByRole('dialog', { name: 'Transfer to' });
    await press(choice().getByRole('button', { name: /Main wallet/ }));
    await waitFor(() => expect(side('To')).toHaveTextContent('Main wallet'));
    expect(side('From')).toHaveTextContent('Moonreef');
  });

  it('leaves out what does not answer', async () => {
    const platform = await open();
    platform.answer(merchantWallet, walletsWith({ JADEWORKS: undefined }));
    await press(screen.getByRole('button', { name: 'Refresh balance', hidden: true }));
    await press(side('To'));
    await screen.findByRole('dialog', { name: 'Transfer to' });
    const silent = await choice().findByRole('button', { name: /Jadeworks.*Not answering, try later/ });
    expect(silent).toHaveAttribute('aria-disabled', 'true');
    await press(silent);
    expect(choice().getByRole('button', { name: /Moonreef/ })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('an amount', () => {
  it('that is more than there is says what there is, and goes nowhere', async () => {
    const platform = await open();
    await userEvent.type(field(), '12000');
    expect(field()).toHaveAccessibleDescription('Main wallet has ฿9,280.50.');
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(field(), '{Enter}');
    expect(platform.sent(transfer)).toHaveLength(0);
  });

  it.each([
    ['nothing', '', 'Enter an amount.'],
    ['below the least', '0.50', 'Enter ฿1.00 to ฿50,000.00.'],
    ['three decimals', '1.234', 'Enter two decimals at most.'],
    ['less than nothing', '-5', 'Enter figures only, like 500 or 1,250.50.'],
    ['no figure', 'abc', 'Enter figures only, like 500 or 1,250.50.'],
  ])('of %s is not sent, and said to be wrong', async (_what, text, words) => {
    const platform = await open();
    if (text !== '') await userEvent.type(field(), text);
    await press(submit());
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(words);
    expect(platform.sent(transfer)).toHaveLength(0);
  });

  it('that is refused because the balance has changed meanwhile stands under the field', async () => {
    const platform = await open();
    platform.refuse(transfer, 'balance.insufficient');
    platform.answer(merchantWallet, walletsWith({ MAIN: '300.00' }));
    await userEvent.type(field(), '500');
    await press(submit());
    await waitFor(() => expect(field()).toHaveAccessibleDescription('Main wallet has ฿300.00.'));
    expect(field()).toHaveFocus();
    expect(sheet().getByRole('button', { name: 'Cancel' })).toBeVisible();
  });

  it('outside the limits of the platform says them', async () => {
    const platform = await open();
    platform.refuse(transfer, 'amount.out.of.range', { value: { min: '10.00', max: '20.00' } });
    await userEvent.type(field(), '5');
    await press(submit());
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/฿10\.00.*฿20\.00/));
    await userEvent.type(field(), '0');
    expect(field()).toHaveAccessibleDescription('From ฿1.00, no fee');
  });
});

it('says that nothing moved where the vendor does not answer', async () => {
  const platform = await open();
  platform.refuse(transfer, 'vendor.unavailable');
  await userEvent.type(field(), '500');
  await press(submit());
  expect(await screen.findByText('Moonreef did not answer. Your money did not move')).toBeVisible();
  expect(field()).toHaveValue('500');
});

describe('an outcome that nobody knows', () => {
  async function loseAndClose() {
    const platform = await open();
    platform.answer(transfer, isLost);
    await userEvent.type(field(), '500');
    await press(submit());
    await sheet().findByRole('button', { name: 'Ask again' });
    await press(sheet().getByRole('button', { name: 'Close' }));
    return platform;
  }

  it('is said so, and asked for again under the same key', async () => {
    const platform = await open();
    platform.answer(transfer, isLost);
    await userEvent.type(field(), '500');
    await press(submit());
    const again = await sheet().findByRole('button', { name: 'Ask again' });
    expect(sheet().queryByRole('textbox')).not.toBeInTheDocument();
    // Whether it moved or not, the balances may be others by now.
    await waitFor(() => expect(platform.sent(merchantWallet)).toHaveLength(2));
    platform.answer(transfer, done);
    await press(again);
    expect(await screen.findByText('฿500.00 is in Moonreef')).toBeVisible();
    expect(keysOf(platform)).toHaveLength(2);
    expect(new Set(keysOf(platform)).size).toBe(1);
  });

  it('says which transfer it is, with the way to the records, and lets another be made', async () => {
    const platform = await open();
    platform.answer(transfer, isLost);
    await userEvent.type(field(), '500');
    await press(submit());
    expect(await sheet().findByText('฿500.00 from Main wallet to Moonreef')).toBeVisible();
    expect(sheet().getByRole('link', { name: 'See your records' })).toHaveAttribute(
      'href',
      '/m/transaction/record',
    );
    await press(sheet().getByRole('button', { name: 'Another transfer' }));
    platform.answer(transfer, done);
    await userEvent.type(field(), '500');
    await press(submit());
    expect(await screen.findByText('฿500.00 is in Moonreef')).toBeVisible();
    expect(new Set(keysOf(platform)).size).toBe(2);
  });

  it('keeps its key for whoever opens the sheet again, also from another wallet', async () => {
    const platform = await loseAndClose();
    await gone();
    await openOf('Jadeworks');
    expect(sheet().getByText('฿500.00 from Main wallet to Moonreef')).toBeVisible();
    platform.answer(transfer, done);
    await press(sheet().getByRole('button', { name: 'Ask again' }));
    expect(await screen.findByText('฿500.00 is in Moonreef')).toBeVisible();
    await gone();
    expect(keysOf(platform)).toHaveLength(2);
    expect(new Set(keysOf(platform)).size).toBe(1);
  });

  it('is said once more as the sheet goes', async () => {
    await loseAndClose();
    expect(await screen.findByText('Still checking ฿500.00 to Moonreef. See your records')).toBeVisible();
  });
});

describe('a sheet that is closed while its transfer is on its way', () => {
  async function leave() {
    const platform = await open();
    const reply = holdAnswer(platform);
    await userEvent.type(field(), '500');
    await press(submit());
    expect(sheet().queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await press(sheet().getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await gone();
    expect(screen.getByText('Still checking ฿500.00 to Moonreef. See your records')).toBeVisible();
    act(() => toast.dismiss());
    return { ...platform, reply };
  }

  it('says that it has moved', async () => {
    const { reply } = await leave();
    await reply(isDone);
    expect(await screen.findByText('฿500.00 is in Moonreef')).toBeVisible();
  });

  it('says that it was refused, and why', async () => {
    const { reply } = await leave();
    await reply(() => refuse('balance.insufficient'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^฿500\.00 did not go to Moonreef\. .*balance/i,
    );
  });

  it('says that nobody knows, and asks for it under its key when it is opened again', async () => {
    const { reply, ...platform } = await leave();
    await reply(isLost);
    expect(await screen.findByText('Still checking ฿500.00 to Moonreef. See your records')).toBeVisible();
    await openOf('Moonreef');
    platform.answer(transfer, done);
    await press(sheet().getByRole('button', { name: 'Ask again' }));
    expect(await screen.findByText('฿500.00 is in Moonreef')).toBeVisible();
    expect(new Set(keysOf(platform)).size).toBe(1);
  });

  it('says it also on another page', async () => {
    const platform = await open();
    const reply = holdAnswer(platform);
    await userEvent.type(field(), '500');
    await press(submit());
    platform.unmount();
    renderInSite(<p>Elsewhere</p>, { texts: {} });
    await reply(isDone);
    expect(await screen.findByText('฿500.00 is in Moonreef')).toBeVisible();
    expect(address()).toBe('/m/home');
  });

  it.each([
    ['moved', isDone],
    ['was refused', () => refuse('balance.insufficient')],
    ['is not known', isLost],
  ])('tells nobody that it %s once the session is over', async (_what, how) => {
    const { reply } = await leave();
    act(() => signOut());
    await reply(how);
    expect(screen.queryByText(/฿500\.00/)).not.toBeInTheDocument();
  });

  it('shows the next one that a transfer is under way, and does not close it with the answer', async () => {
    const { reply } = await leave();
    await openOf('Jadeworks');
    expect(sheet().queryByRole('textbox')).not.toBeInTheDocument();
    expect(sheet().getByRole('button', { name: 'Ask again' })).toHaveAttribute('aria-busy', 'true');
    await reply(isDone);
    expect(await screen.findByText('฿500.00 is in Moonreef')).toBeVisible();
    expect(field()).toHaveValue('');
    expect(side('To')).toHaveTextContent('Jadeworks');
    expect(address()).toBe('/m/member/home?transfer=JADEWORKS');
  });
});

it('stays as it was sent while it is on its way', async () => {
  const platform = await open();
  const reply = holdAnswer(platform);
  await userEvent.type(field(), '500');
  await press(submit());
  await press(sheet().getByRole('button', { name: 'Swap from and to' }));
  await press(side('To'));
  await press(sheet().getByRole('button', { name: '100' }));
  await press(sheet().getByRole('button', { name: 'All' }));
  await userEvent.type(field(), '0');
  expect(field()).toHaveValue('500');
  expect(side('To')).toHaveTextContent('Moonreef');
  expect(screen.queryByRole('dialog', { name: 'Transfer to' })).not.toBeInTheDocument();
  await reply(isDone);
  expect(await screen.findByText('฿500.00 is in Moonreef')).toBeVisible();
});

describe('the address', () => {
  it('names the sheet, which Back closes, and the page stays', async () => {
    await open();
    expect(address()).toBe('/m/member/home?transfer=MOONREEF');
    act(() => window.history.back());
    await gone();
    expect(address()).toBe('/m/member/home');
    expect(screen.getByRole('button', { name: /Moonreef/ })).toBeVisible();
  });

  it.each(['NOBODY', 'MAIN', 'TIDEWELL'])('opens no transfer with %s, which cannot be', async (vendor) => {
    const platform = fakeMember();
    platform.answer(merchantWallet, walletsWith({ TIDEWELL: undefined }));
    renderRemote(<MemberCentrePage />, { path: `/m/member/home?transfer=${vendor}` });
    expect(await screen.findByRole('button', { name: /Moonreef/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens none where the merchant has transfers switched off', async () => {
    fakeMember({ menu: [] });
    renderRemote(<MemberCentrePage />, { path: '/m/member/home?transfer=MOONREEF' });
    expect(await screen.findByText('Moonreef')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('is sent once, however often it is tapped', async () => {
  const platform = await open();
  platform.answer(transfer, () => new Promise(() => {}));
  await userEvent.type(field(), '500');
  await userEvent.dblClick(submit());
  expect(platform.sent(transfer)).toHaveLength(1);
});

it('begins anew each time that it is opened', async () => {
  await open();
  await userEvent.type(field(), '500');
  await press(sheet().getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press(screen.getByRole('button', { name: /Jadeworks/ }));
  await screen.findByRole('dialog', { name: 'Transfer' });
  expect(field()).toHaveValue('');
  expect(side('To')).toHaveTextContent('Jadeworks');
});

it('says under the amount what the loss limit leaves, and leads to the limits @PL-006', async () => {
  const platform = await open();
  platform.refuse(transfer, 'limit.loss.reached', {
    value: { period: 'DAY', rest: '120.00', resetsAt: '2031-11-22T17:00:00Z' },
  });
  await userEvent.type(field(), '500');
  await press(submit());
  await waitFor(() =>
    expect(field()).toHaveAccessibleDescription(
      'Your loss limit leaves ฿120.00 today. It starts again Nov 23, 2031, 00:00.',
    ),
  );
  expect(sheet().getByRole('link', { name: 'Play limits' })).toHaveAttribute('href', '/m/care/limits');
  await userEvent.clear(field());
  expect(sheet().queryByRole('link', { name: 'Play limits' })).not.toBeInTheDocument();
});

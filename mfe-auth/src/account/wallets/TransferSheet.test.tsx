import { merchantWallet } from '@site/contracts/areas/account';
import { transfer } from '@site/contracts/areas/wallet';
import { signOut } from '@site/session';
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
  renderRemote(<MemberCentrePage />, { path: '/m/member/home' });
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(vendor) }));
  await screen.findByRole('dialog', { name: 'Transfer' });
  return platform;
}

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
    ['nothing', ''],
    ['below the least', '0.50'],
    ['three decimals', '1.234'],
    ['less than nothing', '-5'],
    ['no figure', 'abc'],
  ])('of %s is not sent, and said to be wrong', async (_what, text) => {
    const platform = await open();
    if (text !== '') await userEvent.type(field(), text);
    await press(submit());
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(/\S/);
    expect(platform.sent(transfer)).toHaveLength(0);
  });

  it('that is refused because the balance has changed meanwhile stands under the field', async () => {
    const platform = await open();
    platform.refuse(transfer, 'balance.insufficient');
    platform.answer(merchantWallet, walletsWith({ MAIN: '300.00' }));
    await userEvent.type(field(), '500');
    await press(submit());
    await waitFor(() => expect(field()).toHaveAccessibleDescription('Main wallet has ฿300.00.'));
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
  platform.refuse(transfer, 'vendor.timeout');
  await userEvent.type(field(), '500');
  await press(submit());
  expect(await screen.findByText('Moonreef did not answer. Your money did not move')).toBeVisible();
  expect(field()).toHaveValue('500');
});

describe('an outcome that nobody knows', () => {
  const lost = () => {
    throw new TypeError('cut off');
  };

  it('is said so, and asked for again under the same key', async () => {
    const platform = await open();
    platform.answer(transfer, lost);
    await userEvent.type(field(), '500');
    await press(submit());
    const again = await sheet().findByRole('button', { name: 'Ask again' });
    expect(sheet().queryByRole('textbox')).not.toBeInTheDocument();
    platform.answer(transfer, done);
    await press(again);
    expect(await screen.findByText('฿500.00 is in Moonreef')).toBeVisible();
    const keys = platform.sent(transfer).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('is said once more as the sheet goes', async () => {
    const platform = await open();
    platform.answer(transfer, lost);
    await userEvent.type(field(), '500');
    await press(submit());
    await sheet().findByRole('button', { name: 'Ask again' });
    await press(sheet().getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Still checking ฿500.00 to Moonreef. See your records')).toBeVisible();
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

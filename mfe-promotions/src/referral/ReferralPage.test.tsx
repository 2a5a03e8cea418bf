import { queryClient } from '@site/api';
import { referralInfo, referralRecords } from '@site/contracts/areas/referral';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeReferral, friend, newcomer, openReferral, pageOf, referral } from './testing/referralPage';

afterEach(() => {
  act(() => signOut());
  queryClient.clear();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const button = (name: string) => screen.findByRole('button', { name });

/** A phone with a share sheet. */
function withShareSheet(share: () => Promise<void>) {
  const sheet = jest.fn<Promise<void>, [ShareData]>(share);
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  return sheet;
}

describe('code and link', () => {
  it('are the member’s own, as words and to be scanned @PR-031', async () => {
    fakeReferral();
    openReferral();
    const card = await part('Your code');
    expect(card.getByText('NARIN88X')).toBeVisible();
    expect(card.getByText('play.example/m/register?invite=NARIN88X')).toBeVisible();
    expect(await card.findByRole('img', { name: 'QR code of the link' })).toBeVisible();
  });

  it('are copied whole, and that is said', async () => {
    const user = userEvent.setup();
    fakeReferral();
    openReferral();
    await user.click(await button('Copy code'));
    expect(await navigator.clipboard.readText()).toBe('NARIN88X');
    expect(await screen.findByText('Code copied.')).toBeVisible();
    await user.click(await button('Copy link'));
    expect(await navigator.clipboard.readText()).toBe(referral.link);
    expect(await screen.findByText('Link copied.')).toBeVisible();
  });

  it('go to the phone’s share sheet; one that is closed needs no word', async () => {
    const sheet = withShareSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
    const user = userEvent.setup();
    fakeReferral();
    openReferral();
    await user.click(await button('Share'));
    expect(sheet.mock.calls[0]?.[0]).toMatchObject({ url: referral.link });
    expect(await navigator.clipboard.readText()).toBe('');
  });

  it.each([
    ['there is no share sheet', undefined],
    ['the sheet fails', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ])('are copied where %s', async (_where, share) => {
    if (share) withShareSheet(share);
    const user = userEvent.setup();
    fakeReferral();
    openReferral();
    await user.click(await button('Share'));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(referral.link);
  });

  it('are shown large at an address of their own, which Back leaves', async () => {
    fakeReferral();
    openReferral();
    await userEvent.click(await button('Show the QR code large'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Scan to join' }));
    expect(address()).toBe('/m/inviteFriends?part=qr');
    expect(await sheet.findByRole('img', { name: 'QR code of the link' })).toBeVisible();
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await userEvent.click(sheet.getByRole('button', { name: 'Save picture' }));
    expect(await screen.findByText(/The picture was not saved/)).toBeVisible();
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/m/inviteFriends');
  });
});

describe('what came of it', () => {
  it('is told in the platform’s own figures', async () => {
    fakeReferral();
    openReferral();
    const figures = await screen.findByRole('region', { name: 'What came of it' });
    await waitFor(() => expect(figures.textContent).toBe('Joined18Deposited11You earned฿4,320.50'));
  });

  it('is drawn for 7 and for 30 days, over sums that the platform made', async () => {
    fakeReferral();
    openReferral();
    const card = await part('Earnings');
    expect(card.getByText('1,414.50', { exact: false })).toBeVisible();
    const week = await card.findByRole('img', {
      name: /^Earned on each day, Nov 14.+: ฿1,414\.50 in all\.$/,
    });
    expect(week.querySelectorAll('.up')).toHaveLength(3);
    await userEvent.click(card.getByRole('tab', { name: '30 days' }));
    expect(card.getByText('3,999.00', { exact: false })).toBeVisible();
    expect(await card.findByRole('img', { name: /Oct 22.+฿3,999\.00/ })).toBeVisible();
  });

  it('has a table with the same figures, the newest first', async () => {
    fakeReferral();
    openReferral();
    const card = await part('Earnings');
    await userEvent.click(card.getByText('Show as table'));
    const rows = within(await card.findByRole('table')).getAllByRole('row');
    const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells).toHaveLength(8);
    expect(cells.slice(0, 3)).toEqual([
      ['Day', 'Joined', 'Commission'],
      ['20 Fri', '1', '154.50'],
      ['19 Thu', '0', '0.00'],
    ]);
  });

  it('says that nothing was earned, and draws nothing', async () => {
    const byDay = referral.byDay.map((day) => ({ ...day, commission: '0.00' }));
    fakeReferral({ byDay, earned: { days7: '0.00', days30: '0.00' } });
    openReferral();
    const card = await part('Earnings');
    expect(card.getByText('Nothing earned in these days.')).toBeVisible();
    expect(card.queryByRole('img')).not.toBeInTheDocument();
  });
});

it('explains itself by the merchant’s figures, and opens all terms without what they may not do', async () => {
  fakeReferral();
  openReferral();
  const steps = within((await part('How it works')).getByRole('list'));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Share your linkBy message, or let a friend scan the code.',
    'Your friend registers and depositsEach deposit counts, from the first one on.',
    'You earn 2.5% of each depositFor 90 days, in your reward centre every morning.',
  ]);
  await userEvent.click(await button('All terms'));
  const terms = await screen.findByRole('dialog', { name: 'All terms' });
  expect(await within(terms).findByText('Nobody can be added later.')).toBeVisible();
  expect(document.querySelector('[onerror]')).toBeNull();
});

describe('friends', () => {
  it('are listed with what they brought, and who has not deposited', async () => {
    fakeReferral();
    openReferral();
    const rows = await (await part('Friends')).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'pi***22Joined Nov 19, 2026 · deposited ฿9,000.00+฿180.00',
      'ar***eeJoined Nov 18, 2026 · no deposit yetNone yet',
    ]);
  });

  it('come page by page, each once however often it is pressed, and say when the next did not', async () => {
    const platform = fakeReferral();
    platform.answer(referralRecords, pageOf([friend], 1, 2));
    openReferral();
    const list = await part('Friends');
    const more = await list.findByRole('button', { name: 'Show more' });
    platform.refuse(referralRecords, 'request.invalid');
    await userEvent.click(more);
    expect(await list.findByText('The next ones did not load.')).toBeVisible();
    platform.answer(referralRecords, pageOf([friend, newcomer], 2, 2));
    fireEvent.click(more);
    fireEvent.click(more);
    expect(await list.findByText('ar***ee')).toBeVisible();
    expect(list.getAllByText('pi***22')).toHaveLength(1);
    expect(list.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('are asked for again by themselves when they did not come', async () => {
    const platform = fakeReferral();
    platform.refuse(referralRecords, 'request.invalid');
    openReferral();
    const list = await part('Friends');
    expect(await list.findByText('Your friends did not load')).toBeVisible();
    platform.answer(referralRecords, pageOf([friend]));
    await userEvent.click(list.getByRole('button', { name: 'Reload' }));
    expect(await list.findByText('pi***22')).toBeVisible();
  });

  it('that are none yet are invited', async () => {
    fakeReferral({ members: 0, deposited: 0, commission: '0.00' }, []);
    openReferral();
    expect(await screen.findByRole('heading', { name: 'No friends here yet' })).toBeVisible();
  });
});

it('offers a retry where it did not load', async () => {
  const platform = fakeReferral();
  platform.refuse(referralInfo, 'request.invalid');
  openReferral();
  expect(await screen.findByRole('heading', { name: 'Your invitation did not load' })).toBeVisible();
  platform.answer(referralInfo, referral);
  await userEvent.click(await button('Try again'));
  expect(await screen.findByText('NARIN88X')).toBeVisible();
});

import { queryClient } from '@site/api';
import {
  type AffiliateUrl,
  affiliateUrls,
  createAffiliateUrl,
  deleteAffiliateUrl,
  newDownlineRebates,
} from '@site/contracts/areas/agentAccounts';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountsSite, lineGroup, nightMarket, offer, showAccounts } from '../testing/accountsPage';

/** A quarter past noon in Bangkok. */
const NOW = Date.parse('2026-11-24T05:15:00Z');

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => {
  act(() => signOut());
  queryClient.clear();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

async function show(links: AffiliateUrl[] = [lineGroup, nightMarket], most = 20) {
  const platform = await accountsSite();
  platform.answer(affiliateUrls, { list: links, most });
  showAccounts('?tab=link');
  return platform;
}

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const press = async (name: string, button: string, user = userEvent.setup()) =>
  user.click((await card(name)).getByRole('button', { name: button }));
const newLink = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'New link' }));
  return within(await screen.findByRole('dialog', { name: 'New link' }));
};
const sentBy = (platform: Awaited<ReturnType<typeof show>>) => platform.sent(createAffiliateUrl);

describe('the list', () => {
  it('says of each link what it gives, until when, and how many have come', async () => {
    await show();
    const line = await card('Line group');
    expect(line.getByText('Member · Slots 0.60%')).toBeVisible();
    expect(line.getByText('No end')).toBeVisible();
    expect(line.getByText('41')).toBeVisible();
    expect(line.getByText('play.example/m/register?invite=NX7K2')).toBeVisible();
    const stand = await card('Night market stand');
    expect(stand.getByText('Agent · Lottery 1.60% and 2 more')).toBeVisible();
    expect(stand.getByText('Until Dec 31, 2026')).toBeVisible();
    expect(screen.getByRole('heading', { name: '2 links' })).toBeVisible();
  });

  it('names one without a name by its code, and says that one is over', async () => {
    const { channel: _, ...nameless } = lineGroup;
    await show([{ ...nameless, rebates: [], expiresAt: '2026-11-23T17:00:00.000Z' }]);
    const link = await card('Link NX7K2');
    expect(link.getByText('Member · no rebates')).toBeVisible();
    expect(link.getByText('Ended Nov 23, 2026')).toBeVisible();
  });

  it('is empty at first, and offers the first one', async () => {
    await show([]);
    expect(await screen.findByRole('heading', { name: 'No links yet' })).toBeVisible();
    expect(await newLink()).toBeDefined();
  });

  it('takes no more than there may be, and says so', async () => {
    await show([lineGroup, nightMarket], 2);
    expect(await screen.findByText(/You have 2 links, as many as there may be/)).toBeVisible();
    const button = screen.getByRole('button', { name: 'New link' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that does not come is asked for again', async () => {
    const platform = await accountsSite();
    platform.refuse(affiliateUrls, 'internal.error');
    showAccounts('?tab=link');
    expect(await screen.findByText('Your links did not load')).toBeVisible();
    platform.answer(affiliateUrls, { list: [lineGroup], most: 20 });
    await userEvent.click(screen.getByRole('button', { name: /again/i }));
    expect(await card('Line group')).toBeDefined();
  });
});

describe('a link', () => {
  it('is copied whole', async () => {
    const user = userEvent.setup();
    await show();
    await press('Line group', 'Copy', user);
    expect(await navigator.clipboard.readText()).toBe(lineGroup.url);
    expect(await screen.findByText('Link copied.')).toBeVisible();
  });

  it.each([
    ['goes to the phone’s share sheet', () => Promise.resolve(), ''],
    ['is left alone where that is closed', () => Promise.reject(new DOMException('', 'AbortError')), ''],
    ['is copied where that fails', () => Promise.reject(new Error('no')), lineGroup.url],
    ['is copied where there is none', undefined, lineGroup.url],
  ])('%s', async (_what, share, copied) => {
    const user = userEvent.setup();
    const sheet = share && jest.fn<Promise<void>, [ShareData]>(share);
    if (sheet) Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
    await show();
    await press('Line group', 'Share', user);
    if (sheet) expect(sheet.mock.calls[0]?.[0]).toMatchObject({ url: lineGroup.url });
    expect(await navigator.clipboard.readText()).toBe(copied);
  });

  it('shows its code large at an address of its own, which Back leaves', async () => {
    await show();
    await press('Line group', 'QR');
    const sheet = await screen.findByRole('dialog', { name: 'Line group' });
    expect(await within(sheet).findByRole('img', { name: 'QR code of the link' })).toBeVisible();
    expect(address()).toBe('/m/agentRegister?tab=link&qr=lnk1');
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/m/agentRegister?tab=link');
  });
});

describe('deleting', () => {
  const answerQuestion = async (answer: string) => {
    const question = await screen.findByRole('alertdialog', { name: 'Delete Line group?' });
    await userEvent.click(within(question).getByRole('button', { name: answer }));
  };

  it('asks once, and leaves the link where the answer is no', async () => {
    const platform = await show();
    await press('Line group', 'Delete');
    await answerQuestion('Keep');
    expect(platform.sent(deleteAffiliateUrl)).toHaveLength(0);
    expect(await card('Line group')).toBeDefined();
  });

  it.each([
    ['deletes', (platform: Awaited<ReturnType<typeof show>>) => platform.answer(deleteAffiliateUrl, {})],
    [
      'takes one that is gone already as deleted',
      (platform: Awaited<ReturnType<typeof show>>) => platform.refuse(deleteAffiliateUrl, 'not.found'),
    ],
  ])('%s, says so, and goes on at the top of the list', async (_what, prepare) => {
    const platform = await show();
    prepare(platform);
    await press('Line group', 'Delete');
    platform.answer(affiliateUrls, { list: [nightMarket], most: 20 });
    await answerQuestion('Delete');
    expect(await screen.findByText('Link deleted.')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('article', { name: 'Line group' })).not.toBeInTheDocument(),
    );
    expect(platform.sent(deleteAffiliateUrl)).toMatchObject([{ content: { id: 'lnk1' } }]);
    expect(screen.getByRole('heading', { name: '1 link' })).toHaveFocus();
  });

  it('that fails keeps the link and says why', async () => {
    const platform = await show();
    platform.refuse(deleteAffiliateUrl, 'request.rate.limited');
    await press('Line group', 'Delete');
    await answerQuestion('Delete');
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    expect(await card('Line group')).toBeDefined();
  });
});

describe('a new link', () => {
  it('gives kind, name, rates and the end of a day at the merchant, and heads the list', async () => {
    const platform = await show();
    platform.answer(createAffiliateUrl, { ...lineGroup, id: 'lnk3', channel: 'Flyers' });
    const sheet = await newLink();
    await userEvent.click(await sheet.findByRole('tab', { name: 'Agent' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name for yourself' }), ' Flyers ');
    await userEvent.click(sheet.getByRole('button', { name: 'A day' }));
    fireEvent.change(sheet.getByLabelText('Last day'), { target: { value: '2026-12-31' } });
    expect(sheet.getAllByRole('slider')).toHaveLength(1);
    await userEvent.click(sheet.getByRole('button', { name: '6 more categories' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Slots, less' }));
    platform.answer(affiliateUrls, {
      list: [{ ...lineGroup, id: 'lnk3', channel: 'Flyers' }, lineGroup],
      most: 20,
    });
    await userEvent.dblClick(sheet.getByRole('button', { name: 'Create link' }));
    expect(await card('Flyers')).toBeDefined();
    expect(sentBy(platform)).toHaveLength(1);
    expect(sentBy(platform)[0]?.content).toEqual({
      type: 1,
      channel: 'Flyers',
      expiresAt: '2026-12-31T17:00:00.000Z',
      rebates: offer.map(({ gameType, rate }) => ({ gameType, rate: gameType === 'RNG' ? '0.55' : rate })),
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('needs no name and no end', async () => {
    const platform = await show();
    platform.answer(createAffiliateUrl, lineGroup);
    const sheet = await newLink();
    await userEvent.click(await sheet.findByRole('button', { name: 'Create link' }));
    await waitFor(() => expect(sentBy(platform)).toHaveLength(1));
    expect(Object.keys(sentBy(platform)[0]?.content as object).sort()).toEqual(['rebates', 'type']);
  });

  it.each(['', '2026-11-23'])('does not end on a day that is past or none: "%s"', async (day) => {
    const platform = await show();
    const sheet = await newLink();
    await userEvent.click(await sheet.findByRole('button', { name: 'A day' }));
    fireEvent.change(sheet.getByLabelText('Last day'), { target: { value: day } });
    await userEvent.click(sheet.getByRole('button', { name: 'Create link' }));
    expect(await sheet.findByText('Choose today or a later day.')).toBeVisible();
    expect(sheet.getByLabelText('Last day')).toHaveFocus();
    expect(sentBy(platform)).toHaveLength(0);
  });

  it.each([
    ['affiliate.url.limit', { value: { most: 20 } }, /as many links as there may be/],
    ['rebate.out.of.range', { value: { gameType: 'BINGO', min: '0.00', max: '0.20' } }, /At most 0.20%/],
    ['quota.exceeded', { value: { rate: '1.60', total: 1, used: 1 } }, /No accounts left at 1.60%/],
    ['internal.error', { status: 502 }, /the link may be there or not/],
  ])('that is refused by %s keeps what is typed, and says why', async (code, details, text) => {
    const platform = await show();
    platform.refuse(createAffiliateUrl, code, details);
    const sheet = await newLink();
    await userEvent.type(await sheet.findByRole('textbox', { name: 'Name for yourself' }), 'Flyers');
    await userEvent.click(sheet.getByRole('button', { name: '30 days' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Create link' }));
    expect(await sheet.findByText(text)).toBeVisible();
    expect(sheet.getByRole('textbox', { name: 'Name for yourself' })).toHaveValue('Flyers');
    expect(sheet.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('begins anew after it was closed', async () => {
    await show();
    const first = await newLink();
    await userEvent.type(await first.findByRole('textbox', { name: 'Name for yourself' }), 'Flyers');
    await userEvent.click(first.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const second = await newLink();
    expect(await second.findByRole('textbox', { name: 'Name for yourself' })).toHaveValue('');
  });

  it('waits for what may be given, and asks again where that does not come', async () => {
    const platform = await show();
    platform.refuse(newDownlineRebates, 'internal.error');
    const sheet = await newLink();
    expect(await sheet.findByText('The rebates did not load')).toBeVisible();
    platform.answer(newDownlineRebates, { list: offer });
    await userEvent.click(sheet.getByRole('button', { name: /reload|again/i }));
    expect(await sheet.findByRole('slider', { name: 'Lottery' })).toBeVisible();
  });
});

import { mallExchange, mallHome, mallItems, mallRecords } from '@site/contracts/areas/mall';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { earbuds, fakeMall, freeBet, HOME, openMall, pageOf } from './testing/mallPage';

afterEach(() => act(() => signOut()));

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Exchange' }));
const openItem = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return sheet();
};
const categoryIn = (content: unknown) => new URLSearchParams(content as string).get('categoryId');
const goods = (platform: ReturnType<typeof fakeMall>) =>
  platform.sent(mallItems).map(({ content }) => categoryIn(content));

describe('goods', () => {
  it('come with points, level, and what there is to know of each', async () => {
    const level = { id: 'platinum', name: 'Platinum', missing: 3_760 };
    fakeMall([
      freeBet,
      earbuds,
      { ...earbuds, id: 'phone', name: 'Phone', level },
      { ...earbuds, id: 'cup', name: 'Tumbler', stock: 0 },
    ]);
    openMall();
    expect(await screen.findByText('12,480')).toBeVisible();
    expect(screen.getByText('Gold')).toBeVisible();
    const list = within(await screen.findByRole('list', { name: 'Goods' }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Free bet ฿100.00 Instant 1,000 points',
      'Wireless earbuds 12 left 9,800 points',
      'Phone Platinum and up 9,800 points',
      'Sold outTumbler None left 9,800 points',
    ]);
  });

  it('of a category are asked for alone, and it may have none', async () => {
    const platform = fakeMall();
    openMall();
    await screen.findByRole('button', { name: /^Free bet ฿/ });
    platform.answer(mallItems, ({ content }) => pageOf(categoryIn(content) === 'home' ? [] : [freeBet]));
    await userEvent.click(screen.getByRole('button', { name: 'Home' }));
    expect(await screen.findByRole('heading', { name: 'Nothing here right now' })).toBeVisible();
    expect(goods(platform)).toEqual([null, 'home']);
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByRole('button', { name: /^Free bet ฿/ })).toBeVisible();
  });

  it.each([mallHome, mallItems])('offer a retry when a call fails', async (call) => {
    const platform = fakeMall();
    platform.refuse(call, 'not.found');
    openMall();
    expect(await screen.findByText('The points mall did not load')).toBeVisible();
    platform.answer(mallHome, HOME);
    platform.answer(mallItems, pageOf([freeBet]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^Free bet ฿/ })).toBeVisible();
  });

  it('show markup in a name as text', async () => {
    fakeMall([{ ...freeBet, name: '<img src=x onerror=alert(1)>' }]);
    openMall();
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(document.querySelector('[onerror]')).toBeNull();
  });
});

describe('an item', () => {
  it('says what is paid and what is left, and how much is missing', async () => {
    fakeMall();
    openMall();
    const item = await openItem(/^Free bet ฿/);
    expect(address()).toBe('/m/mall/mallHome?item=bet');
    expect(item.getByText('11,480 points')).toBeVisible();
    expect(item.getByRole('button', { name: 'One less' })).toHaveAttribute('aria-disabled', 'true');
    for (let press = 1; press < 13; press += 1)
      await userEvent.click(item.getByRole('button', { name: 'One more' }));
    expect(item.getByText('520 points short. 12 is the most you can take.')).toBeVisible();
    expect(item.getByText('12,480 points')).toBeVisible();
    const button = item.getByRole('button', { name: 'Exchange for 13,000 points' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('takes no more than there are left', async () => {
    fakeMall([{ ...earbuds, stock: 2, points: 10 }]);
    openMall();
    const item = await openItem(/^Wireless/);
    for (let press = 0; press < 4; press += 1)
      await userEvent.click(item.getByRole('button', { name: 'One more' }));
    expect(item.getByRole('button', { name: 'Exchange for 20 points' })).toBeVisible();
  });

  it('is exchanged once however often it is pressed, and is yours', async () => {
    const platform = fakeMall();
    platform.answer(mallExchange, { orderNo: 'M2611200001', points: 11_480 });
    openMall();
    const item = await openItem(/^Free bet ฿/);
    platform.answer(mallHome, { ...HOME, points: 11_480 });
    const button = item.getByRole('button', { name: 'Exchange for 1,000 points' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await item.findByRole('heading', { name: 'It is yours' })).toBeVisible();
    expect(item.getByText('Free bet ฿100.00 is in your balance.')).toBeVisible();
    expect(item.getByText('M2611200001')).toBeVisible();
    const [sent, ...more] = platform.sent(mallExchange);
    expect(more).toEqual([]);
    expect(sent?.content).toEqual({ itemId: 'bet', quantity: 1 });
    expect(sent?.headers['Idempotency-Key']).toBeTruthy();
    await userEvent.click(item.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('11,480')).toBeVisible();
    expect(address()).toBe('/m/mall/mallHome');
  });

  it('that is sent asks for an address, and sends it with the order alone', async () => {
    const platform = fakeMall();
    platform.answer(mallExchange, { orderNo: 'M2611200002', points: 2_680 });
    openMall();
    const item = await openItem(/^Wireless/);
    await userEvent.click(item.getByRole('button', { name: 'Exchange for 9,800 points' }));
    const field = item.getByRole('textbox', { name: 'Send to' });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/Write where to send it\..*Used for this parcel only\./);
    expect(platform.sent(mallExchange)).toEqual([]);
    await userEvent.type(field, ' Narin S., 88/4 ');
    await userEvent.click(item.getByRole('button', { name: 'Exchange for 9,800 points' }));
    expect(await item.findByText('We will send it to your address: Wireless earbuds.')).toBeVisible();
    expect(platform.sent(mallExchange)[0]?.content).toEqual({
      itemId: 'earbuds',
      quantity: 1,
      address: 'Narin S., 88/4',
    });
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Narin S.');
  });

  it('that was sold between is asked for again in its place', async () => {
    const platform = fakeMall();
    platform.refuse(mallExchange, 'mall.item.sold.out');
    openMall();
    const item = await openItem(/^Wireless/);
    await userEvent.type(item.getByRole('textbox', { name: 'Send to' }), 'x');
    platform.answer(mallItems, pageOf([freeBet, { ...earbuds, stock: 0 }]));
    await userEvent.click(item.getByRole('button', { name: 'Exchange for 9,800 points' }));
    expect(
      await screen.findByText('There are not that many left. Choose fewer, or something else.'),
    ).toBeVisible();
    expect(await item.findByText('The last one is gone. It may come back.')).toBeVisible();
    expect(item.getByRole('button', { name: 'Exchange' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('without an answer is asked for again under its key', async () => {
    const platform = fakeMall();
    platform.answerRaw(mallExchange, '<h1>Bad gateway</h1>', 502);
    openMall();
    const item = await openItem(/^Free bet ฿/);
    await userEvent.click(item.getByRole('button', { name: 'Exchange for 1,000 points' }));
    // Nothing is said of the records as long as the same can be asked again.
    expect(await item.findByText('No answer came. It may be yours already.')).toBeVisible();
    platform.answer(mallExchange, { orderNo: 'M2611200003', points: 11_480 });
    await userEvent.click(item.getByRole('button', { name: 'Check again' }));
    expect(await item.findByText('M2611200003')).toBeVisible();
    const keys = platform.sent(mallExchange).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('for a higher level says how far it is, with the way to the levels', async () => {
    fakeMall([{ ...earbuds, level: { id: 'p', name: 'Platinum', missing: 3_760 } }]);
    openMall();
    const item = await openItem(/^Wireless/);
    expect(item.getByText('You are Gold, 3,760 points away.')).toBeVisible();
    expect(item.getByRole('link', { name: 'See levels' })).toHaveAttribute('href', '/m/member/benefits');
    expect(item.queryByRole('textbox')).not.toBeInTheDocument();
    expect(item.getByRole('button', { name: 'Exchange' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('records', () => {
  const order = {
    id: 'o1',
    kind: 'EXCHANGE' as const,
    title: 'Wireless earbuds',
    points: -9_800,
    orderNo: 'M2611200488',
    at: '2026-11-20T07:20:00Z',
  };

  it('have an address, and two tabs', async () => {
    const platform = fakeMall();
    platform.answer(
      mallRecords,
      pageOf([
        { ...order, status: 'SENT' },
        { ...order, id: 'o2', status: 'LOST AT SEA' },
      ]),
    );
    openMall();
    await userEvent.click(await screen.findByRole('button', { name: 'Records' }));
    const list = within(await screen.findByRole('dialog', { name: 'Records' }));
    expect(address()).toBe('/m/mall/mallHome?part=records');
    expect((await list.findByText('On its way')).closest('li')).toHaveTextContent(
      'Wireless earbuds Nov 20, 2026, 14:20 · M2611200488−9,800On its way',
    );
    expect(list.getByText('LOST AT SEA')).toBeVisible();
    const earned = { id: 'p1', kind: 'POINTS' as const, title: 'Bets of 19 November', at: order.at };
    platform.answer(mallRecords, pageOf([{ ...earned, points: 312 }]));
    await userEvent.click(list.getByRole('tab', { name: 'Points' }));
    expect((await list.findByText('Bets of 19 November')).closest('li')).toHaveTextContent('+312');
  });

  it('open by their address, say that there are none, and offer a retry', async () => {
    const platform = fakeMall();
    openMall('?part=records');
    const list = within(await screen.findByRole('dialog', { name: 'Records' }));
    expect(await list.findByText('Nothing exchanged yet')).toBeVisible();
    platform.refuse(mallRecords, 'not.found');
    await userEvent.click(list.getByRole('tab', { name: 'Points' }));
    expect(await list.findByText('Records did not load')).toBeVisible();
    platform.answer(mallRecords, pageOf([{ ...order, points: 1 }]));
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(list.getByText('+1')).toBeVisible());
  });
});

import type { DepositOrder } from '@site/contracts/areas/deposit';
import { depositMethods } from '../../areas/cashier/tables';
import { type Cashier, createCashier, DEPOSIT, newMethod, type Player } from '../../areas/cashier/testing';
import { createTestApp } from '../../testing/app';
import { refusalOf } from '../../testing/seeded';
import { LATER_MS } from './acts';
import { GATEWAY_PATH, SANDBOX_GATEWAY } from './vendors';

let test: Cashier;
let player: Player;
beforeAll(async () => {
  test = await createCashier();
  await test.db
    .insert(depositMethods)
    .values(newMethod('sandbox', 'GATEWAY', { vendor: SANDBOX_GATEWAY, payPage: GATEWAY_PATH, position: 9 }));
});
afterAll(() => test.close());
beforeEach(async () => {
  player = await test.newPlayer(500_000n);
});

const bank = (query: Record<string, string> = {}, language = 'en') =>
  test.app.inject({ url: '/sandbox/bank', query, headers: { 'accept-language': language } });

/** A press of a button: the form as a browser sends it. */
const press = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: new URLSearchParams(form).toString(),
  });

const pressDeposit = ({ orderNo }: DepositOrder, act: string, more: Record<string, string> = {}) =>
  press('/sandbox/bank/deposits', { merchant: 'aurora', orderNo, act, ...more });

/** An order at the sandbox's gateway, with the page that it leads to. */
async function gatewayOrder() {
  const order = await player.deposit({ methodId: 'sandbox', returnUrl: '/m/voucherCenter' }, 'gateway');
  const page = new URL(order.payUrl ?? '');
  return { order, page, reference: page.searchParams.get('order') ?? '' };
}

describe('the sandbox’s bank', () => {
  it('says what it is, in both languages, and runs nothing', async () => {
    const answer = await bank();
    expect(answer.body).toMatch(/Sandbox bank.*No real money moves/s);
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-.*form-action 'self';/,
    );
    expect((await bank({}, 'th')).body).toContain('ธนาคารจำลอง');
  });

  it('lists deposits and withdrawals of a merchant, and no card in full', async () => {
    const order = await player.deposit();
    const asked = await player.withdraw('1000.00');
    const { body } = await bank({ merchant: 'aurora' });
    expect(body).toContain(`${order.orderNo} · ฿1000.00`);
    expect(body).toContain(`${asked.orderNo} · ฿990.00`);
    expect(body).toContain('SALA •• 4417');
    expect(body).not.toContain('4123294417');
  });

  it.each([
    ['pay', {}, 'CREDITED', { status: 'CONFIRMED', amount: '1000.00' }],
    ['pay', { amount: '750.00' }, 'CREDITED', { status: 'CONFIRMED', amount: '750.00' }],
    ['payTwice', {}, 'CREDITED', { status: 'CONFIRMED', credited: '1000.00' }],
    ['notFound', {}, 'REJECTED', { status: 'REJECTED', reason: 'NOT_FOUND' }],
    ['refuse', {}, 'REJECTED', { status: 'REJECTED', reason: 'REFUSED' }],
  ])('tells the platform by a signed call: %s %j', async (act, more, said, becomes) => {
    const order = await player.deposit();
    const answer = await pressDeposit(order, act, more);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/sandbox/bank?merchant=aurora&said=${said}`);
    expect((await bank({ merchant: 'aurora', said })).body).toContain(`The platform said: ${said}`);
    expect(await player.shownDeposit(order.orderNo)).toMatchObject(becomes);
  });

  it('lets money come later, and too late', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date', 'performance'] });
    const order = await player.deposit();
    await pressDeposit(order, 'payLater');
    expect((await player.shownDeposit(order.orderNo)).status).toBe('PENDING');
    jest.advanceTimersByTime(LATER_MS);
    jest.useRealTimers();
    while ((await player.shownDeposit(order.orderNo)).status === 'PENDING');
    expect((await player.shownDeposit(order.orderNo)).status).toBe('CONFIRMED');
    const cancelled = await player.deposit();
    await player.post(`${DEPOSIT}/cancel`, { orderNo: cancelled.orderNo });
    expect((await pressDeposit(cancelled, 'pay')).headers.location).toContain('REFUND_DUE');
  });

  it('pays a withdrawal out, or does not', async () => {
    const decide = (orderNo: string, act: string) =>
      press('/sandbox/bank/withdrawals', { merchant: 'aurora', orderNo, act });
    const [paid, refused] = [await player.withdraw('1000.00'), await player.withdraw('500.00')];
    await decide(paid.orderNo, 'approve');
    await decide(paid.orderNo, 'paidOut');
    expect((await player.shownWithdrawal(paid.orderNo)).status).toBe('PAID');
    await decide(refused.orderNo, 'approve');
    await decide(refused.orderNo, 'bankRefused');
    expect(await player.shownWithdrawal(refused.orderNo)).toMatchObject({
      status: 'REJECTED',
      reason: 'BANK_REFUSED',
    });
    expect(refusalOf(await decide(paid.orderNo, 'checkFailed'))).toEqual([400, 'request.invalid']);
  });

  it('is not pressed by the page of another site', async () => {
    const order = await player.deposit();
    for (const site of ['cross-site', 'same-site']) {
      const form = { merchant: 'aurora', orderNo: order.orderNo, act: 'pay' };
      expect(refusalOf(await press('/sandbox/bank/deposits', form, { 'sec-fetch-site': site }))).toEqual([
        403,
        'access.denied',
      ]);
    }
    expect((await player.shownDeposit(order.orderNo)).status).toBe('PENDING');
  });
});

describe('the sandbox’s gateway', () => {
  it('shows what is to be paid, and leads back to the site alone', async () => {
    const { page, order } = await gatewayOrder();
    const answer = await test.app.inject({
      url: page.pathname + page.search,
      headers: { 'accept-language': 'en' },
    });
    expect(answer.body).toMatch(/Sandbox payment.*No real money moves/s);
    expect(answer.body).toContain(`You pay Aurora, order ${order.orderNo}`);
    expect(answer.body).toContain('฿1000.00');
    expect(answer.headers['content-security-policy']).toContain("form-action 'self' https://aurora.test;");
  });

  it.each([
    ['pay', {}, { status: 'CONFIRMED', amount: '1000.00' }],
    ['pay', { amount: '20.00' }, { status: 'CONFIRMED', amount: '20.00' }],
    ['refuse', {}, { status: 'REJECTED', reason: 'REFUSED' }],
    ['giveUp', {}, { status: 'REJECTED', reason: 'GIVEN_UP' }],
  ])('tells the platform and sends the browser back: %s %j', async (act, more, becomes) => {
    const { order, reference } = await gatewayOrder();
    const answer = await press(GATEWAY_PATH, { order: reference, act, ...more });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`https://aurora.test/m/voucherCenter?order=${order.orderNo}`);
    expect(await player.shownDeposit(order.orderNo)).toMatchObject(becomes);
    const again = await test.app.inject({
      url: GATEWAY_PATH,
      query: { order: reference },
      headers: { 'accept-language': 'en' },
    });
    expect(again.body).toContain('This order is over');
  });

  it('knows no order that nobody was led to', async () => {
    for (const order of ['D2611200001', 'x'.repeat(43)])
      expect(refusalOf(await test.app.inject({ url: GATEWAY_PATH, query: { order } }))).toEqual([
        404,
        'not.found',
      ]);
  });
});

it('is not there where messages are sent', async () => {
  const real = await createTestApp({ config: { developerMailbox: false } });
  for (const url of ['/sandbox/bank', `${GATEWAY_PATH}?order=x`])
    expect((await real.app.inject({ url })).statusCode).toBe(404);
  await real.close();
});

/**
 * @jest-environment ../shared/build/src/jest/browserEnvironment.cjs
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** As much of the browser as these tests touch: the platform's types know none. */
interface Part {
  innerHTML: string;
  textContent: string;
  hidden: boolean;
  dataset: Record<string, string>;
  click(): void;
  querySelector(selector: string): Part;
}
const page = globalThis as unknown as {
  document: { body: Part; getElementById(id: string): Part };
  fetch: unknown;
  AbortSignal: { timeout: unknown };
};

const NOW = '2026-11-20T08:00:00Z';
const STATE = {
  now: NOW,
  balance: '100.00',
  draw: { numero: '1', closesAt: '2026-11-20T08:10:00Z' },
  results: [],
  orders: [],
};
const VIEW = {
  ...STATE,
  playMoney: false,
  currencySymbol: '฿',
  plays: [{ code: 'last', name: 'Last digit', kind: 'run', places: 1, odds: '3.00', choices: [] }],
  units: ['1.00'],
  game: { id: '501', name: 'Evening', art: '/art.svg', digits: 3, min: '1.00', max: '10.00' },
};

type Answer = { success: boolean; value?: object; error?: object };
const ok = (value: object): Answer => ({ success: true, value });
const refusal = (code: string, value: object = {}): Answer => ({
  success: false,
  error: { code, message: 'the server’s' },
  value,
});

let ordered: Answer;
let state: object;
const told = jest.fn<void, [{ type: string; code?: string }, string]>();

const part = (id: string) => page.document.getElementById(id);
const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const messages = () => told.mock.calls.map(([message]) => message);

const answerTo = (address: string): Answer => {
  if (address.endsWith('/session')) return ok(VIEW);
  if (address.endsWith('/state')) return ok(state);
  if (address.endsWith('/quote')) return ok({ count: 1, total: '1.00', lines: ['1.00'] });
  return ordered;
};

/** Picks a number and sends the slip, which the platform answers so. */
async function order(answer: Answer) {
  ordered = answer;
  part('places').querySelector('button').click();
  await settle(300);
  part('place').click();
  await settle();
  await settle();
}

beforeEach(async () => {
  jest.useFakeTimers({ now: Date.parse(NOW) });
  jest.resetModules();
  jest.clearAllMocks();
  state = STATE;
  const html = readFileSync(path.join(import.meta.dirname, 'pages/lottery/lottery.html'), 'utf8');
  page.document.body.innerHTML = html.slice(
    html.indexOf('<body>') + '<body>'.length,
    html.indexOf('</body>'),
  );
  Object.defineProperty(page, 'parent', { configurable: true, value: { postMessage: told } });
  page.AbortSignal.timeout = () => undefined;
  page.fetch = async (address: string) => ({ json: async () => answerTo(address) });
  jest.requireActual('./pages/lottery/main.js');
  await settle();
});
afterEach(() => jest.useRealTimers());

it.each([
  ['@PL-006', 'limit.loss.reached', { rest: '5.00' }, 'Your loss limit leaves ฿5.00.'],
  ['@PL-009', 'limit.time.reached', {}, 'Your play time is up. Your orders stay.'],
  ['@PL-014', 'reality.check.due', {}, 'The lottery waits for your answer. Your slip is kept.'],
  ['@PL-037', 'identity.required', {}, 'Your identity has to be verified first.'],
])(
  'says in words why an order was refused, and lets the site say more %s',
  async (_row, code, value, said) => {
    await order(refusal(code, value));
    expect(part('notice').textContent).toBe(said);
    expect(messages()).toContainEqual({ type: 'lottery.refused', code });
  },
);

it('says the most that an order may stake @PL-007', async () => {
  await order(refusal('limit.stake.exceeded', { max: '0.50' }));
  expect(part('notice').textContent).toBe('The most for one order is ฿0.50.');
  expect(messages().map(({ type }) => type)).not.toContain('lottery.refused');
});

it('ends with an account that is closed for play', async () => {
  await order(refusal('play.closed'));
  expect(part('closed').hidden).toBe(false);
  expect(part('closed-text').textContent).toBe('Play is closed for your account. Your orders stay.');
  expect(messages()).toContainEqual({ type: 'lottery.refused', code: 'play.closed' });
});

it('tells the site when an order begins and ends', async () => {
  await order(refusal('draw.closed'));
  expect(messages().map(({ type }) => type)).toEqual([
    'lottery.ready',
    'lottery.cycle.started',
    'lottery.cycle.ended',
  ]);
});

it.each([
  ['2.00', 'Draw 1: ฿2.00 back, ฿5.00 staked.', ''],
  ['9.00', 'Draw 1: you won ฿9.00.', 'good'],
])('says a return of %s on 5.00 as what it is @PL-030', async (win, said, tone) => {
  const placed = {
    orderId: 'o1',
    numero: '1',
    at: NOW,
    bet: '5.00',
    win: '0.00',
    status: 'PENDING',
    closesAt: STATE.draw.closesAt,
    suborders: [],
  };
  state = { ...STATE, orders: [placed] };
  await settle(20_000);
  state = { ...STATE, draw: { ...STATE.draw, numero: '2' }, orders: [{ ...placed, win, status: 'WON' }] };
  await settle(20_000);
  expect(part('notice').textContent).toBe(said);
  expect(part('notice').dataset.tone).toBe(tone);
});

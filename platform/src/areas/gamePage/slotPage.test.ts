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
  getAttribute(name: string): string | null;
  dispatchEvent(event: object): boolean;
  querySelectorAll(selector: string): Iterable<Part>;
}
const page = globalThis as unknown as {
  document: { body: Part; getElementById(id: string): Part };
  history: { replaceState(state: null, title: string, address: string): void };
  sessionStorage: { clear(): void };
  KeyboardEvent: new (type: string, options: object) => object;
  fetch: unknown;
  matchMedia: unknown;
  AbortSignal: { timeout: unknown };
  Element: { prototype: { getAnimations?: () => [] } };
};

const SITE = 'https://aurora.test';
const PACE_MS = 2_500;
const VIEW = {
  language: 'en',
  backUrl: '/',
  playMoney: false,
  currencySymbol: '฿',
  balance: '100.00',
  game: { name: 'Copper Koi', art: '/art.svg', colours: {} },
  symbols: [{ url: '/0.svg', times: 1 }],
  bets: ['1.00', '5.00', '10.00', '100.00'],
  firstBet: 1,
  paceMs: PACE_MS,
  history: [],
};

const answers: object[] = [];
const sent = jest.fn<void, [string, object]>();
const told = jest.fn<void, [{ type: string; code?: string }]>();

const part = (id: string) => page.document.getElementById(id);
const settle = () => jest.advanceTimersByTimeAsync(0);
const resting = () => part('spin').getAttribute('aria-disabled') === 'true';
const spins = () => sent.mock.calls.filter(([address]) => address === '/sandbox/spin');
const words = () => part('result').textContent;

const ok = (value: object) => ({ success: true, value });
const refusal = (code: string, value: object = {}) => ({
  success: false,
  error: { code, message: 'the server’s' },
  value,
});
const spun = (bet: string, win: string, times: number) =>
  ok({
    id: '1',
    bet,
    win,
    times,
    at: '2026-11-20T08:00:00Z',
    balance: '99.00',
    reels: [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
  });

async function spin(answer: object) {
  answers.push(answer);
  part('spin').click();
  await settle();
  await settle();
}

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  jest.clearAllMocks();
  answers.length = 0;
  page.sessionStorage.clear();
  const html = readFileSync(path.join(import.meta.dirname, 'pages/slots/play.html'), 'utf8');
  page.document.body.innerHTML = html.slice(
    html.indexOf('<body>') + '<body>'.length,
    html.indexOf('</body>'),
  );
  page.history.replaceState(null, '', `/sandbox/play?site=${encodeURIComponent(SITE)}#launch=token&lang=en`);
  Object.defineProperty(page, 'parent', { configurable: true, value: { postMessage: told } });
  page.matchMedia = () => ({ matches: true });
  page.Element.prototype.getAnimations = () => [];
  page.AbortSignal.timeout = () => undefined;
  page.fetch = async (address: string, { body = '{}' }: { body?: string }) => {
    sent(address, JSON.parse(body));
    const answer = address === '/sandbox/session' ? ok({ ...VIEW, token: 'frame' }) : answers.shift();
    return { json: async () => answer };
  };
  jest.requireActual('./pages/slots/main.js');
  await settle();
});
afterEach(() => jest.useRealTimers());

it('rests from one spin to the next, however often it is pressed @PL-029', async () => {
  await spin(spun('5.00', '0.00', 0));
  expect(resting()).toBe(true);
  part('spin').click();
  await jest.advanceTimersByTimeAsync(PACE_MS - 100);
  part('spin').click();
  expect([spins().length, resting()]).toEqual([1, true]);
  await jest.advanceTimersByTimeAsync(200);
  expect(resting()).toBe(false);
  await spin(spun('5.00', '0.00', 0));
  expect(spins()).toHaveLength(2);
});

it('rests without a word as long as the platform says @PL-029', async () => {
  await spin(refusal('play.too.fast', { waitMs: 4_000 }));
  expect(words()).toBe('');
  await jest.advanceTimersByTimeAsync(3_900);
  expect(resting()).toBe(true);
  await jest.advanceTimersByTimeAsync(200);
  expect(resting()).toBe(false);
});

it('starts one spin for one press: a key that is held down starts no other @PL-028', () => {
  const press = (repeat: boolean) =>
    part('spin').dispatchEvent(
      new page.KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }),
    );
  // A press that is prevented makes no click.
  expect([press(false), press(true)]).toEqual([true, false]);
});

it('has a button for the spin and two for the bet, and none that spins by itself or faster @PL-028', () => {
  const labels = [...part('game').querySelectorAll('button')].filter(({ hidden }) => !hidden);
  expect(labels.map((button) => button.getAttribute('aria-label') ?? button.textContent.trim())).toEqual([
    'Lower the bet',
    'Raise the bet',
    'Spin',
    '',
  ]);
});

it('cannot be stopped or hurried while it spins @PL-028', async () => {
  let answerNow: (answer: object) => void = () => {};
  const late = new Promise<object>((resolve) => {
    answerNow = resolve;
  });
  page.fetch = async (address: string) => {
    sent(address, {});
    return { json: () => late };
  };
  part('spin').click();
  await settle();
  part('spin').click();
  expect([spins().length, part('game').dataset.phase]).toEqual([1, 'spinning']);
  answerNow(spun('5.00', '0.00', 0));
  await settle();
  expect(part('game').dataset.phase).toBe('resting');
});

it.each([
  ['0.00', 0, 'No win', undefined],
  ['5.00', 1, '฿5.00 back, ฿5.00 staked', undefined],
  ['2.00', 1, '฿2.00 back, ฿5.00 staked', undefined],
  ['10.00', 2, 'Won ฿10.00', 'win'],
])('shows a return of %s on 5.00 as what it is @PL-030', async (win, times, said, tone) => {
  await spin(spun('5.00', win, times));
  expect(words()).toBe(said);
  expect(part('result').dataset.tone).toBe(tone ?? '');
  expect([...part('reels').querySelectorAll('.won')]).toHaveLength(0);
  expect(part('reels').getAttribute('class')?.includes('won') ?? false).toBe(tone === 'win');
  expect(part('history').textContent.includes('+')).toBe(tone === 'win');
});

it('tells the site when a round begins and ends', async () => {
  await spin(spun('5.00', '0.00', 0));
  const types = told.mock.calls.map(([{ type }]) => type);
  expect(types).toEqual(['game.ready', 'game.cycle.started', 'game.balance.changed', 'game.cycle.ended']);
});

it.each([
  ['@PL-014', 'reality.check.due', 'The game waits for your answer.'],
  ['@PL-009', 'limit.time.reached', 'Your play time is up.'],
  ['@PL-006', 'limit.loss.reached', 'This bet is more than your loss limit leaves.'],
  ['@PL-037', 'identity.required', 'Your identity has to be verified first.'],
])(
  'says in neutral words why a round was refused, and lets the site say more %s',
  async (_row, code, said) => {
    await spin(refusal(code));
    expect(words()).toBe(said);
    expect(told.mock.calls.map(([message]) => message)).toContainEqual({ type: 'game.refused', code });
    expect(told.mock.lastCall?.[0]).toEqual({ type: 'game.cycle.ended' });
  },
);

it('ends with an account that is closed for play', async () => {
  await spin(refusal('play.closed'));
  expect(part('closed').hidden).toBe(false);
  expect(part('closed-text').textContent).toBe('Play is closed for your account.');
  expect(told.mock.calls.map(([message]) => message)).toContainEqual({
    type: 'game.refused',
    code: 'play.closed',
  });
  await jest.advanceTimersByTimeAsync(PACE_MS);
  expect(part('game').dataset.phase).toBe('closed');
});

it('offers no bet above the limit any more, as soon as the platform says it @PL-007', async () => {
  part('raise').click();
  part('raise').click();
  expect(part('bet').textContent).toBe('฿100.00');
  await spin(refusal('limit.stake.exceeded', { max: '10.00' }));
  expect(words()).toBe('The most for one spin is ฿10.00.');
  expect([part('bet').textContent, part('raise').getAttribute('aria-disabled')]).toEqual(['฿10.00', 'true']);
  part('raise').click();
  expect(part('bet').textContent).toBe('฿10.00');
});

it('spins no more where every bet is above the limit @PL-007', async () => {
  await spin(refusal('limit.stake.exceeded', { max: '0.50' }));
  expect(words()).toBe('The smallest bet here is above your limit.');
  await jest.advanceTimersByTimeAsync(PACE_MS);
  await spin(spun('1.00', '0.00', 0));
  expect(spins()).toHaveLength(1);
});

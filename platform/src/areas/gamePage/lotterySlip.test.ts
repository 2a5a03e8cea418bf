/**
 * @jest-environment ../shared/build/src/jest/browserEnvironment.cjs
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** As much of the browser as these tests touch: the platform's types know none. */
interface Part {
  innerHTML: string;
  textContent: string;
  value: string;
  hidden: boolean;
  click(): void;
  oninput(): void;
  getAttribute(name: string): string | null;
  querySelector(selector: string): Part;
}
const { document } = globalThis as unknown as {
  document: { body: Part; getElementById(id: string): Part };
};

type Outcome =
  | { ok: true; value: { count: number; total: string; lines: string[] } }
  | { ok: false; code?: string };
interface Slip {
  show(): void;
  keep(): void;
  isQuoted(): boolean;
  askAgain(): void;
}
interface SlipModule {
  createSlip(options: {
    units: string[];
    currentPick: () => object | undefined;
    quote: (bets: object[]) => Promise<Outcome>;
    onFailure: (failure: Outcome) => void;
  }): Slip;
}

const part = (id: string) => document.getElementById(id);
const quote = jest.fn<Promise<Outcome>, [object[]]>();
const onFailure = jest.fn<void, [Outcome]>();
const PICK = { play: 'top3', name: 'Last three', content: '1,2,3' };
let pick: object | undefined;
let slip: Slip;

const says = (total: string, count = 1, lines = [total]): Outcome => ({
  ok: true,
  value: { count, total, lines },
});
/** The quote is asked for a quarter of a second after the last change. */
const settle = () => jest.advanceTimersByTimeAsync(250);
const placing = () => part('place').getAttribute('aria-disabled');

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  const page = readFileSync(path.join(import.meta.dirname, 'pages/lottery/lottery.html'), 'utf8');
  document.body.innerHTML = page.slice(page.indexOf('<body>') + '<body>'.length, page.indexOf('</body>'));
  const { createSlip } = jest.requireActual<SlipModule>('./pages/lottery/slip.js');
  slip = createSlip({ units: ['1.00', '5.00'], currentPick: () => pick, quote, onFailure });
  pick = PICK;
});
afterEach(() => jest.useRealTimers());

it('shows the sums that the platform says, whatever the figures of the bets are', async () => {
  quote.mockResolvedValue(says('7.77', 3));
  slip.show();
  await settle();
  expect(quote).toHaveBeenCalledWith([{ play: 'top3', content: '1,2,3', times: 1, unit: '1.00' }]);
  expect(part('total').textContent).toBe('7.77');
  expect(part('total-label').textContent).toBe('Total, 3 bets');
  slip.keep();
  pick = undefined;
  slip.show();
  expect(part('slip').textContent).toContain('7.77');
  expect(quote).toHaveBeenCalledTimes(1);
});

it('shows no total, and lets nobody order, until the platform has said it', async () => {
  quote.mockResolvedValue(says('1.00'));
  slip.show();
  expect([part('total').textContent, part('total').getAttribute('aria-busy')]).toEqual(['…', 'true']);
  expect([slip.isQuoted(), placing()]).toEqual([false, 'true']);
  await settle();
  expect([part('total').textContent, part('total').getAttribute('aria-busy')]).toEqual(['1.00', 'false']);
  expect([slip.isQuoted(), placing()]).toEqual([true, 'false']);
});

it('asks once for changes that come in a row', async () => {
  quote.mockResolvedValue(says('4.00'));
  for (let press = 0; press < 3; press += 1) {
    part('more').click();
    await jest.advanceTimersByTimeAsync(100);
  }
  await settle();
  expect(quote.mock.calls).toEqual([[[expect.objectContaining({ times: 4 })]]]);
});

it('takes no answer to what was changed since', async () => {
  let answerFirst: (outcome: Outcome) => void = () => {};
  quote
    .mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)))
    .mockResolvedValue(says('2.00'));
  slip.show();
  await settle();
  part('more').click();
  answerFirst(says('1.00'));
  await jest.advanceTimersByTimeAsync(0);
  expect(part('total').textContent).toBe('…');
  await settle();
  expect(part('total').textContent).toBe('2.00');
});

it('says that a total did not come, and asks again when wanted', async () => {
  quote.mockResolvedValueOnce({ ok: false });
  slip.show();
  await settle();
  expect(onFailure).toHaveBeenCalledWith({ ok: false });
  expect([part('total').textContent, slip.isQuoted(), placing()]).toEqual(['–', false, 'false']);
  quote.mockResolvedValue(says('1.00'));
  slip.askAgain();
  await settle();
  expect(part('total').textContent).toBe('1.00');
});

it('asks nothing for an empty slip', async () => {
  pick = undefined;
  slip.show();
  await settle();
  expect(quote).not.toHaveBeenCalled();
  expect([part('total').textContent, part('total-label').textContent]).toEqual(['0.00', 'Total, 0 bets']);
});

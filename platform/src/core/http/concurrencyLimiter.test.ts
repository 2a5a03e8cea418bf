import fc from 'fast-check';
import { ConcurrencyLimiter, costlyCallsAtOnce } from './concurrencyLimiter';

const ONE = '192.0.2.1';

/** Works that a test ends one by one, and how many ran side by side. */
function createWorks() {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (name: number) => async () => {
    begun.push(name);
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    return name;
  };
  return { work, begun, endNext: () => ends.shift()?.(), most: () => most };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Lets everything go on that can: a turn is handed on in the event loop's next one. */
async function settle(): Promise<void> {
  await nextTurn();
  await nextTurn();
}

it('runs as many as it may, the others in their turn, and turns away what it has no room for', async () => {
  const turns = new ConcurrencyLimiter({ atOnce: 2, waiting: 2 });
  const { work, begun, endNext } = createWorks();
  const admitted = [1, 2, 3, 4].map((name) => turns.take(ONE, work(name)));
  await expect(turns.take(ONE, work(5))).rejects.toMatchObject({
    code: 'request.rate.limited',
    details: { retryAfter: 5 },
  });
  await settle();
  expect(begun).toEqual([1, 2]);
  endNext();
  await settle();
  expect(begun).toEqual([1, 2, 3]);
  const late = turns.take(ONE, work(6));
  for (let left = 0; left < 4; left += 1) {
    endNext();
    await settle();
  }
  expect(begun).toEqual([1, 2, 3, 4, 6]);
  expect(await Promise.all([...admitted, late])).toEqual([1, 2, 3, 4, 6]);
});

it('takes callers in turns, however many calls one of them sends', async () => {
  const turns = new ConcurrencyLimiter({ atOnce: 1, waiting: 10 });
  const { work, begun, endNext } = createWorks();
  const flood = [1, 2, 3, 4].map((name) => turns.take('198.51.100.1', work(name)));
  const others = [turns.take('192.0.2.2', work(5)), turns.take('192.0.2.3', work(6))];
  for (let left = 0; left < 6; left += 1) {
    await settle();
    endNext();
  }
  await Promise.all([...flood, ...others]);
  expect(begun).toEqual([1, 2, 5, 6, 3, 4]);
});

it('makes room for who comes at the cost of who has most waiting', async () => {
  const turns = new ConcurrencyLimiter({ atOnce: 1, waiting: 3 });
  const { work, begun, endNext } = createWorks();
  const refused: number[] = [];
  const send = (caller: string, name: number) =>
    turns.take(caller, work(name)).catch(() => {
      refused.push(name);
    });
  const calls = [1, 2, 3, 4].map((name) => send('198.51.100.1', name));
  calls.push(send('198.51.100.1', 5), send('192.0.2.2', 6), send('192.0.2.3', 7), send('192.0.2.4', 8));
  for (let left = 0; left < 4; left += 1) {
    await settle();
    endNext();
  }
  await Promise.all(calls);
  expect([begun, refused.toSorted()]).toEqual([
    [1, 2, 6, 7],
    [3, 4, 5, 8],
  ]);
});

it('goes on after a work that failed', async () => {
  const turns = new ConcurrencyLimiter({ atOnce: 1, waiting: 1 });
  const failing = turns.take(ONE, () => Promise.reject(new Error('broken')));
  const next = turns.take(ONE, () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
  await expect(turns.take(ONE, () => Promise.resolve('again'))).resolves.toBe('again');
});

it('never runs more at once than it may, and does all that it admits, whatever comes when', async () => {
  const steps = fc.array(fc.constantFrom('a', 'b', 'c', 'end'), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 1, max: 4 }), fc.nat(5), async (order, atOnce, waiting) => {
      const turns = new ConcurrencyLimiter({ atOnce, waiting });
      const { work, begun, endNext, most } = createWorks();
      const outcomes: Promise<number | 'full'>[] = [];
      for (const step of order) {
        if (step === 'end') endNext();
        else outcomes.push(turns.take(step, work(outcomes.length)).catch(() => 'full' as const));
        await settle();
      }
      for (let left = 0; left < order.length; left += 1) {
        endNext();
        await settle();
      }
      const admitted = (await Promise.all(outcomes)).filter((outcome) => outcome !== 'full');
      expect(begun.toSorted()).toEqual(admitted.toSorted());
      expect(most()).toBeLessThanOrEqual(atOnce);
    }),
    { numRuns: 50 },
  );
});

it.each([
  [1, 1],
  [4, 1],
  [8, 2],
  [64, 2],
])('leaves most of %i cores to others: %i at once', (cores, atOnce) => {
  expect(costlyCallsAtOnce(cores)).toBe(atOnce);
});

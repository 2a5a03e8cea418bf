import { inParallel } from './parallel';

describe('inParallel', () => {
  it('answers in order and keeps to the limit', async () => {
    let running = 0;
    let most = 0;
    const values = await inParallel([5, 1, 4, 2, 3], 2, async (item) => {
      running += 1;
      most = Math.max(most, running);
      for (let turn = 0; turn < item; turn += 1) await Promise.resolve();
      running -= 1;
      return item * 10;
    });

    expect(values).toEqual([50, 10, 40, 20, 30]);
    expect(most).toBe(2);
  });

  it('begins nothing more after a failure', async () => {
    const begun: number[] = [];
    const working = inParallel([1, 2, 3, 4], 1, async (item) => {
      begun.push(item);
      if (item === 2) throw new Error('two');
    });

    await expect(working).rejects.toThrow('two');
    expect(begun).toEqual([1, 2]);
  });

  it('has nothing to do for nothing', async () => {
    expect(await inParallel([], 4, async () => 1)).toEqual([]);
  });
});

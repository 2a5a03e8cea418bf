import { nextTask } from './nextTask';

afterEach(() => Reflect.deleteProperty(globalThis, 'scheduler'));

it('goes on after what waits, in a task of its own', async () => {
  const done: string[] = [];
  const slices = (async () => {
    done.push('first');
    await nextTask();
    done.push('second');
  })();
  await Promise.resolve();
  done.push('between');
  await slices;
  expect(done).toEqual(['first', 'between', 'second']);
});

it('asks the browser for it where that can be asked', async () => {
  const yielded = jest.fn(async () => {});
  Object.assign(globalThis, { scheduler: { yield: yielded } });
  await nextTask();
  expect(yielded).toHaveBeenCalledTimes(1);
});

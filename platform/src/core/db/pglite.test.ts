import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../../testing/app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ system: 'pglite' });
});
afterAll(() => test.close());

it('lets other work in between the queries of a long job', async () => {
  const done: string[] = [];
  const job = async () => {
    for (let asked = 0; asked < 20; asked += 1) await test.db.execute(sql`select 1`);
    done.push('job');
  };
  const call = async () => {
    await nextTurn();
    done.push('call');
  };
  await Promise.all([job(), call()]);
  expect(done).toEqual(['call', 'job']);
});

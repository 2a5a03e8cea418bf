import type { Account } from '../../core/accounts/tables';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, fund } from '../../testing/fixtures';
import { Movements } from './movements';
import { until } from './testing';

let test: TestApp;
let here: Account;
let newcomer: Account;
beforeAll(async () => {
  // One query after the other.
  test = await createTestApp({ system: 'pglite' });
  await createMerchant(test.db);
  here = await createAccount(test.db, 'aurora');
  newcomer = await createAccount(test.db, 'aurora');
  await fund(test.db, newcomer, 10_000n);
});
afterAll(() => test.close());

it('tells nothing of an account that comes while others are asked about, until something is booked for it', async () => {
  const moved: string[] = [];
  const open = [here.id];
  let looks = 0;
  const movements = new Movements(test.db, {
    accounts: () => {
      looks += 1;
      const now = [...open];
      if (looks === 1) {
        open.push(newcomer.id);
        movements.follow(newcomer.id);
      }
      return now;
    },
    moved: (account) => moved.push(account),
    fault: (error) => {
      throw error;
    },
  });
  await movements.follow(here.id);
  await until(() => looks === 3, 'three looks');
  expect(moved).toEqual([]);
  await fund(test.db, newcomer, 10_000n);
  await until(() => moved.length > 0, 'what was booked');
  expect(moved).toEqual([newcomer.id]);
  await movements.stop();
});

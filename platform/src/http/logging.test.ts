import { eq, sql } from 'drizzle-orm';
import { accounts } from '../accounts/tables';
import { createTestApp } from '../testing/app';
import { createMerchant } from '../testing/fixtures';
import { logIn } from '../testing/sealed';
import { loggerOptions } from './logging';

it('writes no token, password, cookie or query', async () => {
  let log = '';
  const stream = {
    write: (text: string) => {
      log += text;
    },
  };
  const test = await createTestApp({ logger: loggerOptions('info', stream) });
  await createMerchant(test.db);
  await test.app.inject({
    url: '/wps/member/info?search=typed-by-a-player',
    headers: { merchant: 'aurora', authorization: 'Bearer tok-secret', cookie: 'captcha=cook-secret' },
  });
  await logIn(test.app, 'aurora', { type: 'username', username: 'narin', password: 'pass-secret' });
  test.app.log.error({ account: { password: 'pass-secret', token: 'tok-secret' } }, 'careless');
  const failed = await test.db
    .select({ broken: sql`no_such_function(${'param-secret'})` })
    .from(accounts)
    .where(eq(accounts.usernameKey, 'narin'))
    .catch((error: unknown) => error);
  test.app.log.error({ err: failed }, 'a query failed');
  await test.close();
  expect(log).toContain('/wps/member/info');
  expect(log).toContain('no_such_function');
  expect(log).not.toMatch(/secret|typed-by-a-player|narin/);
});

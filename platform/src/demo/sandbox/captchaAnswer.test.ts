import { createTestApp } from '../../testing/app';
import { createMerchant } from '../../testing/fixtures';

const ANSWER_PATH = '/sandbox/captcha.json';

it('tells the browser that holds a captcha what it shows, and nobody else', async () => {
  const { app, db, close } = await createTestApp();
  await createMerchant(db);
  const drawn = await app.inject({ url: '/wps/captcha', headers: { merchant: 'aurora' } });
  const cookie = String(drawn.headers['set-cookie']).split(';')[0] ?? '';
  const told = await app.inject({ url: ANSWER_PATH, headers: { cookie } });
  expect(told.json()).toEqual({ answer: expect.stringMatching(/^\d{4,6}$/) });
  expect(told.headers['cache-control']).toBe('no-store');
  expect((await app.inject({ url: ANSWER_PATH })).statusCode).toBe(404);
  await close();
});

it('is not there where messages are sent', async () => {
  const { app, close } = await createTestApp({ config: { developerMailbox: false } });
  const routes = app.printRoutes({ commonPrefix: false });
  expect(routes).not.toContain('captcha.json');
  await close();
});

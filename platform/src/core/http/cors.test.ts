import { createTestApp, type TestApp } from '../../testing/app';
import { createMerchant } from '../../testing/fixtures';

const SITE = 'https://games.example';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { siteOrigins: [SITE] } });
  await createMerchant(test.db);
});
afterAll(() => test.close());

const from = (origin: string) =>
  test.app.inject({ url: '/wps/system/status', headers: { merchant: 'aurora', origin } });

it('answers a listed site with credentials and lets it read the headers of the contract', async () => {
  const { headers } = await from(SITE);
  expect(headers['access-control-allow-origin']).toBe(SITE);
  expect(headers['access-control-allow-credentials']).toBe('true');
  expect(headers['access-control-expose-headers']).toBe(
    'Date, ETag, Retry-After, X-Request-Id, Idempotency-Replayed, Play-State',
  );
});

it('lets no other site read an answer', async () => {
  expect((await from('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
});

it('allows the headers that calls carry', async () => {
  const answer = await test.app.inject({
    method: 'OPTIONS',
    url: '/wps/session/login',
    headers: {
      origin: SITE,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,encryption,merchant',
    },
  });
  expect(answer.statusCode).toBe(204);
  expect(answer.headers['access-control-allow-headers']).toBe('authorization,encryption,merchant');
});

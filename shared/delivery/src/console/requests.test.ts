import { type ConsoleOnTest, consoleOnTest, ORIGIN } from '../testing/consoleOnTest';

let on: ConsoleOnTest;
beforeAll(async () => {
  on = await consoleOnTest();
});
afterAll(() => on.close());

it.each(['evil.example', '127.0.0.1:8083', '127.0.0.1', ''])(
  'answers nothing under the name %j @FD-069',
  async (host) => {
    for (const path of ['/', '/api/matrix']) {
      const { status, body } = await on.get(path, { host });
      expect([status, body.error?.code]).toEqual([421, 'host.unknown']);
    }
  },
);

it('answers nothing to a page of another site @FD-069', async () => {
  for (const headers of [
    { origin: 'http://evil.example' },
    { origin: 'http://127.0.0.1:8083' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]) {
    const { status, body } = await on.get('/api/matrix', headers as unknown as Record<string, string>);
    expect([headers, status, body.error?.code]).toEqual([headers, 403, 'origin.foreign']);
  }
  expect((await on.get('/api/matrix', { origin: ORIGIN, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
});

it.each([
  ['without Origin', { origin: undefined }, 403],
  ['with the Origin of another site', { origin: 'http://evil.example' }, 403],
  ['without Sec-Fetch-Site', { 'sec-fetch-site': undefined }, 403],
  ['from another port of this machine', { 'sec-fetch-site': 'same-site' }, 403],
  ['without the header that no form can send', { 'x-console': undefined }, 403],
  ['as a form sends it', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['as text', { 'content-type': 'text/plain' }, 415],
])('takes no write %s @FD-076', async (_, headers, status) => {
  const token = await on.tokenFor(`of ${_}`, { role: 'admin', remotes: ['*'], merchants: ['*'] });
  const call = { remotes: ['*'], merchants: ['*'], reason: 'forged' };
  const answer = await on.post('/api/locks', call, { as: token, headers });
  expect(answer.status).toBe(status);
  expect((await on.get('/api/matrix')).body.value.rules.locks).toEqual([]);
});

it('serves its page under every path, with a policy that lets nothing in @FD-076', async () => {
  const answer = await on.app.inject({ url: '/log', headers: { host: '127.0.0.1:8082' } });
  expect(answer.body).toBe('<!doctype html>the page');
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).not.toMatch(/unsafe|\*|http:/);
  for (const part of [
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types console',
  ])
    expect(policy.split('; ')).toContain(part);
  const file = await on.app.inject({ url: '/nothing.js', headers: { host: '127.0.0.1:8082' } });
  expect(file.statusCode).toBe(404);
});

it('says what it cannot read, and knows no other calls', async () => {
  const broken = await on.post('/api/deploy', { merchant: 'aurora' });
  expect([broken.status, broken.body.error?.code]).toEqual([400, 'request.malformed']);
  expect((await on.post('/api/nothing', {})).status).toBe(404);
  const noJson = await on.app.inject({
    method: 'POST',
    url: '/api/locks',
    payload: '{',
    headers: {
      host: '127.0.0.1:8082',
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
      'x-console': 'page',
      'content-type': 'application/json',
    },
  });
  expect([noJson.statusCode, noJson.json().error.code]).toEqual([400, 'request.malformed']);
});

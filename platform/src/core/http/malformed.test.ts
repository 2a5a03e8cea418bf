import { createTestApp, type TestApp } from '../../testing/app';
import { createMerchant } from '../../testing/fixtures';

let test: TestApp;
const merchant = { merchant: 'aurora' };
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
});
afterAll(() => test.close());

const get = (url: string) => test.app.inject({ url, headers: merchant });

const post = (payload: string | object, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/wps/telemetry/events',
    headers: { ...merchant, ...headers },
    payload,
  });

describe('a malformed request', () => {
  const cases: [string, string, Record<string, string>][] = [
    ['broken JSON', '{"name":', { 'content-type': 'application/json' }],
    ['no JSON', 'name=a', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a poisoned prototype', '{"__proto__":{"x":1}}', { 'content-type': 'application/json' }],
    ['an empty body', '', { 'content-type': 'application/json' }],
  ];
  it.each(cases)('with %s is refused in the envelope', async (_what, payload, headers) => {
    const answer = await post(payload, headers);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'request.invalid']);
    expect(answer.json().success).toBe(false);
  });

  it('with a body that is too large is refused in the envelope', async () => {
    const answer = await post({ name: 'x'.repeat(1_100_000) });
    expect([answer.statusCode, answer.json().error.code]).toEqual([413, 'request.too.large']);
  });

  it('with a repeated parameter is refused', async () => {
    const answer = await get('/wps/relay/GCSGAME_getVassGameType?typeId=1&typeId=2&merchant_code=aurora');
    expect(answer.json().error).toMatchObject({
      code: 'request.invalid',
      fields: { typeId: ['field.format'] },
    });
  });

  it('of an unknown path or verb is refused in the envelope', async () => {
    const nowhere = await get('/wps/nowhere?x=1');
    expect([nowhere.statusCode, nowhere.json().error.code]).toEqual([404, 'not.found']);
    const verb = await test.app.inject({
      method: 'PUT',
      url: '/wps/telemetry/events',
      headers: merchant,
      payload: {},
    });
    expect([verb.statusCode, verb.json().error.code, verb.headers.allow]).toEqual([
      405,
      'method.not.allowed',
      'POST',
    ]);
  });
});

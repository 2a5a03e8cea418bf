import { hotGames } from '@site/contracts/areas/games';
import { systemStatus } from '@site/contracts/areas/system';
import { call } from './call';
import { takeFirstAnswer } from './firstAnswers';
import { fakePlatform } from './testing/fakePlatform';

const headers = { Merchant: 'aurora', ModuleId: 'COMM3', 'Accept-Language': 'en' };
const request = { merchantCode: 'aurora', isPlatform: 2, language: 'EN', platform: 'html5' } as const;
const address = '/wps/relay/GCSGAME_hotGamesV2?isPlatform=2&language=EN&merchantCode=aurora&platform=html5';

function wait(answerHeaders: Record<string, string>, body: unknown, status = 200) {
  globalThis.siteFirstAnswers = {
    [address]: {
      headers: answerHeaders,
      answer: Promise.resolve({ status, headers: { 'x-request-id': 'early' }, body: JSON.stringify(body) }),
    },
  };
}

afterEach(() => {
  globalThis.siteFirstAnswers = undefined;
});

it('gives the answer that waits to the first who makes the call, whatever the order of its query', async () => {
  const platform = fakePlatform();
  platform.answer(hotGames, { list: [] });
  wait(headers, { success: true, value: { list: [] } });
  await expect(call(hotGames, request)).resolves.toEqual({ list: [] });
  expect(platform.sent(hotGames)).toHaveLength(0);
  await call(hotGames, request);
  expect(platform.sent(hotGames)).toHaveLength(1);
});

it.each([
  ['another language', { ...headers, 'Accept-Language': 'th' }],
  ['another merchant', { ...headers, Merchant: 'lagoon' }],
  ['a session', { ...headers, Authorization: 'Bearer of-somebody' }],
])('leaves an answer for %s alone', async (_, other) => {
  const platform = fakePlatform();
  platform.answer(hotGames, { list: [] });
  wait(other, { success: true, value: { list: [] } });
  await call(hotGames, request);
  expect(platform.sent(hotGames)).toHaveLength(1);
});

it('parses what waited like any answer', async () => {
  fakePlatform();
  wait(headers, { success: true, value: { list: 'none' } });
  await expect(call(hotGames, request)).rejects.toMatchObject({ code: 'client.response.malformed' });
  wait(headers, { success: false, error: { code: 'system.maintenance', message: '' } }, 503);
  await expect(call(hotGames, request)).rejects.toMatchObject({
    code: 'system.maintenance',
    requestId: 'early',
  });
});

it.each([
  ['failed', new TypeError('Failed to fetch'), 'client.load.failed'],
  ['took too long', new DOMException('', 'TimeoutError'), 'client.timeout'],
])('says when the early call %s', async (_, reason, code) => {
  fakePlatform();
  const answer = Promise.reject(reason);
  answer.catch(() => undefined);
  globalThis.siteFirstAnswers = { [address]: { headers, answer } };
  await expect(call(hotGames, request)).rejects.toMatchObject({ code });
});

it('has nothing for a change, or for a call that nobody declared', () => {
  wait(headers, {});
  expect(takeFirstAnswer('POST', '/wps/relay/GCSGAME_hotGamesV2', request, headers)).toBeUndefined();
  expect(takeFirstAnswer('GET', systemStatus.path, {}, headers)).toBeUndefined();
});

import { catalogueKey, isOfSession, renewedKey } from './catalogueKey';

const URL_OF_LIST = 'https://aurora.example/wps/relay/GCSGAME_gameList?page=1';

const keyFor = (token?: string, language = 'en') =>
  catalogueKey({
    url: URL_OF_LIST,
    headers: new Headers({
      'Accept-Language': language,
      ...(token && { Authorization: `Bearer ${token}` }),
    }),
  });

it('is another one for each language and each session', async () => {
  const keys = await Promise.all([keyFor(), keyFor('one'), keyFor('two'), keyFor(undefined, 'th')]);
  expect(new Set(keys).size).toBe(4);
  expect(await keyFor('one')).toBe(keys[1]);
});

it('is the same however the question is written', async () => {
  const keys = ['?a=1%2C2&b=x', '?b=x&a=1,2'].map((query) =>
    catalogueKey({ url: `https://aurora.example/wps/help${query}`, headers: new Headers() }),
  );
  expect(await keys[0]).toBe(await keys[1]);
});

it('tells guests from sessions, and does not hold the token', async () => {
  const key = await keyFor('a-secret-token');
  expect([isOfSession(key), isOfSession(await keyFor())]).toEqual([true, false]);
  expect(key).not.toContain('a-secret-token');
});

it('moves with its session to another token, and only with its own', async () => {
  expect(await renewedKey(await keyFor('one'), 'one', 'two')).toBe(await keyFor('two'));
  expect(await renewedKey(await keyFor('other'), 'one', 'two')).toBeUndefined();
  expect(await renewedKey(await keyFor(), 'one', 'two')).toBeUndefined();
});

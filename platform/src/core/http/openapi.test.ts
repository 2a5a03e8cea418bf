import { allEndpoints } from '@site/contracts/endpoints';
import { createTestApp, type TestApp } from '../../testing/app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('describes every call of the contract', async () => {
  const document = (await test.app.inject({ url: '/docs/json' })).json();
  expect(document.openapi).toBe('3.1.0');
  for (const { method, path, who } of allEndpoints) {
    const operation = document.paths[path]?.[method.toLowerCase()];
    expect([path, typeof operation?.responses?.[200]]).toEqual([path, 'object']);
    expect(operation.security).toEqual(who === 'public' ? [{}, { session: [] }] : [{ session: [] }]);
  }
});

it('says what a call takes', async () => {
  const { paths } = (await test.app.inject({ url: '/docs/json' })).json();
  const names = paths['/wps/relay/GCSGAME_gameList'].get.parameters.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['Merchant', 'pageNo', 'gameType', 'language']));
  const login = paths['/wps/session/login'].post;
  expect(login.requestBody.content['application/json'].schema.required).toEqual(['data']);
});

it('has a page to read it', async () => {
  const page = await test.app.inject({ url: '/docs/' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

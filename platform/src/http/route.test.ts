import { endpoint } from '@site/contracts/endpoint';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../testing/app';
import { createMerchant } from '../testing/fixtures';
import { route } from './route';

const echo = endpoint({
  method: 'GET',
  path: '/wps/test/echo',
  module: 'COMM3',
  who: 'public',
  request: z.object({ word: z.string().check(z.maxLength(5)) }),
  value: z.object({ word: z.string() }),
  cached: true,
});

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
  route(test.app, echo, async (_context, { word }) => ({ word }));
});
afterAll(() => test.close());

it('answers with the envelope', async () => {
  const answer = await test.app.inject({ url: '/wps/test/echo?word=koi', headers: { merchant: 'aurora' } });
  expect(answer.json()).toEqual({ success: true, value: { word: 'koi' } });
});

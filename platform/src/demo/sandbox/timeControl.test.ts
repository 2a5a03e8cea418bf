import { type CareTest, createCareTest } from '../../areas/care/testing';
import { createTestApp } from '../../testing/app';

let test: CareTest;
beforeAll(async () => {
  test = await createCareTest();
});
afterAll(() => test.close());

const pass = (payload: object) => test.app.inject({ method: 'POST', url: '/sandbox/care/pass', payload });

it('lets a time-out of a member go by', async () => {
  const member = await test.newMember(1_000n);
  await member.send('POST', '/wps/care/timeout', { length: 'H24' });
  const { merchant, username } = member.account;
  expect((await pass({ merchant, username, minutes: 24 * 60 - 1 })).statusCode).toBe(200);
  await expect(member.spin(100n)).rejects.toMatchObject({ code: 'play.closed' });
  await pass({ merchant, username, minutes: 1 });
  await member.spin(100n);
});

it('knows its members, and turns nothing forward', async () => {
  expect((await pass({ merchant: 'aurora', username: 'nobody', minutes: 1 })).statusCode).toBe(404);
  expect((await pass({ merchant: 'aurora', username: 'nobody', minutes: -1 })).statusCode).toBe(400);
});

it('is not there where messages are sent', async () => {
  const real = await createTestApp({ config: { developerMailbox: false } });
  const answer = await real.app.inject({ method: 'POST', url: '/sandbox/care/pass', payload: {} });
  expect(answer.statusCode).toBe(404);
  await real.close();
});

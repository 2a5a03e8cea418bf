import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
});
afterAll(() => test.close());

it('tells members who they are, in their language @RP-019', async () => {
  const account = await createAccount(test.db, 'aurora', {
    username: 'player01',
    clubLabel: { en: 'Gold', th: 'ทอง' },
    avatarSeed: 'player01',
    country: 'TH',
  });
  const headers = await signedInHeaders(test.db, account, test.clock());
  const answer = await test.app.inject({
    url: '/wps/member/info',
    headers: { ...headers, 'accept-language': 'en' },
  });
  expect(answer.json().value).toEqual({
    id: account.id,
    account: 'player01',
    nickname: 'Narin S.',
    type: 0,
    clubLabel: { labelName: 'Gold' },
    icon: '/cdn/avatars/player01.svg',
    country: 'TH',
    memberSince: '2026-01-01T00:00:00.000Z',
  });
  const thai = await test.app.inject({ url: '/wps/member/info', headers });
  expect(thai.json().value.clubLabel).toEqual({ labelName: 'ทอง' });
});

it('leaves out what an account does not have', async () => {
  const account = await createAccount(test.db, 'aurora');
  const headers = await signedInHeaders(test.db, account, test.clock());
  const answer = await test.app.inject({ url: '/wps/member/info', headers });
  expect(Object.keys(answer.json().value)).toEqual(['id', 'account', 'nickname', 'type', 'memberSince']);
});

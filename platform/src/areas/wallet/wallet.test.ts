import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, fund, signedInHeaders } from '../../testing/fixtures';

let test: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
  const account = await createAccount(test.db, 'aurora');
  await fund(test.db, account, 1_248_050n);
  headers = await signedInHeaders(test.db, account, test.clock());
});
afterAll(() => test.close());

const get = (url: string, sent: Record<string, string>) => test.app.inject({ url, headers: sent });

it('gives the balance with its currency @RP-022', async () => {
  const answer = await get('/wps/wallets/gcs', headers);
  expect(answer.json().value).toEqual({ sumBalance: '12480.50', currencySymbol: '฿', currency: 'THB' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('gives the merchant wallet to everyone, and its figures with a session @RP-022', async () => {
  const guest = await get('/wps/wallets/merchant', { merchant: 'aurora', 'accept-language': 'en' });
  expect(guest.json().value).toEqual({
    currency: 'THB',
    currencySymbol: '฿',
    wallets: [{ accountType: 'MAIN', accountTypeName: 'Main wallet' }],
  });
  const member = await get('/wps/wallets/merchant', headers);
  expect(member.json().value).toMatchObject({
    sumBalance: '12480.50',
    wallets: [{ accountType: 'MAIN', accountTypeName: 'กระเป๋าหลัก', balance: '12480.50' }],
  });
});

import type { Account } from '../../core/accounts/tables';
import { settingsWith } from '../../core/merchants/settings';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { refusalOf, valueIn } from '../../testing/seeded';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db, { settings: settingsWith('off') });
});
afterAll(() => test.close());

const put = async (account: Account, path: string, payload: object) =>
  test.app.inject({
    method: 'PUT',
    url: `/wps/member/${path}`,
    headers: await signedInHeaders(test.db, account, test.clock()),
    payload,
  });
const infoOf = async (account: Account) => {
  const headers = await signedInHeaders(test.db, account, test.clock());
  return (await test.app.inject({ url: '/wps/member/info', headers })).json().value;
};
const member = () => createAccount(test.db, 'aurora');

describe('a nickname', () => {
  const rename = (account: Account, nickname: unknown) => put(account, 'nickname', { nickname });

  it.each([
    ['Narin', 'Narin'],
    ['  Little   Star ', 'Little Star'],
    ['ดาวดวงน้อย', 'ดาวดวงน้อย'],
    ['Badminton', 'Badminton'],
  ])('may be %j, and member info follows @RP-048', async (typed, nickname) => {
    const account = await member();
    expect(valueIn(await rename(account, typed))).toEqual({ nickname });
    expect((await infoOf(account)).nickname).toBe(nickname);
  });

  it.each([
    ['too short', 'N', 'name.format'],
    ['too long', 'x'.repeat(21), 'name.format'],
    ['empty', ' ', 'field.required'],
    ['with markup', 'Nar<i>n', 'name.format'],
    ['like staff', 'Admin Suda', 'name.reserved'],
    ['like staff, with digits for letters', '4dm1n', 'name.reserved'],
    ['like staff, with spaces and signs', 's.u.p.p.o.r.t', 'name.reserved'],
    ['like staff, in full-width letters', 'ＡＤＭＩＮ', 'name.reserved'],
    ['like staff, in letters of another alphabet', 'Аdmіn', 'name.reserved'],
    ['like staff, in Thai', 'แอดมินสุดา', 'name.reserved'],
    ['the merchant’s own', 'AURORA', 'name.reserved'],
  ])('is not %s @RP-048', async (_what, typed, code) => {
    const account = await member();
    const answer = await rename(account, typed);
    expect([refusalOf(answer), answer.json().error.fields]).toEqual([[422, code], { nickname: [code] }]);
    expect((await infoOf(account)).nickname).toBe('Narin S.');
  });

  it('is a text', async () => {
    for (const typed of [7, null, { a: 1 }, undefined])
      expect(refusalOf(await rename(await member(), typed))).toEqual([400, 'request.invalid']);
  });

  it('is for members', async () => {
    const trial = await createAccount(test.db, 'aurora', { type: 4 });
    expect(refusalOf(await rename(trial, 'Narin'))).toEqual([403, 'trial.rejected']);
  });
});

describe('a country', () => {
  it('is one that the site offers, and member info follows', async () => {
    const account = await member();
    expect(valueIn(await put(account, 'country', { country: 'LA' }))).toEqual({ country: 'LA' });
    expect((await infoOf(account)).country).toBe('LA');
  });

  it.each([
    ['ZZ', [422, 'field.format']],
    ['th', [400, 'request.invalid']],
    ['Thailand', [400, 'request.invalid']],
  ])('is not %s', async (country, refusal) => {
    expect(refusalOf(await put(await member(), 'country', { country }))).toEqual(refusal);
  });
});

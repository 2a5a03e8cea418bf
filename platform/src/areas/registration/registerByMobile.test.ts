import { eq } from 'drizzle-orm';
import { registerSettingsWith } from '../../core/merchants/registerSettings';
import { askForCode, newestCode, registerMember } from '../../testing/access';
import type { TestApp } from '../../testing/app';
import { createMerchant } from '../../testing/fixtures';
import { refusalOf } from '../../testing/seeded';
import { smsCodes } from '../verification/tables';
import { accountOf, createRegistrationApp, named, newName, newNumber, PASSWORD, settings } from './testing';

let test: TestApp;
beforeAll(async () => {
  test = await createRegistrationApp();
});
afterAll(() => test.close());

describe('by mobile number', () => {
  const codeFor = async (mobileNum: string) => {
    expect((await askForCode(test, 'REGMOBVERF3', mobileNum)).statusCode).toBe(200);
    return newestCode(test, mobileNum);
  };
  const numbered = (mobileNum: string, verificationCode: string, more: object = {}) => ({
    mobileNum,
    verificationCode,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    ...more,
  });

  it('makes a member that is called by the number, with the code that it was sent @RP-012', async () => {
    const mobileNum = newNumber();
    const answer = await registerMember(test, 'mobile', numbered(mobileNum, await codeFor(mobileNum)));
    expect(answer.json().value).toMatchObject({ userName: mobileNum, type: 0 });
    expect(await accountOf(test, mobileNum)).toMatchObject({
      mobileNum,
      dialingCode: '66',
      mobileVerifiedAt: new Date(test.clock()),
      nickname: `${mobileNum.slice(0, 3)}****${mobileNum.slice(-3)}`,
    });
  });

  it('wants the right code, for this number and dialling code', async () => {
    const [mine, other] = [newNumber(), newNumber()];
    const code = await codeFor(mine);
    const wrong = code === '000000' ? '000001' : '000000';
    const refused = await registerMember(test, 'mobile', numbered(mine, wrong));
    expect(refusalOf(refused)).toEqual([422, 'verification.code.wrong']);
    for (const form of [numbered(other, code), numbered(mine, code, { countryDialingCode: '65' })])
      expect(refusalOf(await registerMember(test, 'mobile', form))).toEqual([422, 'verification.code.wrong']);
    expect((await registerMember(test, 'mobile', numbered(mine, code))).statusCode).toBe(200);
  });

  it('keeps the code of a form with another fault, and uses it up with the account', async () => {
    const mobileNum = newNumber();
    const email = `${newName()}@example.com`;
    await registerMember(test, 'username', named(newName(), { email }));
    const code = await codeFor(mobileNum);
    const taken = await registerMember(test, 'mobile', numbered(mobileNum, code, { email }));
    expect(refusalOf(taken)).toEqual([409, 'email.exists']);
    expect((await registerMember(test, 'mobile', numbered(mobileNum, code))).statusCode).toBe(200);
    const [used] = await test.db.select().from(smsCodes).where(eq(smsCodes.mobileNum, mobileNum));
    expect(used?.usedAt).toEqual(new Date(test.clock()));
  });

  it('asks for no password where the merchant’s flag is off', async () => {
    await createMerchant(test.db, {
      code: 'nopass',
      settings,
      flags: { MOBILENUMREG3: true, REGMOBVERF3: true },
      registerSettings: registerSettingsWith({ verificationCode: 'required' }),
    });
    const mobileNum = newNumber();
    await askForCode(test, 'REGMOBVERF3', mobileNum, { merchant: 'nopass' });
    const form = { mobileNum, verificationCode: await newestCode(test, mobileNum) };
    const answer = await registerMember(test, 'mobile', form, { merchant: 'nopass' });
    expect(answer.json().value).toMatchObject({ userName: mobileNum });
    expect((await accountOf(test, mobileNum))?.passwordHash).toBeNull();
  });
});

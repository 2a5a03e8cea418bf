import { registerMember, solveCaptcha } from '../../testing/access';
import type { TestApp } from '../../testing/app';
import { createAccount } from '../../testing/fixtures';
import { refusalOf } from '../../testing/seeded';
import { affiliateCodes } from './tables';
import {
  accountOf,
  createRegistrationApp,
  fieldsOf,
  named,
  newName,
  registrationOf,
  settings,
} from './testing';

let test: TestApp;
beforeAll(async () => {
  test = await createRegistrationApp();
});
afterAll(() => test.close());

describe('with all that can be asked for', () => {
  const lagoon = { merchant: 'lagoon' };
  const solved = async (fields: object) => {
    const { cookie, digits } = await solveCaptcha(test, 'lagoon');
    return registerMember(test, 'username', { ...fields, captcha: digits }, { ...lagoon, cookie });
  };

  it('keeps every field @RP-012', async () => {
    const username = newName();
    const answer = await solved(
      named(username, {
        paymentPassword: '246802',
        idNumber: '1234567890123',
        qqNum: '12345',
        facebook: 'narin.s',
        wechat: 'narin_s',
        line: 'narin-s',
        whatsapp: '0812345678',
        zalo: '0812345678',
        email: `${username}@example.com`,
        nickname: 'Narin',
        payeeName: 'Narin Suk',
        birthDate: '2000-02-29',
      }),
    );
    expect(answer.json().success).toBe(true);
    const account = await accountOf(test, username);
    expect(account).toMatchObject({ nickname: 'Narin', payeeName: 'Narin Suk' });
    expect(account?.paymentPasswordHash).toMatch(/^\$argon2id\$/);
    const registration = await registrationOf(test, username);
    expect(registration).toMatchObject({
      birthDate: '2000-02-29',
      contacts: {
        idNumber: '1234567890123',
        qqNum: '12345',
        facebook: 'narin.s',
        wechat: 'narin_s',
        line: 'narin-s',
        whatsapp: '0812345678',
        zalo: '0812345678',
      },
    });
  });

  it.each(['idNumber', 'qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo', 'nickname', 'payeeName'])(
    'checks %s by its rule',
    async (field) => {
      const answer = await solved(named(newName(), { birthDate: '2000-01-01', [field]: '<' }));
      expect(fieldsOf(answer)).toEqual({ [field]: [settings.rules[field]?.messageKey] });
    },
  );

  it.each([
    ['digits in a row', '345678'],
    ['the day of birth', '290200'],
    ['a piece of the number', '861583'],
  ])('takes no payment password that is guessed first: %s', async (_what, paymentPassword) => {
    const form = { birthDate: '2000-02-29', mobileNum: '0861583044', paymentPassword };
    const answer = await solved(named(newName(), form));
    expect([refusalOf(answer), fieldsOf(answer)]).toEqual([
      [422, 'payment.password.weak'],
      { paymentPassword: ['payment.password.weak'] },
    ]);
  });

  it('wants a captcha, the right one', async () => {
    const form = named(newName(), { birthDate: '2000-01-01' });
    expect(refusalOf(await registerMember(test, 'username', form, lagoon))).toEqual([
      422,
      'captcha.required',
    ]);
    const wrong = await registerMember(test, 'username', { ...form, captcha: '1' }, lagoon);
    expect(refusalOf(wrong)).toEqual([422, 'captcha.wrong']);
  });

  it('lets nobody in below the merchant’s age', async () => {
    const answer = await solved(named(newName(), { birthDate: '2008-11-21' }));
    expect([refusalOf(answer), fieldsOf(answer)]).toEqual([
      [422, 'age.too.young'],
      { birthDate: ['age.too.young'] },
    ]);
    expect((await solved(named(newName(), { birthDate: '2008-11-20' }))).statusCode).toBe(200);
    expect(fieldsOf(await solved(named(newName())))).toEqual({ birthDate: ['field.required'] });
  });
});

describe('by invitation', () => {
  it('puts a member below the agent of the code or of the recommender @RP-014', async () => {
    const agent = await createAccount(test.db, 'aurora', { type: 1, username: 'agent99' });
    await test.db
      .insert(affiliateCodes)
      .values({ merchant: 'aurora', codeKey: 'join99', accountId: agent.id, domains: ['aurora.test'] });
    const [byCode, byAgent, byMember] = [newName(), newName(), newName()];
    await registerMember(test, 'username', named(byCode, { affiliateCode: 'JOIN99' }));
    await registerMember(test, 'username', named(byAgent, { recommenderId: 'Agent99' }));
    await registerMember(test, 'username', named(byMember, { recommenderId: byCode }));
    for (const username of [byCode, byAgent, byMember])
      expect((await accountOf(test, username))?.parentId).toBe(agent.id);
  });

  it.each([
    ['an unknown code', { affiliateCode: 'NONE77' }, 'affiliate.code.invalid', 'affiliateCode'],
    [
      'a code of another domain',
      { affiliateCode: 'JOIN99', domain: 'elsewhere.test' },
      'affiliate.code.invalid',
      'affiliateCode',
    ],
    ['an unknown recommender', { recommenderId: 'nobody77' }, 'referrer.link.invalid', 'recommenderId'],
  ])('is refused with %s', async (_what, more, code, field) => {
    const answer = await registerMember(test, 'username', named(newName(), more));
    expect([refusalOf(answer), fieldsOf(answer)]).toEqual([[422, code], { [field]: [code] }]);
  });
});

import type { SecurityOverview } from '@site/contracts/areas/security';
import { DAY } from '../../core/clock';
import type { TestApp } from '../../testing/app';
import { createAccount, signedInHeaders } from '../../testing/fixtures';
import { refusalOf, valueIn } from '../../testing/seeded';
import { CONFIRMED_FOR_MS } from '../session/confirm';
import { confirmOwner, createSecurityApp, mailsTo, newOwner, type Owner, PASSWORD } from './testing';

let test: TestApp;
beforeAll(async () => {
  test = await createSecurityApp();
});
afterAll(() => test.close());

const overviewOf = async (owner: Owner) => valueIn<SecurityOverview>(await owner.get('/wps/member/security'));

describe('the overview', () => {
  it('says what is set, with everything masked, and what is missing', async () => {
    const owner = await newOwner(test, {
      email: 'narin@example.com',
      emailKey: 'narin@example.com',
      mobileNum: '0812345678',
      mobileVerifiedAt: new Date(test.clock()),
    });
    expect(await overviewOf(owner)).toEqual({
      email: 'na***@example.com',
      mobileNum: '081****678',
      payeeName: 'Narin S***',
      emailVerified: false,
      mobileVerified: true,
      passkeys: 0,
      secondStep: false,
      hasPaymentPassword: true,
      hasSecurityQuestions: false,
      bankCards: 0,
      bankCardLimit: 5,
    });
    const bare = await newOwner(test, { payeeName: null, paymentPasswordHash: null });
    expect(await overviewOf(bare)).toMatchObject({ hasPaymentPassword: false });
    expect(Object.keys(await overviewOf(bare))).not.toContain('payeeName');
  });

  it('says when somebody signed in before this session', async () => {
    const owner = await newOwner(test);
    const first = new Date(test.clock()).toISOString();
    test.clock.advance(DAY);
    const headers = await signedInHeaders(test.db, owner.account, test.clock());
    const answer = await test.app.inject({ url: '/wps/member/security', headers });
    expect(valueIn<SecurityOverview>(answer).lastLoginAt).toBe(first);
  });

  it('tells of a rest while it lasts', async () => {
    const [during, after] = [new Date(test.clock() + 1), new Date(test.clock())];
    expect((await overviewOf(await newOwner(test, { restingUntil: during }))).restingUntil).toBe(
      during.toISOString(),
    );
    expect((await overviewOf(await newOwner(test, { restingUntil: after }))).restingUntil).toBeUndefined();
  });

  it('is for members', async () => {
    const trial = await createAccount(test.db, 'aurora', { type: 4 });
    const headers = await signedInHeaders(test.db, trial, test.clock());
    expect(refusalOf(await test.app.inject({ url: '/wps/member/security', headers }))).toEqual([
      403,
      'trial.rejected',
    ]);
  });
});

describe('the payee name', () => {
  const set = (owner: Owner, payeeName: string) => owner.send('PUT', '/wps/member/payeeName', { payeeName });

  it('is set once, and answered masked @RP-048', async () => {
    const owner = await newOwner(test, {
      payeeName: null,
      email: 'payee@example.com',
      emailKey: 'payee@example.com',
    });
    expect(valueIn(await set(owner, '  นรินทร์   ศรีสุข '))).toEqual({ payeeName: 'นรินทร์ ศ***' });
    expect(refusalOf(await set(owner, 'Somebody Else'))).toEqual([409, 'payee.name.fixed']);
    expect((await overviewOf(owner)).payeeName).toBe('นรินทร์ ศ***');
    expect(await mailsTo(test, 'payee@example.com')).toEqual([
      'The payee name of your Aurora account was set',
    ]);
  });

  it('is set by who logged in, or confirmed who it is, within ten minutes', async () => {
    const owner = await newOwner(test, { payeeName: null });
    test.clock.advance(CONFIRMED_FOR_MS + 1);
    expect(refusalOf(await set(owner, 'Narin Srisuk'))).toEqual([403, 'auth.confirm.required']);
    expect(Object.keys(await overviewOf(owner))).not.toContain('payeeName');
    await confirmOwner(test, owner);
    test.clock.advance(CONFIRMED_FOR_MS);
    expect((await set(owner, 'Narin Srisuk')).statusCode).toBe(200);
  });

  it('is set by one of two who ask at once', async () => {
    const owner = await newOwner(test, { payeeName: null });
    const answers = await Promise.all([set(owner, 'Narin Srisuk'), set(owner, 'Suda Phon')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it.each(['', ' ', 'N', 'x'.repeat(41), 'Narin <b>'])('is not %j', async (payeeName) => {
    const answer = await set(await newOwner(test, { payeeName: null }), payeeName);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().error.fields)).toEqual(['payeeName']);
  });
});

describe('security questions', () => {
  const PATH = '/wps/member/securityQuestions';
  const THREE = [
    { id: 'first-teacher', answer: 'Khru Malee' },
    { id: 'first-pet', answer: 'เจ้าถุงเงิน' },
    { id: 'first-song', answer: 'Loy Krathong' },
  ];
  const set = (owner: Owner, answers: object[], password = PASSWORD) =>
    owner.send('POST', PATH, { answers, password });

  it('are chosen from eight, in the language of the call, by the password, and the owner is told @RP-048', async () => {
    const owner = await newOwner(test, { email: 'ask@example.com', emailKey: 'ask@example.com' });
    const { list, chosen } = (await owner.get(PATH)).json().value;
    expect([list.length, chosen]).toEqual([8, []]);
    expect(list[0]).toEqual({ id: 'first-teacher', question: 'What was the name of your first teacher?' });
    const thai = await owner.get(PATH, { language: 'TH' });
    expect(thai.json().value.list[0].question).toBe('ครูคนแรกของคุณชื่ออะไร');
    expect((await set(owner, THREE)).json()).toEqual({ success: true, value: {} });
    expect([...(await owner.get(PATH)).json().value.chosen].sort()).toEqual(THREE.map(({ id }) => id).sort());
    expect((await overviewOf(owner)).hasSecurityQuestions).toBe(true);
    expect(await mailsTo(test, 'ask@example.com')).toEqual([
      'The security questions of your Aurora account were set',
    ]);
  });

  it('replace those before', async () => {
    const owner = await newOwner(test);
    await set(owner, THREE);
    const others = [{ id: 'first-job', answer: 'Siam Square' }, ...THREE.slice(1)];
    expect((await set(owner, others)).statusCode).toBe(200);
    expect((await owner.get(PATH)).json().value.chosen).toHaveLength(3);
  });

  it('are three, though two of a member choose for the first time at once', async () => {
    const others = [
      { id: 'first-job', answer: 'Siam Square' },
      { id: 'first-journey', answer: 'Chiang Mai' },
      { id: 'childhood-dish', answer: 'Khao Soi' },
    ];
    for (let turn = 0; turn < 5; turn += 1) {
      const owner = await newOwner(test);
      const answers = await Promise.all([set(owner, THREE), set(owner, others), set(owner, THREE)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect((await owner.get(PATH)).json().value.chosen).toHaveLength(3);
    }
  });

  it.each([
    ['two', THREE.slice(0, 2), []],
    ['one twice', [THREE[0], THREE[0], THREE[1]], []],
    ['one that is none', [...THREE.slice(0, 2), { id: 'mother', answer: 'Dao' }], ['answers.2.answer']],
    ['an answer of one letter', [{ ...THREE[0], answer: ' k ' }, ...THREE.slice(1)], ['answers.0.answer']],
  ])('are not %s', async (_what, answers, fields) => {
    const answer = await set(await newOwner(test), answers as object[]);
    expect([refusalOf(answer), Object.keys(answer.json().error.fields ?? {})]).toEqual([
      [422, 'security.answer.format'],
      fields,
    ]);
  });

  it('are refused with a wrong password', async () => {
    expect(refusalOf(await set(await newOwner(test), THREE, 'Lantern-53'))).toEqual([
      422,
      'password.old.wrong',
    ]);
  });
});

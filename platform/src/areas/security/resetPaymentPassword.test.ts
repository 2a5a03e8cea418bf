import type { NewAccount } from '../../core/accounts/tables';
import { DAY, MINUTE } from '../../core/clock';
import { solveBotCheck } from '../../testing/access';
import type { TestApp } from '../../testing/app';
import { refusalOf } from '../../testing/seeded';
import {
  askOwnCode,
  createSecurityApp,
  mailsTo,
  newOwner,
  type Owner,
  PASSWORD,
  PAYMENT_PASSWORD,
} from './testing';

const PATH = '/wps/member/paymentPassword/reset';
const NEW = '615830';

let test: TestApp;
beforeAll(async () => {
  test = await createSecurityApp();
});
afterAll(() => test.close());

let places = 0;
/** Somebody with an address and a confirmed number of their own. */
const reachable = (changes: Partial<NewAccount> = {}) => {
  places += 1;
  const email = `reset${places}@example.com`;
  return newOwner(test, {
    email,
    emailKey: email,
    mobileNum: `08${String(70_000_000 + places)}`,
    dialingCode: '66',
    mobileVerifiedAt: new Date(test.clock()),
    ...changes,
  });
};
const reset = (owner: Owner, proof: object, changes: object = {}) =>
  owner.send('POST', PATH, { newPaymentPassword: NEW, confirmNewPaymentPassword: NEW, ...changes, ...proof });
const change = (owner: Owner, oldPaymentPassword: string) =>
  owner.send('POST', '/wps/member/paymentPassword', {
    oldPaymentPassword,
    newPaymentPassword: '937061',
    confirmNewPaymentPassword: '937061',
  });
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

const ANSWERS = [
  { id: 'first-teacher', answer: 'Khru Malee' },
  { id: 'first-pet', answer: 'เจ้าถุงเงิน' },
  { id: 'first-song', answer: 'Loy Krathong' },
];
const withAnswers = async () => {
  const owner = await reachable();
  await owner.send('POST', '/wps/member/securityQuestions', { answers: ANSWERS, password: PASSWORD });
  return owner;
};

describe('a reset of the payment password', () => {
  it.each(['email', 'sms'] as const)(
    'is done by a code by %s; withdrawals rest for a day, and the owner is told @RP-048',
    async (way) => {
      const owner = await reachable();
      const verificationCode = await askOwnCode(test, owner, way);
      const restingUntil = new Date(test.clock() + DAY).toISOString();
      expect((await reset(owner, { verificationCode })).json().value).toEqual({ restingUntil });
      const overview = (await owner.get('/wps/member/security')).json().value;
      expect(overview).toMatchObject({ restingUntil, emailVerified: way === 'email' });
      expect((await mailsTo(test, `${owner.account.email}`)).at(-1)).toBe(
        'The payment password of your Aurora account was reset, and withdrawals rest for 24 hours',
      );
      expect((await change(owner, PAYMENT_PASSWORD)).statusCode).toBe(422);
      expect((await change(owner, NEW)).statusCode).toBe(200);
      expect(
        refusalOf(
          await reset(
            owner,
            { verificationCode },
            { newPaymentPassword: '280461', confirmNewPaymentPassword: '280461' },
          ),
        ),
      ).toEqual([422, 'verification.code.wrong']);
    },
  );

  it('is done by the answers, whatever their capitals and spaces @RP-048', async () => {
    const owner = await withAnswers();
    const answers = [
      { id: 'first-song', answer: ' LOY   krathong ' },
      { id: 'first-teacher', answer: 'khru malee' },
      { id: 'first-pet', answer: 'เจ้าถุงเงิน' },
    ];
    expect((await reset(owner, { answers })).statusCode).toBe(200);
    expect((await change(owner, NEW)).statusCode).toBe(200);
  });

  it.each([
    ['one wrong', [...ANSWERS.slice(0, 2), { id: 'first-song', answer: 'Chang' }]],
    ['two of three', ANSWERS.slice(0, 2)],
    ['one given three times', [ANSWERS[0], ANSWERS[0], ANSWERS[0]]],
    ['none', []],
  ])('is refused with answers of which there is %s, and does not say which', async (_what, answers) => {
    const owner = await withAnswers();
    const answer = await reset(owner, { answers });
    expect([refusalOf(answer), answer.json().error.fields]).toEqual([
      [422, 'security.answer.wrong'],
      { answers: ['security.answer.wrong'] },
    ]);
    expect((await change(owner, PAYMENT_PASSWORD)).statusCode).toBe(200);
  });

  it('is refused to who has chosen no questions', async () => {
    expect(refusalOf(await reset(await reachable(), { answers: ANSWERS }))).toEqual([
      422,
      'security.answer.wrong',
    ]);
  });

  it('is refused with a wrong code and an old one, and a right one stays good for another try', async () => {
    const owner = await reachable();
    const verificationCode = await askOwnCode(test, owner, 'email');
    const wrong = await reset(owner, { verificationCode: otherThan(verificationCode) });
    expect(refusalOf(wrong)).toEqual([422, 'verification.code.wrong']);
    const same = { newPaymentPassword: PAYMENT_PASSWORD, confirmNewPaymentPassword: PAYMENT_PASSWORD };
    expect(refusalOf(await reset(owner, { verificationCode }, same))).toEqual([422, 'modify.new.old.same']);
    test.clock.advance(11 * MINUTE);
    expect(refusalOf(await reset(owner, { verificationCode }))).toEqual([422, 'verification.code.expired']);
  });

  it('takes no code that went to a number nobody has confirmed', async () => {
    const owner = await reachable({ mobileVerifiedAt: null });
    const verificationCode = await askOwnCode(test, owner, 'sms');
    expect(refusalOf(await reset(owner, { verificationCode }))).toEqual([422, 'verification.code.wrong']);
  });

  it('takes nobody else’s code', async () => {
    const verificationCode = await askOwnCode(test, await reachable(), 'email');
    expect(refusalOf(await reset(await reachable(), { verificationCode }))).toEqual([
      422,
      'verification.code.wrong',
    ]);
  });

  it.each([
    ['neither code nor answers', {}, 'field.required'],
    [
      'a weak new one',
      { newPaymentPassword: '111111', confirmNewPaymentPassword: '111111' },
      'payment.password.weak',
    ],
    ['another confirmation', { confirmNewPaymentPassword: '615831' }, 'password.confirm.mismatch'],
  ])('is refused with %s', async (_what, changes, code) => {
    expect(refusalOf(await reset(await reachable(), {}, changes))).toEqual([422, code]);
  });

  it('is not for who has no payment password yet', async () => {
    const owner = await reachable({ paymentPasswordHash: null });
    expect(refusalOf(await reset(owner, { answers: [] }))).toEqual([409, 'payment.password.missing']);
  });

  it('is tried ten times an hour for one account', async () => {
    const owner = await reachable();
    for (let tried = 0; tried < 10; tried += 1) await reset(owner, { answers: [] });
    expect(refusalOf(await reset(owner, { answers: [] }))).toEqual([429, 'request.rate.limited']);
  });
});

describe('a code to the own address', () => {
  it('is told where it went, masked, and the next one waits a minute', async () => {
    const owner = await reachable();
    const ask = async () =>
      owner.send('POST', '/wps/verification/email', { altcha: await solveBotCheck(test) });
    expect((await ask()).json().value).toEqual({
      expirationTime: test.clock() + MINUTE,
      email: `re***@example.com`,
    });
    expect(refusalOf(await ask())).toEqual([429, 'verification.too.soon']);
  });

  it('needs one', async () => {
    const owner = await newOwner(test);
    const answer = await owner.send('POST', '/wps/verification/email', { altcha: 'x' });
    expect(refusalOf(answer)).toEqual([409, 'email.missing']);
  });
});

describe('the own address', () => {
  const confirm = (owner: Owner, verificationCode: string) =>
    owner.send('POST', '/wps/member/email/confirm', { verificationCode });
  const isConfirmed = async (owner: Owner) =>
    (await owner.get('/wps/member/security')).json().value.emailVerified;

  it('is confirmed by the code that was sent to it, once', async () => {
    const owner = await reachable({ emailVerifiedAt: null });
    const code = await askOwnCode(test, owner, 'email');
    expect(refusalOf(await confirm(owner, otherThan(code)))).toEqual([422, 'verification.code.wrong']);
    expect(await isConfirmed(owner)).toBe(false);
    expect((await confirm(owner, code)).json().value).toEqual({ email: 're***@example.com' });
    expect(await isConfirmed(owner)).toBe(true);
    expect(refusalOf(await confirm(owner, code))).toEqual([422, 'verification.code.wrong']);
  });

  it('is not confirmed by a code that went to the number, nor to the address before it', async () => {
    const owner = await reachable({ emailVerifiedAt: null });
    expect(refusalOf(await confirm(owner, await askOwnCode(test, owner, 'sms')))).toEqual([
      422,
      'verification.code.wrong',
    ]);
    const code = await askOwnCode(test, owner, 'email');
    const other = { email: `other${places}@example.com`, password: PASSWORD };
    expect((await owner.send('PUT', '/wps/member/email', other)).statusCode).toBe(200);
    expect(refusalOf(await confirm(owner, code))).toEqual([422, 'verification.code.wrong']);
    expect(await isConfirmed(owner)).toBe(false);
  });

  it('has to be there', async () => {
    expect(refusalOf(await confirm(await newOwner(test), '123456'))).toEqual([409, 'email.missing']);
  });
});

describe('the own number', () => {
  const confirm = (owner: Owner, verificationCode: string) =>
    owner.send('POST', '/wps/member/mobile/confirm', { verificationCode });

  it('is confirmed by the code that was sent to it', async () => {
    const owner = await reachable({ mobileVerifiedAt: null });
    const code = await askOwnCode(test, owner, 'sms');
    expect(refusalOf(await confirm(owner, otherThan(code)))).toEqual([422, 'verification.code.wrong']);
    const { mobileNum = '' } = owner.account as { mobileNum?: string };
    expect((await confirm(owner, code)).json().value).toEqual({
      mobileNum: `${mobileNum.slice(0, 3)}****${mobileNum.slice(-3)}`,
    });
    expect((await owner.get('/wps/member/security')).json().value.mobileVerified).toBe(true);
  });

  it('is not confirmed by a code that went to the address', async () => {
    const owner = await reachable({ mobileVerifiedAt: null });
    const code = await askOwnCode(test, owner, 'email');
    expect(refusalOf(await confirm(owner, code))).toEqual([422, 'verification.code.wrong']);
  });

  it('has to be there', async () => {
    expect(refusalOf(await confirm(await newOwner(test), '123456'))).toEqual([409, 'mobile.missing']);
  });
});

import { eq } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import { MINUTE } from '../../core/clock';
import type { TestApp } from '../../testing/app';
import { createAccount, signedInHeaders } from '../../testing/fixtures';
import { refusalOf } from '../../testing/seeded';
import { CONFIRMED_FOR_MS } from '../session/confirm';
import { confirmOwner, createSecurityApp, mailsTo, newOwner, type Owner, PAYMENT_PASSWORD } from './testing';

const PATH = '/wps/member/paymentPassword';
const NEW = '615830';

let test: TestApp;
beforeAll(async () => {
  test = await createSecurityApp();
});
afterAll(() => test.close());

const typed = (changes: object = {}) => ({
  oldPaymentPassword: PAYMENT_PASSWORD,
  newPaymentPassword: NEW,
  confirmNewPaymentPassword: NEW,
  ...changes,
});
const set = (owner: Owner, changes: object = {}) => owner.send('POST', PATH, typed(changes));
/** Whether this is the owner's payment password: it is told by a change to another. */
const isPassword = async (owner: Owner, oldPaymentPassword: string) =>
  (
    await set(owner, {
      oldPaymentPassword,
      newPaymentPassword: '937061',
      confirmNewPaymentPassword: '937061',
    })
  ).statusCode === 200;

describe('a payment password', () => {
  it('is set where there is none, without an old one, and the overview knows @RP-048', async () => {
    const owner = await newOwner(test, { paymentPasswordHash: null });
    const asked = () => owner.get('/wps/member/hasWithdrawalPassword');
    expect((await asked()).json().value).toBe(false);
    expect((await set(owner, { oldPaymentPassword: undefined })).json()).toEqual({
      success: true,
      value: {},
    });
    expect((await asked()).json().value).toBe(true);
    expect((await owner.get('/wps/member/security')).json().value.hasPaymentPassword).toBe(true);
    expect(await isPassword(owner, NEW)).toBe(true);
  });

  it('is set for the first time by who logged in, or confirmed who it is, within ten minutes', async () => {
    const owner = await newOwner(test, { paymentPasswordHash: null });
    const first = () => set(owner, { oldPaymentPassword: undefined });
    test.clock.advance(CONFIRMED_FOR_MS + 1);
    expect(refusalOf(await first())).toEqual([403, 'auth.confirm.required']);
    expect((await owner.get('/wps/member/hasWithdrawalPassword')).json().value).toBe(false);
    await confirmOwner(test, owner);
    test.clock.advance(CONFIRMED_FOR_MS);
    expect((await first()).statusCode).toBe(200);
  });

  it('is changed in a session of any age: the old one guards it', async () => {
    const owner = await newOwner(test);
    test.clock.advance(CONFIRMED_FOR_MS + 1);
    expect((await set(owner)).statusCode).toBe(200);
  });

  it('is changed by the old one, and the owner is told @RP-048', async () => {
    const owner = await newOwner(test, { email: 'pay@example.com', emailKey: 'pay@example.com' });
    expect((await set(owner)).statusCode).toBe(200);
    expect(await mailsTo(test, 'pay@example.com')).toEqual([
      'The payment password of your Aurora account was set or changed',
    ]);
    expect([await isPassword(owner, PAYMENT_PASSWORD), await isPassword(owner, NEW)]).toEqual([false, true]);
  });

  it('is set by one of two who set the first one at once; the other is asked for the old one', async () => {
    const owner = await newOwner(test, { paymentPasswordHash: null });
    const answers = await Promise.all(
      ['615830', '937061'].map((first) =>
        set(owner, {
          oldPaymentPassword: undefined,
          newPaymentPassword: first,
          confirmNewPaymentPassword: first,
        }),
      ),
    );
    const refused = answers.find(({ statusCode }) => statusCode !== 200);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(refused?.json().error.fields).toEqual({ oldPaymentPassword: ['field.required'] });
  });

  it('is changed by one of two who know the old one: what came meanwhile, a reset too, is not overwritten', async () => {
    const owner = await newOwner(test);
    const answers = await Promise.all([
      set(owner),
      set(owner, { newPaymentPassword: '937061', confirmNewPaymentPassword: '937061' }),
    ]);
    const refused = answers.find(({ statusCode }) => statusCode !== 200);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(refused?.json().error.fields).toEqual({ oldPaymentPassword: ['payment.password.wrong'] });
  });

  it('is kept as an argon2id hash', async () => {
    const owner = await newOwner(test);
    await set(owner);
    const [stored] = await test.db.select().from(accounts).where(eq(accounts.id, owner.account.id));
    expect(stored?.paymentPasswordHash).toMatch(/^\$argon2id\$/);
  });

  it.each([
    ['another old one', { oldPaymentPassword: '000001' }, 'payment.password.wrong', 'oldPaymentPassword'],
    ['no old one', { oldPaymentPassword: undefined }, 'field.required', 'oldPaymentPassword'],
    [
      'another confirmation',
      { confirmNewPaymentPassword: '615831' },
      'password.confirm.mismatch',
      'confirmNewPaymentPassword',
    ],
    [
      'the same again',
      { newPaymentPassword: PAYMENT_PASSWORD, confirmNewPaymentPassword: PAYMENT_PASSWORD },
      'modify.new.old.same',
      'newPaymentPassword',
    ],
    [
      'digits in a row',
      { newPaymentPassword: '345678', confirmNewPaymentPassword: '345678' },
      'payment.password.weak',
      'newPaymentPassword',
    ],
  ])('is refused with %s, and stays as it was @RP-048', async (_what, changes, code, field) => {
    const owner = await newOwner(test);
    const answer = await set(owner, changes);
    expect([refusalOf(answer), answer.json().error.fields]).toEqual([[422, code], { [field]: [code] }]);
    expect(await isPassword(owner, PAYMENT_PASSWORD)).toBe(true);
  });

  it.each(['12345', '1234567', '12345a', '๑๒๓๔๕๖', '', 123456, null])(
    'is not %j',
    async (newPaymentPassword) => {
      const owner = await newOwner(test);
      const answer = await set(owner, { newPaymentPassword, confirmNewPaymentPassword: newPaymentPassword });
      expect(refusalOf(answer)).toEqual([400, 'request.invalid']);
    },
  );

  it('is not of the owner’s mobile number', async () => {
    const owner = await newOwner(test, { mobileNum: '0861583044', dialingCode: '66' });
    expect(refusalOf(await set(owner))).toEqual([422, 'payment.password.weak']);
  });

  it('is for members, where the merchant has the security centre', async () => {
    const trial = await createAccount(test.db, 'aurora', { type: 4 });
    const headers = await signedInHeaders(test.db, trial, test.clock());
    const answer = await test.app.inject({ method: 'POST', url: PATH, headers, payload: typed() });
    expect(refusalOf(answer)).toEqual([403, 'trial.rejected']);
    const elsewhere = await newOwner(test, {}, 'closed');
    expect(refusalOf(await set(elsewhere))).toEqual([403, 'feature.unavailable']);
  });
});

describe('wrong tries of it', () => {
  const guess = (owner: Owner) => set(owner, { oldPaymentPassword: '000001' });

  it('are ten an hour, each telling how many are left, and then even the right one waits @RP-048', async () => {
    const owner = await newOwner(test);
    const left: number[] = [];
    for (let tried = 0; tried < 10; tried += 1) left.push((await guess(owner)).json().value.triesLeft);
    expect(left).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    test.clock.advance(20 * MINUTE);
    const refused = await set(owner);
    expect([...refusalOf(refused), refused.headers['retry-after']]).toEqual([
      429,
      'request.rate.limited',
      '2400',
    ]);
    test.clock.advance(40 * MINUTE);
    expect((await set(await again(owner))).statusCode).toBe(200);
  });

  it('are forgotten with a right one', async () => {
    const owner = await newOwner(test);
    for (let tried = 0; tried < 9; tried += 1) await guess(owner);
    expect((await set(owner)).statusCode).toBe(200);
    expect((await guess(owner)).json().value.triesLeft).toBe(9);
  });

  it('cannot pass the limit side by side', async () => {
    const owner = await newOwner(test);
    const answers = await Promise.all(Array.from({ length: 15 }, () => guess(owner)));
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([...Array(10).fill(422), ...Array(5).fill(429)]);
  });

  /** The owner with a new session: the first one has ended meanwhile. */
  const again = async (owner: Owner): Promise<Owner> => {
    const headers = await signedInHeaders(test.db, owner.account, test.clock());
    return {
      ...owner,
      send: (method, url, payload) => test.app.inject({ method, url, headers, payload }),
    };
  };
});

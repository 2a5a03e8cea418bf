import type { RegisterField } from '@site/contracts/areas/registration';
import { emailFault, fieldFault, mobileNumberFault, smsCodeFault } from '@site/contracts/areas/validators';
import fc from 'fast-check';
import { everyField } from '../../core/merchants/registerSettings';
import { settingsWith } from '../../core/merchants/settings';
import { registerMember } from '../../testing/access';
import { createTestApp, type TestApp } from '../../testing/app';
import { cpuMs } from '../../testing/cpuTime';
import { createMerchant } from '../../testing/fixtures';
import { isWeakPassword } from '../security/weakPassword';

/*
 * The form and the platform agree on every text: what the shared check says, by which the site's form goes, is
 * what the registration call answers.
 */

const settings = settingsWith('off');
const { rules } = settings;

let test: TestApp;
let address = 0;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db, {
    settings,
    flags: { USERNAMEREG3: true, REGMOBVERF3: true },
    registerSettings: everyField({ required: [], captcha: true }),
  });
});
afterAll(() => test.close());

const GOOD = {
  username: 'narin_01',
  password: 'Grape-4711',
  confirmPassword: 'Grape-4711',
  mobileNum: '0812345678',
  verificationCode: '123456',
};

type Checked = Exclude<RegisterField, 'confirmPassword' | 'password' | 'username'>;

const WEAK = 'payment.password.weak';

/** By a rule alone, save these. */
const faultBy = (field: Checked, text: string): string | undefined => {
  const byRule = fieldFault(rules[field], text, { required: true });
  if (field === 'email') return emailFault(text) ?? byRule;
  if (field === 'mobileNum') return mobileNumberFault(text, rules.mobileNum);
  if (field === 'verificationCode') return smsCodeFault(text) ?? byRule;
  // Which digits are guessed first the platform alone knows: the form shows its refusal under the field.
  if (field === 'paymentPassword')
    return byRule ?? (isWeakPassword(text, { mobileNum: GOOD.mobileNum }) ? WEAK : undefined);
  return byRule;
};

/** Near what the rules take: their own texts, changed at one place. */
const samples: Record<Checked, string> = {
  paymentPassword: '246802',
  mobileNum: '0812345678',
  verificationCode: '123456',
  idNumber: '1234567890123',
  qqNum: '12345',
  facebook: 'narin.s',
  wechat: 'narin_s',
  line: 'narin-s',
  whatsapp: '0812345678',
  zalo: '0812345678',
  email: 'narin.s@example.co.th',
  nickname: 'ณรินทร์ 🎲',
  payeeName: 'Narin Suk',
  recommenderId: 'player01',
  affiliateCode: 'SUDA88',
};

const near = (good: string) =>
  fc
    .tuple(fc.constantFrom('', '0', 'a', '.', '@', '<', ' ', 'ก', '้', '🎲', '\n', '-'), fc.nat(24), fc.nat(2))
    .map(([sign, at, taken]) => good.slice(0, at) + sign.repeat(1 + (at % 3)) + good.slice(at + taken));

/** What the database can hold: no half of a pair, and no NUL; the call refuses those before any field. */
const isStorable = (text: string) => !/[\0\p{Surrogate}]/u.test(text);

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 22 }),
);

/** The codes that the call has under a field; nothing passes it for good, since no captcha is sent. */
async function codesOf(field: string, text: string): Promise<string[]> {
  address += 1;
  const answer = await registerMember(
    test,
    'username',
    { ...GOOD, [field]: text },
    {
      merchant: 'aurora',
      'x-forwarded-for': `198.18.${address >> 8}.${address & 255}`,
    },
  );
  const { code, fields = {} } = answer.json().error;
  if (code === 'captcha.required') return [];
  expect(Object.keys(fields)).toEqual([field]);
  return fields[field];
}

it.each(Object.entries(samples) as [Checked, string][])('%s', async (field, good) => {
  const isSecret = field === 'paymentPassword';
  await fc.assert(
    fc.asyncProperty(fc.oneof(near(good), anyText).filter(isStorable), async (typed) => {
      const text = isSecret ? typed : typed.trim();
      // Empty and optional; without a number there is nothing that a code could be for.
      const fault = text === '' ? undefined : faultBy(field, text);
      const codes = await codesOf(field, typed);
      expect(codes).toEqual(fault === undefined ? [] : [fault]);
    }),
    { numRuns: 60, examples: [[good], ['345678']] },
  );
});

it('a rule of any merchant is the platform’s too, by length and by pattern', () => {
  // Each pattern alone would let a text of another length pass, or the other way round.
  for (const rule of Object.values(rules)) {
    if (!rule) continue;
    fc.assert(
      fc.property(anyText, (text) => {
        const points = Array.from(text).length;
        const fits =
          points >= rule.minLength && points <= rule.maxLength && new RegExp(rule.pattern, 'u').test(text);
        expect(fieldFault(rule, text, { required: false }) === undefined).toBe(fits || text === '');
      }),
    );
  }
});

it('no pattern of the demonstration takes long for a text made to be tried again and again', () => {
  const piece = fc.constantFrom('a', 'a.', '.', '@', 'a@', '.co', '-', '0', '08', 'ก', '<', '🎲');
  for (const { pattern } of Object.values(rules).filter((rule) => rule !== undefined)) {
    const compiled = new RegExp(pattern, 'u');
    fc.assert(
      fc.property(piece, piece, piece, (start, middle, end) => {
        const text = start + middle.repeat(10_000) + end;
        const startedAt = cpuMs();
        compiled.test(text);
        expect(cpuMs() - startedAt).toBeLessThan(2_000);
      }),
      { numRuns: 30 },
    );
  }
});

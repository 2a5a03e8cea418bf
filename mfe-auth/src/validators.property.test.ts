import fc from 'fast-check';
import * as z from 'zod/mini';
import { emailSchema, phoneSchema, ticketSchema } from './access/forgot/schemas';
import { cleaned, type LoginRules, loginFaults } from './access/login/loginFaults';
import { plainNumber } from './access/mobile/plainNumber';
import { birthDateFault, latestBirthDate } from './access/register/birthDate';
import { type FormRules, registerFaults, type TypedTexts } from './access/register/registerFaults';
import { FIELD_DEFINITIONS, type FormField } from './access/register/registerFields';
import { emptyValues, isSecret } from './access/register/registerValues';
import { everything, rules } from './access/register/testing/fakeRegistration';
import { changePasswordSchema } from './account/changePassword/changePasswordSchema';

/** Texts of all kinds: halves of pairs and control characters, Thai with its marks, joined emoji, spaces. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom(' ', '\t', '\u00a0', '0', '8', 'a', '_', '@', '.', 'ก', '้', '🎲'),
    maxLength: 24,
  }),
);
const blanks = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u3000'), maxLength: 4 });

const FIELDS = Object.keys(FIELD_DEFINITIONS) as FormField[];
const texts = fc.record(
  Object.fromEntries([...FIELDS, 'captcha'].map((field) => [field, anyText])),
) as fc.Arbitrary<TypedTexts>;
const CODES = [
  ...new Set(Object.values(rules).flatMap((rule) => rule?.messageKey ?? [])),
  'field.required',
  'field.format',
  'email.format',
  'age.too.young',
  'password.confirm.mismatch',
  'captcha.required',
];

describe('a registration', () => {
  const settings = Object.fromEntries(
    Object.entries(everything).map(([field, setting]) => [
      field,
      setting && 'required' in setting ? { enabled: true, required: true } : setting,
    ]),
  ) as typeof everything;
  const form: FormRules = {
    way: 'username',
    settings,
    rules,
    latestBirthDate: '2008-11-20',
    takenUsername: undefined,
  };

  it('has known codes for whatever is typed, the same each time', () => {
    fc.assert(
      fc.property(texts, (typed) => {
        const faults = [...registerFaults(typed, form)];
        for (const [, codes] of faults) for (const code of codes) expect(CODES).toContain(code);
        expect([...registerFaults(typed, form)]).toEqual(faults);
      }),
    );
  });

  it('does not mind blanks around anything but a secret', () => {
    fc.assert(
      fc.property(texts, blanks, blanks, (typed, before, after) => {
        const padded = Object.fromEntries(
          Object.entries(typed).map(([field, text]) => [
            field,
            field !== 'captcha' && isSecret(field as FormField) ? text : before + text + after,
          ]),
        ) as unknown as TypedTexts;
        expect([...registerFaults(padded, form)]).toEqual([...registerFaults(typed, form)]);
      }),
    );
  });

  it('finds nothing wrong with what is optional and empty', () => {
    const optional = { ...everything, captcha: { enabled: false } };
    expect(registerFaults(emptyValues(true), { ...form, settings: optional }).size).toBe(0);
  });

  it('takes no time for a long text in any field', () => {
    const piece = fc.constantFrom('a', 'a.', '@', 'a@', '.co', ' ', '0', 'ก', '🎲', '2000-');
    fc.assert(
      fc.property(piece, piece, (middle, end) => {
        const long = `${middle.repeat(10_000)}${end}`;
        const typed = Object.fromEntries([...FIELDS, 'captcha'].map((field) => [field, long]));
        const startedAt = performance.now();
        registerFaults(typed as unknown as TypedTexts, form);
        expect(performance.now() - startedAt).toBeLessThan(2_000);
      }),
      { numRuns: 25 },
    );
  });
});

describe('a date of birth', () => {
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));

  it('is good exactly when it is a day of the calendar and early enough', () => {
    const numbers = fc
      .tuple(
        fc.integer({ min: 1900, max: 2100 }),
        fc.integer({ min: 0, max: 14 }),
        fc.integer({ min: 0, max: 33 }),
      )
      .map(([year, month, date]) => [year, month, date] as const);
    fc.assert(
      fc.property(numbers, day, ([year, month, date], latest) => {
        const pad = (number: number) => String(number).padStart(2, '0');
        const text = `${year}-${pad(month)}-${pad(date)}`;
        const lastDate = month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0;
        const isDay = date >= 1 && date <= lastDate;
        const expected = !isDay ? 'field.format' : text > latest ? 'age.too.young' : undefined;
        expect(birthDateFault(text, latest)).toBe(expected);
      }),
    );
  });

  it('that is no date is refused, whatever it is', () => {
    fc.assert(
      fc.property(anyText, day, (text, latest) => {
        expect(birthDateFault(text, latest)).toBe('field.format');
      }),
    );
  });

  it('is early enough from the birthday on, wherever the merchant is', () => {
    const zone = fc.constantFrom('Asia/Bangkok', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati');
    const now = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zone, now, fc.integer({ min: 1, max: 30 }), (timeZone, at, minAge) => {
        const latest = latestBirthDate(minAge, timeZone, at.getTime());
        const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);
        expect(Number(today.slice(0, 4)) - Number(latest.slice(0, 4))).toBe(minAge);
        expect(latest.slice(4)).toBe(today.slice(4));
      }),
    );
  });
});

describe('the other forms of access', () => {
  const loginRules = {
    ...rules,
    loginUsername: {
      pattern: '^[A-Za-z0-9_]{4,16}$',
      minLength: 4,
      maxLength: 16,
      messageKey: 'account.format',
    },
    loginPassword: { pattern: '^[!-~]{6,20}$', minLength: 6, maxLength: 20, messageKey: 'password.format' },
  };
  const KNOWN = [...CODES, 'mobile.format', 'client.load.failed'];
  /** Good ones among them, so that both verdicts are met. */
  const typed = fc.oneof(
    anyText,
    fc.constantFrom('Passw0rd1', ' newbie01', '0812345678', 'a@b.co ', '123456'),
  );
  const everyField = {
    username: typed,
    password: typed,
    mobileNum: typed,
    messageCode: typed,
    dialingCode: fc.constantFrom('', '66'),
    captcha: typed,
    remember: fc.boolean(),
    email: typed,
    verificationCode: typed,
    oldPassword: typed,
    newPassword: typed,
    confirmNewPassword: typed,
  };
  const SCHEMAS: readonly [string, z.ZodMiniType][] = [
    ['change of password', changePasswordSchema(loginRules, { held: false })],
    ['change of password with the old one held', changePasswordSchema(loginRules, { held: true })],
    ['password by e-mail', emailSchema(loginRules)],
    ['password by phone', phoneSchema(loginRules)],
    ['password by link', ticketSchema(loginRules)],
  ];

  it.each(SCHEMAS)('%s has known codes for whatever is typed', (_name, schema) => {
    fc.assert(
      fc.property(fc.record(everyField), (typed) => {
        const { error } = z.safeParse(schema, typed);
        for (const { message } of error?.issues ?? []) expect(KNOWN).toContain(message);
      }),
    );
  });

  it.each(SCHEMAS)('%s takes what it has made of a text for the same again', (_name, schema) => {
    fc.assert(
      fc.property(fc.record(everyField), (typed) => {
        const { data, success } = z.safeParse(schema, typed);
        if (success) expect(z.parse(schema, data)).toEqual(data);
      }),
    );
  });

  const METHODS: readonly LoginRules[] = [
    { method: 'username', captchaShown: true, rules: loginRules },
    { method: 'sms', captchaShown: true, rules: loginRules },
    { method: 'username', captchaShown: false, rules: undefined },
  ];

  it.each(METHODS)(
    'a login has known codes for whatever is typed, the same each time: by $method',
    (form) => {
      fc.assert(
        fc.property(fc.record(everyField), (typed) => {
          const values = cleaned(typed);
          const faults = [...loginFaults(values, form)];
          for (const [, code] of faults) expect(KNOWN).toContain(code);
          expect(cleaned(values)).toEqual(values);
          expect([...loginFaults(cleaned(values), form)]).toEqual(faults);
        }),
      );
    },
  );

  it('a login takes the names that the rule takes, with or without blanks around', () => {
    const form: LoginRules = { method: 'username', captchaShown: false, rules: loginRules };
    const name = fc.oneof(anyText, fc.stringMatching(/^[A-Za-z0-9_]{2,18}$/));
    fc.assert(
      fc.property(fc.record(everyField), name, blanks, (typed, username, around) => {
        const faults = loginFaults(cleaned({ ...typed, username: around + username + around }), form);
        expect(faults.has('username')).toBe(!/^[A-Za-z0-9_]{4,16}$/.test(username.trim()));
      }),
    );
  });

  it('a number loses nothing but what stands between its digits, once', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const plain = plainNumber(typed);
        expect(plainNumber(plain)).toBe(plain);
        expect(plain.replace(/\D/g, '')).toBe(typed.replace(/\D/g, ''));
      }),
    );
  });
});

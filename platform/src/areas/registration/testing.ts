import { eq } from 'drizzle-orm';
import { accounts, registrations } from '../../core/accounts/tables';
import { everyField, registerSettingsWith } from '../../core/merchants/registerSettings';
import { settingsWith } from '../../core/merchants/settings';
import { easyBotChecks, type registerMember } from '../../testing/access';
import { createTestApp, type TestApp } from '../../testing/app';
import { createMerchant } from '../../testing/fixtures';

export const settings = settingsWith('off');
export const PASSWORD = 'Grape-4711';

/** The platform with a merchant that asks for little (aurora) and one that asks for everything (lagoon). */
export async function createRegistrationApp(): Promise<TestApp> {
  const test = await createTestApp(easyBotChecks);
  await createMerchant(test.db, {
    settings,
    flags: { USERNAMEREG3: true, MOBILENUMREG3: true, REGMOBVERF3: true, MOBILENUMPASSREG3: true },
    registerSettings: registerSettingsWith({
      mobileNum: 'optional',
      verificationCode: 'required',
      email: 'optional',
      affiliateCode: 'optional',
      recommenderId: 'optional',
    }),
  });
  await createMerchant(test.db, {
    code: 'lagoon',
    settings,
    flags: { USERNAMEREG3: true },
    registerSettings: everyField({ required: ['birthDate'], captcha: true }),
  });
  return test;
}

let number = 0;
export const newName = () => `narin${++number}`;
export const newNumber = () => `08${String(10_000_000 + ++number)}`;

/** A form with name and password. */
export const named = (username: string, more: object = {}) => ({
  username,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...more,
});

type Answer = Awaited<ReturnType<typeof registerMember>>;

export const fieldsOf = (answer: Answer): unknown => answer.json().error?.fields;

export const accountOf = async ({ db }: TestApp, username: string) =>
  (await db.select().from(accounts).where(eq(accounts.username, username)))[0];

export const registrationOf = async (test: TestApp, username: string) => {
  const account = await accountOf(test, username);
  const found = await test.db
    .select()
    .from(registrations)
    .where(eq(registrations.accountId, account?.id ?? ''));
  return found[0];
};

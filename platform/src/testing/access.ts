import { randomInt } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { asc, eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { captchas } from '../areas/session/tables';
import { hashToken } from '../core/ids';
import { mailbox } from '../demo/sandbox/tables';
import type { TestApp } from './app';
import { seal } from './sealed';

type Headers = Record<string, string>;

/** For `createTestApp`: bot checks that take the least work, and everything else at random. */
export const easyBotChecks = {
  randomInt: (bound: number) => (bound < 10_000 ? 0 : randomInt(bound)),
};

/** Does the work of the bot check as a browser does. */
export async function solveBotCheck({ app }: TestApp, merchant = 'aurora'): Promise<string> {
  const { value: challenge } = (
    await app.inject({ url: '/wps/verification/challenge', headers: { merchant } })
  ).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Everything that has been sent so far, oldest first. */
export async function sentMessages({ app, db }: TestApp) {
  await app.platform.messenger?.settled();
  return db.select().from(mailbox).orderBy(asc(mailbox.at));
}

/** The newest code that this number has been sent. */
export async function newestCode(test: TestApp, mobileNum: string): Promise<string> {
  const messages = await sentMessages(test);
  const body = messages.filter(({ recipient }) => recipient.endsWith(` ${mobileNum}`)).at(-1)?.body ?? '';
  const code = /#(\d{6})$/.exec(body)?.[1];
  if (code === undefined) throw new Error(`no code was sent to ${mobileNum}`);
  return code;
}

/** Asks for a code, with the bot check done. */
export async function askForCode(
  test: TestApp,
  module: string,
  mobileNum: string,
  { merchant = 'aurora', dialingCode = '66', headers = {} as Headers, altcha = '' } = {},
): Promise<LightMyRequestResponse> {
  return test.app.inject({
    method: 'POST',
    url: '/wps/verification/sms/noLogin',
    headers: { merchant, moduleid: module, ...headers },
    payload: {
      mobileNum,
      countryDialingCode: dialingCode,
      altcha: altcha === '' ? await solveBotCheck(test, merchant) : altcha,
    },
  });
}

/** Registers as the site does. */
export async function registerMember(
  { app }: TestApp,
  way: 'username' | 'mobile',
  fields: object,
  headers: Headers = { merchant: 'aurora' },
): Promise<LightMyRequestResponse> {
  const merchant = headers.merchant ?? 'aurora';
  const sealed = await seal(app, merchant, {
    registerUrl: `${merchant}.test`,
    domain: `${merchant}.test`,
    registerMethod: 'H5',
    type: 0,
    countryDialingCode: '66',
    ...fields,
  });
  return app.inject({
    method: 'PUT',
    url: way === 'mobile' ? '/wps/account/register/mobile' : '/wps/account/register',
    headers: { ...headers, ...sealed.headers },
    payload: sealed.payload,
  });
}

/** A captcha as a browser holds it, with the answer that only the database knows. */
export async function solveCaptcha({ app, db }: TestApp, merchant = 'aurora') {
  const answer = await app.inject({ url: '/wps/captcha', headers: { merchant } });
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const [stored] = await db
    .select()
    .from(captchas)
    .where(eq(captchas.cookieHash, hashToken(cookie.replace('captcha=', ''))));
  return { cookie, digits: stored?.answer ?? '' };
}

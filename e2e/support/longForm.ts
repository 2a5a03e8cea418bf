import { pbkdf2Sync, randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { codeFor } from './mailbox';
import { ask, PLATFORM } from './platformCall';
import { sealedCalls } from './sealedCalls';
import { type NewMember, type OpenedSession, type StoredSession, storedSession } from './session';
import { type SiteCode, siteOrigin } from './site';

const COUNTER_BYTES = 4;

const SYLLABLES = ['ใจ', 'ดี', 'สุข', 'ทอง', 'วงศ์', 'ศรี', 'พงษ์', 'รัตน์', 'ชัย', 'บุญ'] as const;

/** A name that hardly any other test has: who excludes themselves is known by it from then on (PL-023). */
const newPayeeName = () =>
  `สมชาย ${Array.from({ length: 5 }, () => SYLLABLES[randomInt(SYLLABLES.length)]).join('')}`;

interface Challenge {
  parameters: { cost: number; keyLength: number; keyPrefix: string; nonce: string; salt: string };
}

/** Does the work of the bot check as a browser does: the first counter whose key begins as it should. */
function solve({ parameters }: Challenge): { counter: number; derivedKey: string } {
  const { cost, keyLength, keyPrefix, nonce, salt } = parameters;
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(COUNTER_BYTES)]);
  for (let counter = 0; ; counter += 1) {
    password.writeUInt32BE(counter, password.length - COUNTER_BYTES);
    const key = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256');
    const derivedKey = key.toString('hex');
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
  }
}

type Headers = Record<string, string>;

/**
 * Makes a member at a merchant that asks for everything: a number with its code by SMS, an e-mail address, a payee
 * name, a date of birth and a captcha.
 */
export async function registerWithLongForm(
  merchant: SiteCode,
  { username, password, email }: NewMember,
): Promise<StoredSession> {
  const mobileNum = `08${String(randomInt(1e8)).padStart(8, '0')}`;
  // Codes are counted for an address.
  const caller = { merchant, 'x-forwarded-for': `198.19.${randomInt(256)}.${randomInt(1, 255)}` };
  const { cookie, captcha } = await readCaptcha(caller);
  const form = {
    ...{ username, password, confirmPassword: password, mobileNum, countryDialingCode: '66', captcha },
    verificationCode: await confirmedCode(caller, mobileNum),
    ...{ email: email || `${username}@example.com`, payeeName: newPayeeName(), birthDate: '1990-12-31' },
    ...{ registerUrl: siteOrigin(merchant), registerMethod: 'H5', type: 0 },
  };
  const { headers, body } = (await sealedCalls(PLATFORM, merchant))(form);
  const opened = await ask<OpenedSession>('/wps/account/register', {
    method: 'PUT',
    headers: { ...headers, ...caller, cookie },
    body,
  });
  return storedSession(merchant, opened);
}

/** The code that a number has been sent. */
async function confirmedCode(caller: Headers, mobileNum: string): Promise<string> {
  const challenge = await ask<Challenge>('/wps/verification/challenge', { headers: caller });
  const solved = JSON.stringify({ challenge, solution: solve(challenge) });
  await ask('/wps/verification/sms/noLogin', {
    method: 'POST',
    headers: { ...caller, moduleid: 'REGMOBVERF3', 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ mobileNum, countryDialingCode: '66' },
      altcha: Buffer.from(solved).toString('base64'),
    }),
  });
  await expect.poll(() => codeFor(mobileNum)).not.toBe('');
  return codeFor(mobileNum);
}

/** A captcha, with the cookie that it holds for. */
async function readCaptcha(caller: Headers): Promise<{ cookie: string; captcha: string }> {
  const picture = await fetch(`${PLATFORM}/wps/captcha`, { headers: caller });
  const [cookie = ''] = (picture.headers.get('set-cookie') ?? '').split(';');
  const told = await fetch(`${PLATFORM}/sandbox/captcha.json`, { headers: { ...caller, cookie } });
  const { answer } = (await told.json()) as { answer: string };
  return { cookie, captcha: answer };
}

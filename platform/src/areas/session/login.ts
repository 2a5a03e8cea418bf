import type { LoginPayload, SmsLogin, UsernameLogin } from '@site/contracts/areas/account';
import { FLAGS } from '@site/contracts/values/flags';
import type { Account } from '../../core/accounts/tables';
import { Refusal } from '../../core/http/refusal';
import type { Context } from '../../core/http/route';
import { requireFlag } from '../../core/merchants/features';
import { passwordMatches } from '../accounts/passwords';
import { findByLogin, findByMobile, usernameKey } from '../accounts/service';
import { authenticateByFirebase } from '../firebase/authenticate';
import { askSecondStep } from '../passkeys/secondStep';
import { checkSmsCode, useSmsCode } from '../verification/smsCodes';
import { assertMaySignIn, beginSession } from './begin';
import { consumeCaptcha } from './captcha';
import {
  countAttempt,
  countFailures,
  FAILURES_BEFORE_CAPTCHA,
  forgetAttempt,
  forgetFailures,
} from './loginAttempts';

const CAPTCHA_MODULE = 'VALID_CAPTCHA3';

/** The account of these credentials, within the limits of failed logins (docs/calls.md, "Rate limits"). */
async function authenticate(context: Context, payload: UsernameLogin): Promise<Account> {
  const { db, merchant, network, clock, http } = context;
  const account = await findByLogin(db, merchant.code, payload.username);
  const attempt = await countAttempt(db, {
    merchant: merchant.code,
    address: network,
    usernameKey: account?.usernameKey ?? usernameKey(payload.username),
    at: new Date(clock()),
  });
  const captchaServed = !merchant.modulesOff.includes(CAPTCHA_MODULE);
  const failures = await countFailures(db, attempt);
  if (captchaServed && failures > FAILURES_BEFORE_CAPTCHA) {
    try {
      await consumeCaptcha(db, http.request, payload.captcha, clock());
    } catch (refusal) {
      // No password was tried.
      await forgetAttempt(db, attempt);
      throw refusal;
    }
  }
  const matches = await passwordMatches(account?.passwordHash, payload.password);
  if (!account || !matches) {
    const captcha = captchaServed && failures >= FAILURES_BEFORE_CAPTCHA;
    throw new Refusal('login.failed', captcha ? { value: { captcha } } : {});
  }
  await forgetFailures(db, attempt);
  return account;
}

/** The account of a number that the code was sent to. A number that nobody has answers like a wrong code. */
async function authenticateBySms({ db, merchant, clock }: Context, payload: SmsLogin): Promise<Account> {
  requireFlag(merchant, 'smsLogin');
  const mobileNum = payload.mobileNum.trim();
  const target = {
    merchant: merchant.code,
    module: FLAGS.smsLogin,
    mobileNum,
    dialingCode: payload.countryDialingCode,
  };
  const code = await checkSmsCode(db, target, payload.messageCode, clock());
  const account = await findByMobile(db, merchant.code, mobileNum);
  if (!account) throw new Refusal('verification.code.wrong');
  await useSmsCode(db, code, clock());
  return account;
}

function identify(context: Context, payload: LoginPayload): Promise<Account> {
  switch (payload.type) {
    case 'username':
      return authenticate(context, payload);
    case 'sms':
      return authenticateBySms(context, payload);
    case 'firebase':
      return authenticateByFirebase(context, payload);
  }
}

/**
 * Logs in by user name, or by the member's mobile number, and password, by a code that was sent to the number,
 * or by an identity that Firebase vouches for. A live session of the caller ends.
 *
 * @throws Refusal login.failed and captcha.* (with `value.captcha`), verification.code.*,
 *   feature.unavailable, firebase.token.invalid, login.social.unlinked, vendor.unavailable,
 *   login.member.only, login.agent.only, user.unavailable, request.rate.limited.
 */
export async function login(context: Context, payload: LoginPayload) {
  const account = await identify(context, payload);
  assertMaySignIn(account, payload.portal);
  await askSecondStep(context, account);
  return beginSession(context, account);
}

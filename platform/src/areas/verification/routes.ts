import { ownEmailCode, ownSmsCode } from '@site/contracts/areas/security';
import { mobileNumberFault } from '@site/contracts/areas/validators';
import { botCheckChallenge, type SmsCodeModule, smsCode } from '@site/contracts/areas/verification';
import { FLAGS, type Flag } from '@site/contracts/values/flags';
import type { FastifyInstance } from 'fastify';
import { MINUTE } from '../../core/clock';
import type { Limit } from '../../core/http/rateLimit';
import { Refusal, refusalUnder } from '../../core/http/refusal';
import { accountRoute, type Context, route } from '../../core/http/route';
import { mailedOrigin } from '../../core/http/siteOrigin';
import { dialingCodeOf } from '../../core/merchants/dialingCode';
import { requireFlag } from '../../core/merchants/features';
import { maskEmail, maskNumber } from '../accounts/mask';
import { findByMobile } from '../accounts/service';
import { consumeProof, issueChallenge } from './botCheck';
import { codeText } from './codeText';
import { codeMail, emailTarget } from './emailCodes';
import { smsTarget } from './ownCodes';
import { type CodeTarget, createSmsCode } from './smsCodes';

/** For one address. */
const challengeLimit: Limit = { name: 'challenge', calls: 60, windowMs: MINUTE };

const FLAG_OF: Record<SmsCodeModule, Flag> = {
  REGMOBVERF3: 'registerWithSmsCode',
  MOBILESMSLOGIN3: 'smsLogin',
  CHNGPASSVERIF3: 'resetPasswordByPhone',
};

/** Proof of work, and codes by SMS and e-mail (docs/calls.md, "SMS codes"). */
export function registerVerification(app: FastifyInstance): void {
  const { messenger, randomInt } = app.platform;

  /** Makes a code and sends it, or only seems to. */
  async function sendCode(context: Context, target: CodeTarget, { seemingly = false } = {}) {
    const { db, merchant, network, clock, language, http } = context;
    if (!messenger) throw new Refusal('vendor.unavailable');
    const { code, expirationTime } = await createSmsCode(db, target, network, { randomInt, now: clock() });
    const { hostname } = new URL(mailedOrigin(http.request, merchant));
    if (!seemingly)
      messenger.send({
        channel: 'sms',
        merchant: merchant.code,
        recipient: `+${target.dialingCode} ${target.mobileNum}`,
        body: codeText(merchant.name, code, hostname, language),
      });
    return expirationTime;
  }

  route(app, botCheckChallenge, ({ db, clock }) => issueChallenge(db, randomInt, clock()), {
    limit: challengeLimit,
  });

  route(
    app,
    smsCode,
    async (context, { mobileNum: typed, countryDialingCode, altcha }) => {
      const { db, merchant, module, clock } = context;
      requireFlag(merchant, FLAG_OF[module as SmsCodeModule]);
      const mobileNum = typed.trim();
      const rule = merchant.settings.rules.mobileNum;
      if (mobileNumberFault(mobileNum, rule))
        throw refusalUnder('mobileNum', 'mobile.format', rule && { value: { minLength: rule.minLength } });
      await consumeProof(db, altcha, clock());
      const known = await findByMobile(db, merchant.code, mobileNum);
      const registers = module === FLAGS.registerWithSmsCode;
      if (registers && known) throw refusalUnder('mobileNum', 'mobile.exists');
      // A number with the wrong dialling code is another number: nobody else's phone gets a member's code.
      const theirs = known !== undefined && dialingCodeOf(known, merchant) === countryDialingCode;
      const target = { merchant: merchant.code, module, mobileNum, dialingCode: countryDialingCode };
      return { expirationTime: await sendCode(context, target, { seemingly: !registers && !theirs }) };
    },
    { costly: true },
  );

  accountRoute(
    app,
    ownSmsCode,
    async (context, { altcha }) => {
      const { db, clock } = context;
      const target = smsTarget(context);
      if (!target) throw new Refusal('mobile.missing');
      await consumeProof(db, altcha, clock());
      return { expirationTime: await sendCode(context, target), mobileNum: maskNumber(target.mobileNum) };
    },
    { costly: true },
  );

  accountRoute(
    app,
    ownEmailCode,
    async (context, { altcha }) => {
      const { db, merchant, module, account, network, clock, language } = context;
      const target = emailTarget(account, module);
      if (!target || account.email === null) throw new Refusal('email.missing');
      if (!messenger) throw new Refusal('vendor.unavailable');
      await consumeProof(db, altcha, clock());
      const made = await createSmsCode(db, target, network, { randomInt, now: clock() });
      const mail = codeMail(merchant.name, account.username, made.code, language);
      messenger.send({ channel: 'email', merchant: merchant.code, recipient: account.email, ...mail });
      return { expirationTime: made.expirationTime, email: maskEmail(account.email) };
    },
    { costly: true },
  );
}

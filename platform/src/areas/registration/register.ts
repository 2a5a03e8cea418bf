import type { Registered, RegisterPayload } from '@site/contracts/areas/registration';
import { FLAGS } from '@site/contracts/values/flags';
import { type accounts, registrations } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { Refusal, refusalUnder } from '../../core/http/refusal';
import type { Context } from '../../core/http/route';
import { newId } from '../../core/ids';
import { dialingCodeOf } from '../../core/merchants/dialingCode';
import { requireFlag } from '../../core/merchants/features';
import { endSession, startSession } from '../../core/sessions/sessions';
import { maskNumber } from '../accounts/mask';
import { hashPassword } from '../accounts/passwords';
import { emailKey, usernameKey } from '../accounts/service';
import { holdLink, settleByLink } from '../agent/accounts/byLink';
import { admit, closeForReview } from '../care/excluded';
import { linkSocial, proveNumber, proveSocial, useIdentity } from '../firebase/identities';
import { consumeCaptcha } from '../session/captcha';
import { originOf } from '../session/origin';
import { checkSmsCode, useSmsCode } from '../verification/smsCodes';
import { checkForm, type Form, type Way } from './form';
import { insertAccount } from './insertAccount';
import { findInvitation, findRecommender, parentOf } from './referrers';
import { registerSettingsOf } from './settings';
import { refuseTaken } from './taken';

const MEMBER_TYPE = 0;
/** Module whose codes confirm a new member's number. */
const CODE_MODULE = FLAGS.registerWithSmsCode;
const CONTACTS = ['idNumber', 'qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo'] as const;

/** Uses up what a registration was confirmed by, in its transaction. */
type UseUp = (tx: Database) => Promise<void>;

/** Checks that the form's number is the caller's, by Firebase's token or by the code; nothing where neither is needed. */
async function confirmNumber(
  context: Context,
  form: Form,
  dialingCode: string,
  token: string | undefined,
): Promise<UseUp | undefined> {
  const { db, merchant, clock } = context;
  const { mobileNum, verificationCode } = form;
  if (token !== undefined) {
    if (mobileNum === undefined) throw new Refusal('firebase.token.invalid');
    const identity = await proveNumber(context, token, { mobileNum, dialingCode });
    return (tx) => useIdentity(tx, identity);
  }
  if (mobileNum === undefined || verificationCode === undefined) return undefined;
  const target = { merchant: merchant.code, module: CODE_MODULE, mobileNum, dialingCode } as const;
  const code = await checkSmsCode(db, target, verificationCode, clock());
  return (tx) => useSmsCode(tx, code, clock());
}

/** The social account that shall log in to the new one. */
async function socialOf(context: Context, { socialChannel, socialIdToken }: RegisterPayload) {
  if (socialIdToken === undefined) return undefined;
  if (socialChannel === undefined) throw socialRefusal();
  return asSocial(proveSocial(context, socialChannel, socialIdToken));
}

/** Says which of two tokens it was: the number's has a fault of its own. */
const socialRefusal = () => refusalUnder('socialIdToken', 'firebase.token.invalid');

async function asSocial<Value>(proof: Promise<Value>): Promise<Value> {
  return proof.catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'firebase.token.invalid' ? socialRefusal() : error;
  });
}

const hashOf = (secret: string | undefined) => (secret === undefined ? null : hashPassword(secret));

async function newAccount(context: Context, form: Form, dialingCode: string, parentId: string | null) {
  const { merchant, clock } = context;
  // Who registers by number is called by it; the form has a name or a number.
  const username = form.username ?? form.mobileNum ?? '';
  return {
    id: newId('acc'),
    merchant: merchant.code,
    username,
    usernameKey: usernameKey(username),
    mobileNum: form.mobileNum ?? null,
    dialingCode: form.mobileNum === undefined ? null : dialingCode,
    email: form.email ?? null,
    emailKey: form.email === undefined ? null : emailKey(form.email),
    passwordHash: await hashOf(form.password),
    paymentPasswordHash: await hashOf(form.paymentPassword),
    nickname: form.nickname ?? form.username ?? maskNumber(username),
    payeeName: form.payeeName ?? null,
    type: MEMBER_TYPE,
    parentId,
    createdAt: new Date(clock()),
    lastLoginAt: new Date(clock()),
  } satisfies typeof accounts.$inferInsert;
}

/**
 * Makes a member and signs them in; a live session of the caller ends. A code that was right, and a token of
 * Firebase, are used up by a registration that succeeds alone: a form with another fault can be sent again.
 *
 * @throws Refusal feature.unavailable, the codes of fields, captcha.*, referrer.link.invalid,
 *   affiliate.code.invalid, verification.code.*, firebase.token.invalid, username.exists, mobile.exists,
 *   email.exists, registration.refused, vendor.unavailable, request.rate.limited.
 */
export async function register(context: Context, payload: RegisterPayload, way: Way): Promise<Registered> {
  const { db, merchant, clock, ip, http } = context;
  requireFlag(merchant, way === 'username' ? 'registerByUsername' : 'registerByMobile');
  const form = checkForm(merchant, payload, way, clock());
  if (registerSettingsOf(merchant).captcha.enabled)
    await consumeCaptcha(db, http.request, payload.captcha, clock());
  const { affiliateCode, recommenderId } = form;
  const invitation =
    affiliateCode === undefined
      ? undefined
      : await findInvitation(db, merchant.code, affiliateCode, {
          domain: payload.domain ?? payload.registerUrl,
          at: new Date(clock()),
        });
  const recommender =
    recommenderId === undefined
      ? invitation?.member
      : await findRecommender(db, merchant.code, recommenderId);
  const dialingCode = dialingCodeOf({ dialingCode: payload.countryDialingCode ?? null }, merchant);
  const useConfirmation = await confirmNumber(context, form, dialingCode, payload.firebaseIdToken);
  const social = await socialOf(context, payload);
  const values = await newAccount(context, form, dialingCode, parentOf(invitation?.agent, recommender));
  const { username, mobileNum, email } = form;
  await refuseTaken(db, merchant.code, { username: username ?? values.username, mobileNum, email });
  const { payeeName, idNumber } = form;
  const emails = [email, social?.email];
  const admission = await admit(context, { mobileNum, dialingCode, emails, payeeName, idNumber });
  const byLink = invitation?.link;
  return db.transaction(async (tx) => {
    if (byLink) await holdLink(tx, byLink, values.createdAt);
    await useConfirmation?.(tx);
    const confirmedAt = useConfirmation ? values.createdAt : null;
    const type = byLink?.link.type ?? values.type;
    const account = await insertAccount(tx, { ...values, type, mobileVerifiedAt: confirmedAt });
    if (byLink) await settleByLink(tx, byLink, account);
    if (social) {
      await asSocial(useIdentity(tx, social));
      await asSocial(linkSocial(tx, account, social, clock()));
    }
    await tx.insert(registrations).values({
      accountId: account.id,
      method: payload.registerMethod,
      url: payload.registerUrl,
      address: ip,
      contacts: Object.fromEntries(
        CONTACTS.flatMap((field) => (form[field] === undefined ? [] : [[field, form[field]]])),
      ),
      recommenderId: recommender?.id ?? null,
      affiliateCode: affiliateCode ?? null,
      birthDate: form.birthDate ?? null,
      at: values.createdAt,
    });
    if (admission === 'review') await closeForReview(tx, account, values.createdAt);
    if (context.session) await endSession(tx, context.session.id, 'replaced', clock());
    const { token } = await startSession(tx, account, clock(), originOf(context));
    return { userName: account.username, type: account.type, firstTimeLogin: true, token };
  });
}

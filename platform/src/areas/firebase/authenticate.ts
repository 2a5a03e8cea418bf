import type { FirebaseLogin } from '@site/contracts/areas/account';
import type { Flag } from '@site/contracts/values/flags';
import type { Account } from '../../core/accounts/tables';
import { Refusal } from '../../core/http/refusal';
import type { Context } from '../../core/http/route';
import { requireFlag } from '../../core/merchants/features';
import { findLinked, memberOfNumber, proveSocial, useIdentity } from './identities';

/** The switch of each way that Firebase vouches for. */
const FIREBASE_FLAGS = {
  sms: 'smsLogin',
  facebook: 'facebookLogin',
  line: 'lineLogin',
  google: 'googleLogin',
} as const satisfies Record<FirebaseLogin['firebaseChannel'], Flag>;

/**
 * The account of an identity that Firebase vouches for: a confirmed number, or a social account linked before.
 *
 * @throws Refusal feature.unavailable, field.required, firebase.token.invalid, login.social.unlinked,
 *   vendor.unavailable.
 */
export async function authenticateByFirebase(context: Context, payload: FirebaseLogin): Promise<Account> {
  const { db, merchant } = context;
  const { firebaseChannel: channel, firebaseIdToken: token, firebaseMobileNo } = payload;
  requireFlag(merchant, FIREBASE_FLAGS[channel]);
  if (merchant.firebaseProject === null) throw new Refusal('feature.unavailable');
  if (channel === 'sms') {
    if (firebaseMobileNo === undefined)
      throw new Refusal('field.required', { fields: { firebaseMobileNo: ['field.required'] } });
    const number = { mobileNum: firebaseMobileNo.trim(), dialingCode: payload.countryDialingCode };
    const { account, identity } = await memberOfNumber(context, token, number);
    await useIdentity(db, identity);
    return account;
  }
  const identity = await proveSocial(context, channel, token);
  const account = await findLinked(db, merchant.code, identity);
  // The token stays good: the registration that this leads to is sent with it.
  if (!account) throw new Refusal('login.social.unlinked');
  await useIdentity(db, identity);
  return account;
}

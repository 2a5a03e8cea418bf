import { FIREBASE_PROVIDERS } from '@site/contracts/areas/firebase';
import type { SocialChannel } from '@site/contracts/areas/identities';
import { internationalNumber } from '@site/contracts/values/internationalNumber';
import { and, eq } from 'drizzle-orm';
import { type Account, accounts } from '../../core/accounts/tables';
import { MINUTE } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import type { Context } from '../../core/http/route';
import { hashToken } from '../../core/ids';
import { dialingCodeOf } from '../../core/merchants/dialingCode';
import { findByMobile } from '../accounts/service';
import type { Identity } from './identityTokens';
import { socialIdentities, usedIdentityTokens } from './tables';

/**
 * A number holds as confirmed so long after the code was typed, as one of our own codes does
 * (docs/calls.md, "SMS codes").
 */
const PHONE_HOLDS_MS = 10 * MINUTE;

/** An identity with the token that says so, for `useIdentity`. */
export interface ProvenIdentity extends Identity {
  readonly tokenHash: string;
}

interface TypedNumber {
  readonly mobileNum: string;
  /** Left out: that of the merchant's country. */
  readonly dialingCode?: string | undefined;
}

/** A token without its signature, which can be written in more than one way. */
const signedPart = (token: string) => token.slice(0, token.lastIndexOf('.'));

/** @throws Refusal firebase.token.invalid (also without a Firebase project), vendor.unavailable. */
async function readIdentity({ merchant, http }: Context, token: string): Promise<ProvenIdentity> {
  const { readIdentityToken } = http.request.server;
  if (merchant.firebaseProject === null) throw new Refusal('firebase.token.invalid');
  const identity = await readIdentityToken(merchant.firebaseProject, token);
  return { ...identity, tokenHash: hashToken(signedPart(token)) };
}

/**
 * Checks that a token is of somebody who has just typed the code that Firebase sent to this number.
 *
 * @throws Refusal firebase.token.invalid, vendor.unavailable.
 */
export async function proveNumber(
  context: Context,
  token: string,
  { mobileNum, dialingCode }: TypedNumber,
): Promise<ProvenIdentity> {
  const identity = await readIdentity(context, token);
  const code = dialingCodeOf({ dialingCode: dialingCode ?? null }, context.merchant);
  const isPhone = identity.provider === FIREBASE_PROVIDERS.sms;
  const isNumber = identity.phoneNumber === internationalNumber(code, mobileNum);
  const isFresh = identity.signedInAt + PHONE_HOLDS_MS > context.clock();
  if (!isPhone || !isNumber || !isFresh) throw new Refusal('firebase.token.invalid');
  return identity;
}

/**
 * The member whose number a token proves. Numbers are unique at home alone: the same digits of another country
 * are somebody else's.
 *
 * @throws Refusal firebase.token.invalid, also for a number that no member has; vendor.unavailable.
 */
export async function memberOfNumber(
  context: Context,
  token: string,
  number: TypedNumber,
): Promise<{ account: Account; identity: ProvenIdentity }> {
  const { db, merchant } = context;
  const identity = await proveNumber(context, token, number);
  const account = await findByMobile(db, merchant.code, number.mobileNum);
  const own = account && internationalNumber(dialingCodeOf(account, merchant), number.mobileNum);
  if (!account || own !== identity.phoneNumber) throw new Refusal('firebase.token.invalid');
  return { account, identity };
}

/**
 * Checks that a token is of somebody who signed in with a social account.
 *
 * @throws Refusal firebase.token.invalid, vendor.unavailable.
 */
export async function proveSocial(
  context: Context,
  channel: SocialChannel,
  token: string,
): Promise<ProvenIdentity & { readonly subject: string }> {
  const identity = await readIdentity(context, token);
  const { provider, subject } = identity;
  if (provider !== FIREBASE_PROVIDERS[channel] || subject === undefined)
    throw new Refusal('firebase.token.invalid');
  return { ...identity, subject };
}

type Social = Pick<Identity, 'provider'> & { readonly subject: string };

/** The account that a social account logs in to at a merchant. */
export async function findLinked(
  db: Database,
  merchant: string,
  { provider, subject }: Social,
): Promise<Account | undefined> {
  const [found] = await db
    .select({ account: accounts })
    .from(socialIdentities)
    .innerJoin(accounts, eq(accounts.id, socialIdentities.accountId))
    .where(
      and(
        eq(socialIdentities.merchant, merchant),
        eq(socialIdentities.provider, provider),
        eq(socialIdentities.subject, subject),
      ),
    );
  return found?.account;
}

/**
 * Lets a social account log in to an account from now on.
 *
 * @throws Refusal firebase.token.invalid when it belongs to another account already.
 */
export async function linkSocial(
  db: Database,
  { merchant, id }: Account,
  { provider, subject }: Social,
  now: number,
): Promise<void> {
  const linked = await db
    .insert(socialIdentities)
    .values({ merchant, provider, subject, accountId: id, linkedAt: new Date(now) })
    .onConflictDoNothing()
    .returning();
  if (linked.length === 0) throw new Refusal('firebase.token.invalid');
}

/**
 * Uses up a token, in the transaction of what it is for.
 *
 * @throws Refusal firebase.token.invalid when it was used before.
 */
export async function useIdentity(db: Database, { tokenHash, expiresAt }: ProvenIdentity): Promise<void> {
  const used = await db
    .insert(usedIdentityTokens)
    .values({ tokenHash, expiresAt: new Date(expiresAt) })
    .onConflictDoNothing()
    .returning();
  if (used.length === 0) throw new Refusal('firebase.token.invalid');
}

import {
  PASSWORD_TICKET_PARAMETER,
  type passwordByEmail,
  type passwordByTicket,
} from '@site/contracts/areas/passwords';
import { emailFault, fieldFault } from '@site/contracts/areas/validators';
import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { PATHS } from '@site/contracts/values/paths';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type Account, accounts } from '../../core/accounts/tables';
import { HOUR, MINUTE } from '../../core/clock';
import type { Database } from '../../core/db/client';
import type { Platform } from '../../core/http/platform';
import type { Limit } from '../../core/http/rateLimit';
import { Refusal } from '../../core/http/refusal';
import type { Context } from '../../core/http/route';
import { mailedOrigin } from '../../core/http/siteOrigin';
import { hashToken, newToken } from '../../core/ids';
import { refuseSamePassword, refuseUnfitPassword, setPassword } from '../accounts/newPassword';
import { hashPassword } from '../accounts/passwords';
import { emailKey, findByUsername, usernameKey } from '../accounts/service';
import { tellOwner } from '../accounts/tellOwner';
import { passwordMail } from './mailText';
import { passwordTickets } from './tables';

/** A mailed link is good for so long, once (docs/calls.md, "Passwords"). */
const TICKET_LIFE_MS = 30 * MINUTE;
/** Links in an hour (docs/calls.md, "Rate limits"): asked for by one caller for one name, and mailed to one owner. */
const TICKETS_AN_HOUR = 5;
export const TICKETS_COUNTED_MS = HOUR;
const callerLimit: Limit = { name: 'password mail of a name', calls: TICKETS_AN_HOUR, windowMs: HOUR };

type Typed = z.output<(typeof passwordByEmail)['request']>;

function readTyped({ merchant }: Context, typed: Typed): Typed {
  const username = typed.username.trim();
  const email = typed.email.trim();
  const unfitName = fieldFault(merchant.settings.rules.loginUsername, username, { required: true });
  const unfitEmail = emailFault(email);
  const fields = {
    ...(unfitName && { username: [unfitName] }),
    ...(unfitEmail && { email: [unfitEmail] }),
  };
  if (unfitName) throw new Refusal('account.format', { fields });
  if (unfitEmail) throw new Refusal('email.format', { fields });
  return { username, email };
}

/** Whether the owner of an account has had as many mails as in an hour there may be. */
async function hasHadEnough(db: Database, accountId: string, now: number): Promise<boolean> {
  const since = gt(passwordTickets.askedAt, new Date(now - TICKETS_COUNTED_MS));
  return (
    (await db.$count(passwordTickets, and(eq(passwordTickets.accountId, accountId), since))) >=
    TICKETS_AN_HOUR
  );
}

/** An account that sets its own password: no trial, nothing of the back office, nothing disabled. */
const hasOwnPassword = (account: Account) =>
  !isTrialAccount(account.type) && !account.backOffice && !account.disabled;

/**
 * Mails a link for a new password when user name and address belong together. It answers the same, and does
 * the same work, when they do not, and when the owner has had enough mails: only what a caller asks for is counted
 * against that caller, or a stranger could keep an owner out.
 *
 * @throws Refusal account.format, email.format, request.rate.limited, vendor.unavailable.
 */
export async function mailTicket(
  context: Context,
  { messenger, limiter }: Pick<Platform, 'messenger' | 'limiter'>,
  typed: Typed,
) {
  const { db, merchant, clock, language, http, network } = context;
  const { username, email } = readTyped(context, typed);
  if (!messenger) throw new Refusal('vendor.unavailable');
  const key = usernameKey(username);
  await limiter.take(callerLimit, `${network} ${merchant.code} ${key}`);
  const account = await findByUsername(db, merchant.code, username);
  const owner = account?.emailKey === emailKey(email) && hasOwnPassword(account) ? account : undefined;
  const enough = await hasHadEnough(db, owner?.id ?? '', clock());
  const ticket = newToken();
  await db.insert(passwordTickets).values({
    ticketHash: hashToken(ticket),
    merchant: merchant.code,
    usernameKey: key,
    accountId: owner?.id ?? null,
    askedAt: new Date(clock()),
  });
  // In the fragment, so that neither a server's log nor a referrer ever holds the ticket.
  const link = `${mailedOrigin(http.request, merchant)}${PATHS.forgotPassword}#${PASSWORD_TICKET_PARAMETER}=${ticket}`;
  const mail = passwordMail(merchant.name, account?.nickname ?? username, link, language);
  if (owner?.email && !enough)
    messenger.send({ channel: 'email', merchant: merchant.code, recipient: owner.email, ...mail });
  return {};
}

const goodTicket = (merchant: string, ticket: string, now: number) =>
  and(
    eq(passwordTickets.ticketHash, hashToken(ticket)),
    eq(passwordTickets.merchant, merchant),
    isNull(passwordTickets.usedAt),
    gt(passwordTickets.askedAt, new Date(now - TICKET_LIFE_MS)),
  );

/**
 * Sets the password of the account that a link was mailed to, ends its sessions and all its other links.
 *
 * @throws Refusal password.format, password.common, ticket.invalid, modify.new.old.same. Only a password that
 *   is set uses the ticket up.
 */
export async function setByTicket(
  context: Context,
  { ticket, newPassword }: z.output<(typeof passwordByTicket)['request']>,
) {
  const { db, merchant, clock } = context;
  refuseUnfitPassword(merchant, newPassword);
  const [found] = await db
    .select({ account: accounts })
    .from(passwordTickets)
    .innerJoin(accounts, eq(accounts.id, passwordTickets.accountId))
    .where(goodTicket(merchant.code, ticket, clock()));
  if (!found) throw new Refusal('ticket.invalid');
  const { account } = found;
  refuseUnfitPassword(merchant, newPassword, account);
  await refuseSamePassword(account, newPassword);
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    const used = await tx
      .update(passwordTickets)
      .set({ usedAt: new Date(clock()) })
      .where(goodTicket(merchant.code, ticket, clock()))
      .returning();
    if (used.length === 0) throw new Refusal('ticket.invalid');
    await tx
      .update(passwordTickets)
      .set({ usedAt: new Date(clock()) })
      .where(and(eq(passwordTickets.accountId, account.id), isNull(passwordTickets.usedAt)));
    await setPassword(tx, account, passwordHash, { now: clock() });
  });
  tellOwner(context, account, 'passwordChanged');
  return {};
}

import { and, eq, gt } from 'drizzle-orm';
import { type Account, accounts } from '../../core/accounts/tables';
import { MINUTE } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { hashToken, newToken } from '../../core/ids';
import { loginTickets } from './tables';

/** So long the second step may take: somebody may have to look for a recovery code. */
export const LOGIN_TICKET_LIFE_MS = 10 * MINUTE;

/** A ticket that stands for a first step that was right. It is told once and stored as its hash. */
export async function issueLoginTicket(db: Database, accountId: string, now: number): Promise<string> {
  const ticket = newToken();
  const expiresAt = new Date(now + LOGIN_TICKET_LIFE_MS);
  await db.insert(loginTickets).values({ ticketHash: hashToken(ticket), accountId, expiresAt });
  return ticket;
}

/**
 * The account that a ticket stands for. It stays good until `useLoginTicket`, so that a step can be tried again.
 *
 * @throws Refusal login.ticket.expired
 */
export async function ticketAccount(
  db: Database,
  merchant: string,
  ticket: string,
  now: number,
): Promise<Account> {
  const [found] = await db
    .select({ account: accounts })
    .from(loginTickets)
    .innerJoin(accounts, eq(accounts.id, loginTickets.accountId))
    .where(
      and(
        eq(loginTickets.ticketHash, hashToken(ticket)),
        eq(accounts.merchant, merchant),
        gt(loginTickets.expiresAt, new Date(now)),
      ),
    );
  if (!found) throw new Refusal('login.ticket.expired');
  return found.account;
}

/**
 * Uses a ticket up.
 *
 * @throws Refusal login.ticket.expired when somebody was faster.
 */
export async function useLoginTicket(db: Database, ticket: string): Promise<void> {
  const used = await db
    .delete(loginTickets)
    .where(eq(loginTickets.ticketHash, hashToken(ticket)))
    .returning();
  if (used.length === 0) throw new Refusal('login.ticket.expired');
}

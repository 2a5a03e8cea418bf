import { isAgentAccount } from '@site/contracts/values/accountTypes';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { type Account, accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { refusalUnder } from '../../../core/http/refusal';
import { tellInbox } from '../../inbox/tellInbox';
import { holdRates } from '../rebates/holdRates';
import { cappedByPlaces } from '../rebates/quotas';
import { capped, currentRatesOf, highestOf, writeRates } from '../rebates/rates';
import { lessGivenMail } from './lessGivenMail';
import { type AffiliateLink, affiliateLinks } from './tables';

/** A link with the agent whose it is. */
export interface OpenLink {
  readonly link: AffiliateLink;
  readonly agent: Account;
}

/** The link of a code, in capitals or not, while somebody may register by it: not deleted, not over, its agent an agent. */
export async function findLink(
  db: Database,
  merchant: string,
  typed: string,
  at: Date,
): Promise<OpenLink | undefined> {
  const { code, deletedAt, expiresAt } = affiliateLinks;
  const [found] = await db
    .select({ link: affiliateLinks, agent: accounts })
    .from(affiliateLinks)
    .innerJoin(accounts, eq(accounts.id, affiliateLinks.accountId))
    .where(
      and(
        eq(affiliateLinks.merchant, merchant),
        eq(code, typed.trim().toUpperCase()),
        isNull(deletedAt),
        or(isNull(expiresAt), gt(expiresAt, at)),
        eq(accounts.disabled, false),
      ),
    );
  return found && isAgentAccount(found.agent.type) ? found : undefined;
}

/**
 * Holds the agent of a link until somebody has registered by it. Call it first in that transaction.
 *
 * @throws Refusal affiliate.code.invalid where the link was deleted, or is over, meanwhile.
 */
export async function holdLink(tx: Database, { link, agent }: OpenLink, at: Date): Promise<void> {
  await holdRates(tx, [agent.id]);
  if (!(await findLink(tx, link.merchant, link.code, at)))
    throw refusalUnder('affiliateCode', 'affiliate.code.invalid');
}

/**
 * Gives a new member the rates of the link, and counts it. No more than the agent has by now, and no more than there is a
 * place for: nobody is turned away because their agent has given too much, and the agent is told (decision 0151).
 */
export async function settleByLink(tx: Database, { link, agent }: OpenLink, member: Account): Promise<void> {
  const own = await currentRatesOf(tx, agent.id);
  const possible = capped(link.rates, (category) => own[category] ?? 0);
  // The new member is below the agent already, and has taken no place: it has no rates yet.
  const rates = await cappedByPlaces(tx, agent, possible);
  await writeRates(tx, member.id, rates, member.createdAt);
  await tx
    .update(affiliateLinks)
    .set({ registered: sql`${affiliateLinks.registered} + 1` })
    .where(eq(affiliateLinks.id, link.id));
  if (highestOf(rates) < highestOf(link.rates))
    await tellInbox(tx, agent, 'SERVICE', () => lessGivenMail(link, member, rates), member.createdAt);
}

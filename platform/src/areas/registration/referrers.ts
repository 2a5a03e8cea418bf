import { isAgentAccount, isTrialAccount } from '@site/contracts/values/accountTypes';
import { and, eq } from 'drizzle-orm';
import { type Account, accounts } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { refusalUnder } from '../../core/http/refusal';
import { findByUsername } from '../accounts/service';
import { affiliateCodes } from './tables';

/** `WWW.Aurora.example:8080` is `www.aurora.example`. */
const hostOf = (domain: string): string => domain.trim().toLowerCase().replace(/:\d+$/, '');

/**
 * The agent of an invitation code, if the code holds for the domain.
 *
 * @throws Refusal affiliate.code.invalid
 */
export async function findAffiliate(
  db: Database,
  merchant: string,
  code: string,
  domain: string,
): Promise<Account> {
  const [found] = await db
    .select({ agent: accounts, domains: affiliateCodes.domains })
    .from(affiliateCodes)
    .innerJoin(accounts, eq(accounts.id, affiliateCodes.accountId))
    .where(and(eq(affiliateCodes.merchant, merchant), eq(affiliateCodes.codeKey, code.trim().toLowerCase())));
  const holds =
    found && !found.agent.disabled && (found.domains.length === 0 || found.domains.includes(hostOf(domain)));
  if (!holds) throw refusalUnder('affiliateCode', 'affiliate.code.invalid');
  return found.agent;
}

/**
 * The member of a recommender's user name.
 *
 * @throws Refusal referrer.link.invalid
 */
export async function findRecommender(db: Database, merchant: string, username: string): Promise<Account> {
  const account = await findByUsername(db, merchant, username);
  const fit = account && !account.disabled && !account.backOffice && !isTrialAccount(account.type);
  if (!fit) throw refusalUnder('recommenderId', 'referrer.link.invalid');
  return account;
}

/** Who stands above a new member: the agent of the code, else the recommending agent or the one above. */
export function parentOf(affiliate: Account | undefined, recommender: Account | undefined): string | null {
  if (affiliate) return affiliate.id;
  if (!recommender) return null;
  return isAgentAccount(recommender.type) ? recommender.id : recommender.parentId;
}

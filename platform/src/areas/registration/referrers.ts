import { isAgentAccount, isTrialAccount } from '@site/contracts/values/accountTypes';
import { and, eq } from 'drizzle-orm';
import { type Account, accounts } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { refusalUnder } from '../../core/http/refusal';
import { findByUsername } from '../accounts/service';
import { findLink, type OpenLink } from '../agent/accounts/byLink';
import { findReferrer } from '../referral/codes';
import { affiliateCodes } from './tables';

/** `WWW.Aurora.example:8080` is `www.aurora.example`. */
const hostOf = (domain: string): string => domain.trim().toLowerCase().replace(/:\d+$/, '');

/** Who invited a new member: an agent, below whom they stand, or a member, whose friend they are. */
export interface Invitation {
  readonly agent?: Account;
  readonly member?: Account;
  /** The agent's link that it came by. */
  readonly link?: OpenLink;
}

/**
 * Who an invitation code is of, if it holds for the domain now: an agent's code may be for some domains alone, that of an
 * agent's link for some time, and a member's holds always.
 *
 * @throws Refusal affiliate.code.invalid
 */
export async function findInvitation(
  db: Database,
  merchant: string,
  code: string,
  { domain, at }: { readonly domain: string; readonly at: Date },
): Promise<Invitation> {
  const [found] = await db
    .select({ agent: accounts, domains: affiliateCodes.domains })
    .from(affiliateCodes)
    .innerJoin(accounts, eq(accounts.id, affiliateCodes.accountId))
    .where(and(eq(affiliateCodes.merchant, merchant), eq(affiliateCodes.codeKey, code.trim().toLowerCase())));
  if (found) {
    const holds = found.domains.length === 0 || found.domains.includes(hostOf(domain));
    if (holds && !found.agent.disabled) return { agent: found.agent };
  } else {
    const link = await findLink(db, merchant, code, at);
    if (link) return { agent: link.agent, link };
    const member = await findReferrer(db, merchant, code);
    if (member) return { member };
  }
  throw refusalUnder('affiliateCode', 'affiliate.code.invalid');
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

import type { AffiliateUrl, createAffiliateUrl } from '@site/contracts/areas/agentAccounts';
import type { RequestOf } from '@site/contracts/http/endpoint';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { toInstant } from '../../../core/clock';
import type { Database } from '../../../core/db/client';
import { Refusal, refusalUnder } from '../../../core/http/refusal';
import type { SignedInContext } from '../../../core/http/route';
import { mailedOrigin } from '../../../core/http/siteOrigin';
import { newId } from '../../../core/ids';
import { newCode } from '../../referral/codes';
import { holdRates } from '../rebates/holdRates';
import { givenRates, ratesOf } from '../rebates/rates';
import { rebateSettingsOf } from '../rebates/settings';
import { refuseUnfitRates } from './newRates';
import { type AffiliateLink, affiliateLinks } from './tables';

const ofAgent = (agentId: string) =>
  and(eq(affiliateLinks.accountId, agentId), isNull(affiliateLinks.deletedAt));

/** The address is sent on: whoever opens it need not be at the one that asked. */
function view({ http, merchant }: SignedInContext, link: AffiliateLink): AffiliateUrl {
  const { id, code, type, rates, channel, registered, createdAt, expiresAt } = link;
  return {
    id,
    code,
    url: `${mailedOrigin(http.request, merchant)}${addressOf(PATHS.register, { invite: code })}`,
    type,
    rebates: givenRates(rates),
    ...(channel !== null && { channel }),
    registered,
    createdAt: toInstant(createdAt),
    ...(expiresAt && { expiresAt: toInstant(expiresAt) }),
  };
}

/** The agent's links, the newest first, and how many there may be. */
export async function listLinks(context: SignedInContext) {
  const { db, account, merchant } = context;
  const rows = await db
    .select()
    .from(affiliateLinks)
    .where(ofAgent(account.id))
    .orderBy(desc(affiliateLinks.createdAt), desc(affiliateLinks.id));
  const { links: most } = await rebateSettingsOf(db, merchant.code);
  return { list: rows.map((row) => view(context, row)), most };
}

async function refuseOneMore(tx: Database, agentId: string, merchant: string): Promise<void> {
  const { links: most } = await rebateSettingsOf(tx, merchant);
  const [counted] = await tx.select({ links: count() }).from(affiliateLinks).where(ofAgent(agentId));
  if ((counted?.links ?? 0) >= most) throw new Refusal('affiliate.url.limit', { value: { most } });
}

/**
 * Makes a link into the agent's team.
 *
 * @throws Refusal request.invalid for an end that is past, affiliate.url.limit, rebate.out.of.range, quota.exceeded.
 */
export async function createLink(
  context: SignedInContext,
  { type, rebates, channel, expiresAt }: RequestOf<typeof createAffiliateUrl>,
): Promise<AffiliateUrl> {
  const { db, account: agent, merchant, clock } = context;
  const createdAt = new Date(clock());
  const end = expiresAt === undefined ? null : new Date(expiresAt);
  // A day that does not exist is none either.
  if (end && !(end > createdAt)) throw refusalUnder('expiresAt', 'request.invalid');
  const rates = ratesOf(rebates);
  return db.transaction(async (tx) => {
    await holdRates(tx, [agent.id]);
    await refuseOneMore(tx, agent.id, merchant.code);
    await refuseUnfitRates(tx, agent, rates);
    const [link] = await tx
      .insert(affiliateLinks)
      .values({
        id: newId('lnk'),
        merchant: merchant.code,
        accountId: agent.id,
        code: newCode(),
        type,
        rates,
        channel: channel ?? null,
        createdAt,
        expiresAt: end,
      })
      .returning();
    if (!link) throw new Error('the link was not made');
    return view(context, link);
  });
}

/**
 * Deletes a link of the agent: nobody registers by it any more, and those who came stay.
 *
 * @throws Refusal not.found for one that is not the agent's, or deleted before.
 */
export async function deleteLink({ db, account, clock }: SignedInContext, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    // After whoever registers by it just now.
    await holdRates(tx, [account.id]);
    const deleted = await tx
      .update(affiliateLinks)
      .set({ deletedAt: new Date(clock()) })
      .where(and(eq(affiliateLinks.id, id), ofAgent(account.id)))
      .returning({ id: affiliateLinks.id });
    if (deleted.length === 0) throw new Refusal('not.found');
  });
}

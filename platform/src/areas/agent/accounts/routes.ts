import * as contract from '@site/contracts/areas/agentAccounts';
import type { FastifyInstance } from 'fastify';
import { MINUTE } from '../../../core/clock';
import type { Limit } from '../../../core/http/rateLimit';
import { accountRoute } from '../../../core/http/route';
import { listQuotas } from '../rebates/quotas';
import { currentRatesOf } from '../rebates/rates';
import { createLink, deleteLink, listLinks } from './links';
import { newRebates } from './newRates';
import { openDownline } from './openDownline';

/** For one address (docs/calls.md, "Rate limits"): it hashes a password. */
const openLimit: Limit = { name: 'open account', calls: 60, windowMs: MINUTE };

/** How an agent adds to its team: by hand and by links (docs/calls.md, "Accounts and links of agents"). */
export function registerAgentAccounts(app: FastifyInstance): void {
  accountRoute(app, contract.newDownlineRebates, async ({ db, account }) => ({
    list: await newRebates(db, account),
  }));

  accountRoute(app, contract.newDownlineQuotas, async ({ db, account }) => ({
    list: await listQuotas(db, account, await currentRatesOf(db, account.id)),
  }));

  accountRoute(app, contract.openDownline, openDownline, { limit: openLimit, costly: true });

  accountRoute(app, contract.affiliateUrls, listLinks);
  accountRoute(app, contract.createAffiliateUrl, createLink);
  accountRoute(app, contract.deleteAffiliateUrl, async (context, { id }) => {
    await deleteLink(context, id);
    return {};
  });
}

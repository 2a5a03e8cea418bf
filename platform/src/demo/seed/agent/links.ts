import type { affiliateLinks } from '../../../areas/agent/accounts/tables';
import { contentId, type SeedContext } from '../context';
import { AGENT, accountId } from '../people/accounts';

/** The agent's links: one that members came by, and one of agents that ends. */
export const newLinks = (context: SeedContext): (typeof affiliateLinks.$inferInsert)[] => {
  const own = { merchant: context.merchant, accountId: accountId(context, AGENT) };
  return [
    {
      ...own,
      id: contentId(context, 'link-line'),
      code: 'NX7K2HLM',
      type: 0,
      rates: { RNG: 60, LIVE: 45, FISH: 60, LOTT: 160 },
      channel: 'Line group',
      registered: 41,
      createdAt: context.daysAgo(120),
    },
    {
      ...own,
      id: contentId(context, 'link-market'),
      code: 'P4Q9ZRWT',
      type: 1,
      rates: { RNG: 40, LIVE: 40, LOTT: 150 },
      channel: 'Night market stand',
      registered: 6,
      createdAt: context.daysAgo(18),
      expiresAt: context.daysAhead(40),
    },
  ];
};

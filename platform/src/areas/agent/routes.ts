import * as contract from '@site/contracts/areas/agent';
import * as team from '@site/contracts/areas/team';
import type { FastifyInstance } from 'fastify';
import { accountRoute, type SignedInContext } from '../../core/http/route';
import { registerAgentAccounts } from './accounts/routes';
import { registerContracts } from './contracts/routes';
import { registerDividends } from './dividends/routes';
import { teamBetting } from './kpi/bets';
import { overview } from './kpi/overview';
import { profit } from './kpi/profit';
import { listDownlines, listSubordinates } from './people/downlines';
import { registerRebates } from './rebates/routes';
import { registerSalaries } from './salaries/routes';
import { shownAccount } from './tree/shownAccount';

const FIRST_PAGE = 1;

/** The account that a call names, of the caller's team; and the first page where it names none. */
async function figuresQuery<Asked extends { page?: number | undefined; account?: string | undefined }>(
  { db, account: agent }: SignedInContext,
  { page = FIRST_PAGE, account, ...asked }: Asked,
) {
  return { ...asked, page, of: await shownAccount(db, agent, account) };
}

/** Figures of teams, who is in them (docs/calls.md, "Teams"), and what agents agree on. */
export function registerAgent(app: FastifyInstance): void {
  accountRoute(app, contract.teamKpi, async (context, request) => {
    const { db, module, clock } = context;
    const found = await overview(db, await figuresQuery(context, request), new Date(clock()));
    if (module === 'AGEPAG') return found;
    const { list, footer, totalPages } = found;
    return { list, footer, totalPages };
  });

  accountRoute(app, team.teamProfit, async (context, request) =>
    profit(context.db, await figuresQuery(context, request)),
  );

  accountRoute(app, team.teamBets, async (context, request) =>
    teamBetting(context.db, await figuresQuery(context, request)),
  );

  accountRoute(app, team.subordinates, async ({ db, account, clock }, { account: name, ...page }) =>
    listSubordinates(db, account, await shownAccount(db, account, name), page, new Date(clock())),
  );

  accountRoute(app, team.downlines, ({ db, account, clock }, filter) =>
    listDownlines(db, account, filter, new Date(clock())),
  );

  registerRebates(app);
  registerAgentAccounts(app);
  registerContracts(app);
  registerSalaries(app);
  registerDividends(app);
}

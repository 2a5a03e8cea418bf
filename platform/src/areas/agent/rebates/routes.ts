import * as contract from '@site/contracts/areas/rebates';
import type { FastifyInstance } from 'fastify';
import { accountRoute } from '../../../core/http/route';
import { directDownline } from './directDownline';
import { rebatesOf, setDownlineRates } from './downlineRates';
import { incomePage } from './incomePage';
import { ratesOf } from './rates';

const FIRST_PAGE = 1;

/** What an agent gives to its direct downlines, and what their bets have brought (docs/calls.md, "Rebates"). */
export function registerRebates(app: FastifyInstance): void {
  accountRoute(app, contract.rebatesOfDownline, ({ db, account }, { account: name }) =>
    rebatesOf(db, account, name),
  );

  accountRoute(app, contract.updateDownlineRebates, ({ db, account, clock }, { account: name, rebates }) =>
    setDownlineRates(db, account, name, ratesOf(rebates), new Date(clock())),
  );

  accountRoute(app, contract.rebateIncome, async ({ db, account }, { account: name, page, ...query }) => {
    const downlineId = name === undefined ? undefined : (await directDownline(db, account, name)).id;
    return incomePage(db, account, { ...query, page: page ?? FIRST_PAGE, downlineId });
  });
}

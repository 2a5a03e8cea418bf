import * as contract from '@site/contracts/areas/agent';
import type { FastifyInstance } from 'fastify';
import { accountRoute } from '../../core/http/route';
import { pendingContracts } from './contracts';
import { teamKpi } from './teamKpi';

const FIRST_PAGE = 1;

/** Team counters and contracts that wait. */
export function registerAgent(app: FastifyInstance): void {
  accountRoute(app, contract.teamKpi, ({ db, merchant, account, clock }, request) => {
    const { startDate, endDate, page = FIRST_PAGE, size } = request;
    const { timeZone } = merchant;
    return teamKpi(db, {
      agentId: account.id,
      timeZone,
      startDate,
      endDate,
      page,
      size,
      now: new Date(clock()),
    });
  });

  accountRoute(app, contract.contractInfo, ({ db, account }) => pendingContracts(db, account));
}

import { dailySalary } from '@site/contracts/areas/agentContracts';
import type { FastifyInstance } from 'fastify';
import { accountRoute } from '../../../core/http/route';
import { listSalaries } from './list';

const FIRST_PAGE = 1;

/** Salaries of agents (docs/calls.md, "Contracts of agents"). */
export function registerSalaries(app: FastifyInstance): void {
  accountRoute(app, dailySalary, ({ db, account, merchant, clock }, { page = FIRST_PAGE, ...asked }) =>
    listSalaries(db, { account, timeZone: merchant.timeZone }, { ...asked, page }, new Date(clock())),
  );
}

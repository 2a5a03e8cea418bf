import { contractInfo } from '@site/contracts/areas/agent';
import * as contract from '@site/contracts/areas/agentContracts';
import type { FastifyInstance } from 'fastify';
import { accountRoute } from '../../../core/http/route';
import { decideContract } from './decide';
import { listContracts, waitingContracts } from './list';
import { offerContract } from './offer';
import { pendingContracts } from './pending';

/** Contracts of agents: what waits, what is offered, signed and refused (docs/calls.md, "Contracts of agents"). */
export function registerContracts(app: FastifyInstance): void {
  accountRoute(app, contractInfo, ({ db, account }) => pendingContracts(db, account));

  accountRoute(app, contract.salaryRequests, ({ db, account, clock }, { kind }) =>
    waitingContracts(db, account, kind, new Date(clock())),
  );

  accountRoute(app, contract.dividendRequests, ({ db, account, clock }) =>
    waitingContracts(db, account, 'DIVIDEND', new Date(clock())),
  );

  accountRoute(app, contract.offerSalary, ({ db, account, clock }, offer) =>
    offerContract(db, account, offer, new Date(clock())),
  );

  accountRoute(app, contract.offerDividend, ({ db, account, clock }, offer) =>
    offerContract(db, account, { ...offer, kind: 'DIVIDEND' }, new Date(clock())),
  );

  accountRoute(app, contract.decideSalary, ({ db, account, merchant, clock }, decision) =>
    decideContract(db, { account, merchant }, ['DAILY', 'HOURLY'], decision, new Date(clock())),
  );

  accountRoute(app, contract.decideDividend, ({ db, account, merchant, clock }, decision) =>
    decideContract(db, { account, merchant }, ['DIVIDEND'], decision, new Date(clock())),
  );

  accountRoute(app, contract.contractHistory, ({ db, account, clock }, asked) =>
    listContracts(db, account, asked, new Date(clock())),
  );
}

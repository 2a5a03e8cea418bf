import { MINUTE, SECOND } from '../../core/clock';
import type { Area } from '../../core/http/area';
import { registerEnvelopes } from './envelopes/routes';
import { rollUpTeams } from './figures/rollUp';
import { ASK_EVERY_MS, bookRebates } from './rebates/bookIncome';
import { registerAgent } from './routes';
import { settleContracts } from './settleContracts';

/** So long after it has changed a figure is in those of the teams above. */
const ADD_UP_EVERY_MS = 2 * SECOND;
/** How often a process asks whether a contract has something to pay. */
const SETTLE_EVERY_MS = 5 * MINUTE;

export const agent: Area = {
  register(app) {
    registerAgent(app);
    registerEnvelopes(app);
  },
  jobs: [
    { name: 'adding up the figures of teams', everyMs: ADD_UP_EVERY_MS, run: rollUpTeams },
    { name: 'booking rebates', everyMs: ASK_EVERY_MS, run: bookRebates },
    { name: 'settling the contracts of agents', everyMs: SETTLE_EVERY_MS, run: settleContracts },
  ],
};

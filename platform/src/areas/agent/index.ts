import { SECOND } from '../../core/clock';
import type { Area } from '../../core/http/area';
import { registerEnvelopes } from './envelopes/routes';
import { rollUpTeams } from './figures/rollUp';
import { registerAgent } from './routes';

/** So long after it has changed a figure is in those of the teams above. */
const ADD_UP_EVERY_MS = 2 * SECOND;

export const agent: Area = {
  register(app) {
    registerAgent(app);
    registerEnvelopes(app);
  },
  jobs: [{ name: 'adding up the figures of teams', everyMs: ADD_UP_EVERY_MS, run: rollUpTeams }],
};

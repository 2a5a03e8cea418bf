import * as account from './account';
import * as agent from './agent';
import type { Endpoint } from './endpoint';
import * as games from './games';
import * as messages from './messages';
import * as system from './system';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'who' in value;

/** Every call of the contract: what a platform has to implement. Not for the site, which imports single calls. */
export const allEndpoints: readonly Endpoint[] = [system, account, games, messages, agent].flatMap((area) =>
  Object.values(area).filter(isEndpoint),
);

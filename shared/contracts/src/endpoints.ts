import * as account from './account';
import * as agent from './agent';
import type { Endpoint } from './endpoint';
import * as gameSearch from './gameSearch';
import * as games from './games';
import * as lottery from './lottery';
import * as messages from './messages';
import * as passkeys from './passkeys';
import * as passwords from './passwords';
import * as play from './play';
import * as records from './records';
import * as registration from './registration';
import * as sessions from './sessions';
import * as system from './system';
import * as trial from './trial';
import * as verification from './verification';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'who' in value;

/** Every call of the contract: what a platform has to implement. Not for the site, which imports single calls. */
export const allEndpoints: readonly Endpoint[] = [
  system,
  account,
  sessions,
  passkeys,
  trial,
  registration,
  verification,
  passwords,
  games,
  gameSearch,
  play,
  records,
  lottery,
  messages,
  agent,
].flatMap((area) => Object.values(area).filter(isEndpoint));

/**
 * Paths of the public catalogue: calls whose last answer a start without a network shows. Whoever declares a
 * call with `cached` for everybody has it here; what is told to sessions alone never is.
 */
export const cataloguePaths: readonly string[] = [
  ...new Set(
    allEndpoints
      .filter(({ cached, who, networkOnly }) => cached && who === 'public' && !networkOnly)
      .map(({ path }) => path),
  ),
].sort();

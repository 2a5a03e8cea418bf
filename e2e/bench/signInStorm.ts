import autocannon from 'autocannon';
import { type SealedCall, sealedCalls } from '../support/sealedCalls';
import { sitePorts } from '../support/site';

/*
 * Whether members who sign in all at once slow down those who look at games: the same steady calls of the
 * catalogue with and without the storm, in turns, because machines are noisy.
 */

const PLATFORM = `http://127.0.0.1:${sitePorts.PLATFORM_PORT}`;
const MERCHANT = 'aurora';
const ROUNDS = 5;
const ROUND_SECONDS = 5;
/** Players who look at games: calls a second in all, whatever the answers take. */
const PLAYERS = 4;
const CALLS_A_SECOND = 20;
/** Members who sign in again and again. */
const MEMBERS = 60;
const PASSWORD = 'Lantern7Rail';

const LISTS = ['RNG', 'LIVE', 'FISH'].map(
  (gameType) =>
    `/wps/relay/GCSGAME_gameList?merchant=${MERCHANT}&clientType=2&platform=html5&gameType=${gameType}&language=EN&pageNo=1&pageSize=30`,
);

export interface StormRound {
  /** The time in which 95 of 100 calls of the catalogue were answered, in ms. */
  readonly idleP95: number;
  readonly stormP95: number;
  /** Sign-ins that succeeded, in a second. */
  readonly signInsPerSecond: number;
  /** Sign-ins that were told to come back later. */
  readonly turnedAway: number;
}

/** Rounds of the catalogue at rest and in a storm of sign-ins, against the platform of the site. */
export async function measureSignInStorm(): Promise<StormRound[]> {
  const logins = await registerMembers();
  const rounds: StormRound[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const idleP95 = await catalogueP95();
    const storm = startStorm(logins);
    const stormP95 = await catalogueP95();
    rounds.push({ idleP95, stormP95, ...(await storm.end()) });
  }
  return rounds;
}

/** Makes the members; answers how each signs in. */
async function registerMembers(): Promise<SealedCall[]> {
  const seal = await sealedCalls(PLATFORM, MERCHANT);
  const run = Date.now().toString(36);
  const names = Array.from({ length: MEMBERS }, (_, number) => `s${run}${number}`);
  for (const username of names) {
    const password = { password: PASSWORD, confirmPassword: PASSWORD };
    const form = { username, ...password, registerUrl: MERCHANT, registerMethod: 'H5', type: 0 };
    const { headers, body } = seal(form);
    const answer = await fetch(`${PLATFORM}/wps/account/register`, {
      method: 'PUT',
      headers: { ...headers, 'x-forwarded-for': nextAddress() },
      body,
    });
    if (!answer.ok) throw new Error(`A member could not be registered: ${await answer.text()}`);
  }
  return names.map((username) => seal({ type: 'username', username, password: PASSWORD }));
}

/** Addresses of the network that is kept for benchmarks (RFC 2544), one after the other. */
let addresses = 0;
function nextAddress(): string {
  addresses += 1;
  return `198.18.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** A run that can be watched and stopped, and its result. */
function fire(options: autocannon.Options) {
  let run: autocannon.Instance | undefined;
  const result = new Promise<autocannon.Result>((resolve, reject) => {
    run = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
  });
  if (!run) throw new Error('autocannon did not start');
  return { run, result };
}

async function catalogueP95(): Promise<number> {
  const times: number[] = [];
  const { run, result } = fire({
    url: PLATFORM,
    connections: PLAYERS,
    overallRate: CALLS_A_SECOND,
    duration: ROUND_SECONDS,
    headers: { merchant: MERCHANT, 'x-forwarded-for': nextAddress() },
    requests: LISTS.map((path) => ({ method: 'GET', path })),
  });
  run.on('response', (_client, _status, _bytes, time) => times.push(time));
  const { non2xx, errors } = await result;
  if (non2xx + errors > 0 || times.length === 0) throw new Error('The catalogue did not answer all calls');
  return percentile(times, 95);
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}

function startStorm(logins: readonly SealedCall[]) {
  let next = 0;
  const answered: Record<number, number> = {};
  const startedAt = performance.now();
  const { run, result } = fire({
    url: PLATFORM,
    connections: logins.length,
    // Until it is ended.
    duration: ROUND_SECONDS * 10,
    requests: [
      {
        method: 'POST',
        path: '/wps/session/login',
        setupRequest: (request) => {
          const { headers, body = '' } = logins[next++ % logins.length] ?? {};
          return { ...request, body, headers: { ...headers, 'x-forwarded-for': nextAddress() } };
        },
      },
    ],
  });
  run.on('response', (_client, status) => {
    answered[status] = (answered[status] ?? 0) + 1;
  });
  return {
    async end() {
      const seconds = (performance.now() - startedAt) / 1000;
      run.stop();
      await result;
      const { 200: signedIn = 0, 429: turnedAway = 0, ...others } = answered;
      if (Object.keys(others).length > 0) throw new Error(`Sign-ins failed: ${JSON.stringify(others)}`);
      return { signInsPerSecond: signedIn / seconds, turnedAway };
    },
  };
}

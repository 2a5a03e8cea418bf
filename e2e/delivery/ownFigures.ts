import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  HEALTH_BUCKETS,
  HEALTH_MINUTES_PATH,
  HEALTH_TIME_PATH,
  type HealthMinute,
} from '@site/contracts/federation/health';

const TOKEN = 'figures-for-the-console-of-this-test';
const HEALTH_PATH = '/internal/';
const MINUTE_MS = 60_000;
const LOADS = 40;

/** A platform that has figures, and nothing else, for a console. */
export interface OwnFigures {
  /** Names it to the command. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Says that two releases of a remote are loaded well, in each of three minutes from now on, which are closed already: a
 * rollout that starts then has figures at once.
 */
export async function startOwnFigures(
  merchant: string,
  remote: string,
  releases: readonly string[],
): Promise<OwnFigures> {
  const begin = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS;
  const times = [0, 1, 2].map((index) => new Date(begin + index * MINUTE_MS).toISOString());
  const minutes = times.flatMap((minute) =>
    releases.map((release) => minuteOf(minute, merchant, remote, release)),
  );
  const until = new Date(begin + times.length * MINUTE_MS).toISOString();
  const server = createServer(({ url, headers }, response) => {
    const isAllowed = headers.authorization === `Bearer ${TOKEN}`;
    response.writeHead(url?.startsWith(HEALTH_PATH) && !isAllowed ? 403 : 200);
    response.end(JSON.stringify(answerTo(url ?? '')));
  });
  function answerTo(url: string): object {
    if (url.startsWith(HEALTH_TIME_PATH)) return { now: new Date().toISOString(), closedUntil: until };
    if (url.startsWith(HEALTH_MINUTES_PATH)) return { until, minutes };
    // What first views are drawn from: nothing, so pages keep their skeletons.
    return {};
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { PLATFORM_URL: `http://127.0.0.1:${port}`, HEALTH_TOKEN: TOKEN },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function minuteOf(minute: string, merchant: string, remote: string, release: string): HealthMinute {
  const none = Array<number>(HEALTH_BUCKETS).fill(0);
  return {
    ...{ minute, merchant, remote, release },
    ...{ loads: LOADS, outcomes: { OK: LOADS }, faults: {} },
    ...{ views: LOADS, viewsWithError: 0, viewsWithOwnError: 0 },
    ...{ addresses: LOADS, faultsFrom: 0, errorsFrom: 0 },
    ...{ lcp: none, inp: none, cls: none },
  };
}

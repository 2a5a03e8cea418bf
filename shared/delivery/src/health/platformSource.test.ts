import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HealthMinute } from '@site/contracts/federation/health';
import { SourceUnknown } from './HealthSource';
import { platformSource } from './platformSource';

const token = 'a-token-of-more-than-thirty-two-characters';
const empty = Array<number>(48).fill(0);
const row = (minute: string): HealthMinute => ({
  minute,
  merchant: 'aurora',
  remote: 'mfe_games',
  release: '1.4.0',
  loads: 3,
  outcomes: { OK: 2, FALLBACK: 1 },
  faults: { evaluation: 1 },
  views: 0,
  viewsWithError: 0,
  viewsWithOwnError: 0,
  addresses: 2,
  faultsFrom: 4,
  errorsFrom: 0,
  lcp: empty,
  inp: empty,
  cls: empty,
});

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => answer(request, response));
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const minutesOf = (hours: number) => ({
  from: new Date('2026-11-20T08:00:00.000Z'),
  until: new Date(Date.parse('2026-11-20T08:00:00.000Z') + hours * 3_600_000),
  merchant: 'aurora',
});

it('asks on from where an answer ends, by its token', async () => {
  const asked: string[] = [];
  answer = (request, response) => {
    asked.push(`${request.headers.authorization} ${request.url}`);
    const from = new URL(request.url ?? '', url).searchParams.get('from') ?? '';
    const until = from.includes('T08') ? '2026-11-20T09:00:00.000Z' : '2026-11-20T10:00:00.000Z';
    response.end(JSON.stringify({ until, minutes: [row(from)] }));
  };
  const rows = await platformSource({ url, token }).minutes(minutesOf(2));
  expect(rows.map(({ minute }) => minute)).toEqual(['2026-11-20T08:00:00.000Z', '2026-11-20T09:00:00.000Z']);
  expect(asked).toEqual([
    expect.stringMatching(
      `^Bearer ${token} /internal/health/minutes\\?from=2026-11-20T08.*&until=2026-11-20T10.*&merchant=aurora$`,
    ),
    expect.stringContaining('from=2026-11-20T09'),
  ]);
});

it.each<[string, typeof answer]>([
  ['refuses', (_request, response) => response.writeHead(401).end()],
  ['answers no JSON', (_request, response) => response.end('<html>')],
  ['answers something else', (_request, response) => response.end('{"minutes":[{"loads":-1}]}')],
  ['comes to no end', (_request, response) => response.end('{"until":"2026-11-20T08:00:00Z","minutes":[]}')],
  ['hangs up', (request) => request.socket.destroy()],
])('is unknown, never empty, when the platform %s, and names no token', async (_what, behaviour) => {
  answer = behaviour;
  const failure: unknown = await platformSource({ url, token })
    .minutes(minutesOf(1))
    .catch((error) => error);
  expect(failure).toBeInstanceOf(SourceUnknown);
  expect(String(failure)).not.toContain(token);
});

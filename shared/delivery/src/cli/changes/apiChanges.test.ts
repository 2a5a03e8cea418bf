import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve, type TestServer } from '../../testing/http';
import { siteCommand } from '../siteCommand';
import { apiClient, readApiAccess } from './apiClient';

const ROOT = path.resolve(__dirname, '../../../../..');
const TOKEN = 'site_what-the-holder-alone-knows';

/** What a console is asked, with what it answers: a status and a body, or nothing at all. */
interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
}
type Reply = readonly [number, object] | 'broken';

let folder: string;
let asked: Asked[];
let replies: Reply[];
let server: TestServer;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'api-'));
  asked = [];
  replies = [];
  server = await serve((request, response) => void answer(request, response));
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = '';
  for await (const chunk of request) text += chunk;
  const { method, url, headers } = request;
  asked.push({ method, url, headers, body: text ? JSON.parse(text) : {} });
  const reply = replies.shift() ?? [500, {}];
  if (reply === 'broken') response.destroy();
  else
    response
      .writeHead(reply[0], { 'Content-Type': 'application/json', Location: '/elsewhere' })
      .end(JSON.stringify(reply[1]));
}

const value = (of: unknown): Reply => [200, { success: true, value: of }];
const failure = (status: number, code: string, message: string): Reply => [
  status,
  { success: false, error: { code, message } },
];
const liveIs = (number: number) => value({ remotes: [], merchants: [{ code: 'aurora', number, cells: [] }] });
const DEPLOYED = value({
  number: 8,
  becomes: [
    {
      component: 'mfe-games',
      before: [{ release: '1.0.0', traffic: 100, default: true }],
      after: [
        { release: '1.0.0', traffic: 90, default: true },
        { release: '1.1.0', traffic: 10, default: false },
      ],
    },
  ],
});

async function site(args: readonly string[], environment: object = {}): Promise<string> {
  let out = '';
  const write = (text: string) => {
    out += text;
  };
  await siteCommand(args, {
    root: ROOT,
    environment: {
      SITE_DATA: folder,
      SITE_API: `http://127.0.0.1:${server.port}`,
      SITE_TOKEN: TOKEN,
      ...environment,
    },
    output: { out: write, error: write },
  });
  return out;
}

const DEPLOY = ['deploy', 'mfe-games@1.1.0', '--merchant', 'aurora', '--traffic', '10'];

it('deploys through the console, on the number that is live, as the holder of its token @FD-066', async () => {
  replies = [liveIs(7), DEPLOYED];
  expect(await site([...DEPLOY, '--break', 'players cannot sign in'])).toBe(
    'Live for aurora: mfe-games 1.0.0 → 1.0.0 90 %, 1.1.0 10 % (deployment 8).\n',
  );
  const [read, write] = asked;
  expect([read?.method, read?.url]).toEqual(['GET', '/api/matrix?merchant=aurora']);
  expect([write?.method, write?.url]).toEqual(['POST', '/api/deploy']);
  expect(write?.headers).toMatchObject({
    authorization: `Bearer ${TOKEN}`,
    'content-type': 'application/json',
    'idempotency-key': expect.stringMatching(/^[\w-]{8,100}$/),
    // What a console asks of every write.
    origin: `http://127.0.0.1:${server.port}`,
    'sec-fetch-site': 'same-origin',
    'x-console': expect.any(String),
  });
  expect(write?.body).toEqual({
    merchant: 'aurora',
    component: 'mfe-games',
    release: '1.1.0',
    traffic: 10,
    together: [],
    expects: 7,
    reason: 'players cannot sign in',
    break: 'players cannot sign in',
  });
});

it('rolls back, locks and freezes through it @FD-065 @FD-066', async () => {
  const lock = { id: 'lock-3', remotes: ['mfe-games'], merchants: ['aurora'], reason: 'stop', by: 'ci' };
  const at = '2026-12-01T00:00:00.000Z';
  const times = { from: '2026-12-24T18:00', to: '2026-12-27T09:00', zone: 'UTC' };
  replies = [
    liveIs(8),
    value({ becomes: [] }),
    value({ ...lock, at }),
    value({ ...lock, at }),
    value({ ...lock, ...times, id: 'freeze-4', at }),
  ];
  const merchant = ['--merchant', 'aurora'];
  expect(await site(['rollback', 'mfe-games', ...merchant])).toContain('Nothing changed for aurora');
  expect(await site(['lock', 'mfe-games', ...merchant, '--reason', 'stop'])).toContain('(lock-3)');
  expect(await site(['unlock', 'lock-3'])).toContain('Took off lock-3 of ci');
  const freeze = ['--from', times.from, '--to', times.to, '--zone', 'UTC', '--reason', 'stop'];
  expect(await site(['freeze', 'mfe-games', ...merchant, ...freeze])).toContain('(freeze-4)');
  expect(asked.slice(1).map(({ url, body }) => [url, body])).toEqual([
    ['/api/rollback', { merchant: 'aurora', component: 'mfe-games', expects: 8 }],
    ['/api/locks', { remotes: ['mfe-games'], merchants: ['aurora'], reason: 'stop' }],
    ['/api/locks', { end: 'lock-3' }],
    ['/api/freezes', { remotes: ['mfe-games'], merchants: ['aurora'], ...times, reason: 'stop' }],
  ]);
});

it('refuses in the words and with the code of the console @FD-066', async () => {
  replies = [liveIs(7), failure(403, 'role.missing', 'ci may not deploy mfe-games.')];
  await expect(site(DEPLOY)).rejects.toMatchObject({
    name: 'Refusal',
    code: 'role.missing',
    message: 'ci may not deploy mfe-games.',
  });
});

it('goes on top of what somebody else deployed in between, as another change @FD-066', async () => {
  replies = [liveIs(7), failure(409, 'deployment.moved', 'It is at 8.'), liveIs(8), DEPLOYED];
  await site(DEPLOY);
  const writes = asked.filter(({ method }) => method === 'POST');
  expect(writes.map(({ body }) => body.expects)).toEqual([7, 8]);
  expect(new Set(writes.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
});

it('sends again what broke on its way, as the same change', async () => {
  const client = apiClient({ url: new URL(`http://127.0.0.1:${server.port}`), token: TOKEN }, [0, 0]);
  replies = ['broken', value('done')];
  await expect(client.post('deploy', {})).resolves.toBe('done');
  expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  replies = ['broken', 'broken', 'broken'];
  await expect(client.get('matrix')).rejects.toThrow(/^The console at .* does not answer/);
});

it('shows its token to nobody whom an answer leads to', async () => {
  const client = apiClient({ url: new URL(`http://127.0.0.1:${server.port}`), token: TOKEN }, []);
  replies = [[307, {}]];
  await expect(client.get('matrix')).rejects.toThrow('unexpected redirect');
  expect(asked).toHaveLength(1);
});

it.each([
  [['ls'], 'site ls reads the store'],
  [['rules'], 'site rules reads the store'],
  [[...DEPLOY, '--by', 'somebody else'], 'leave out --by'],
])('refuses `site %j` where the console is the way', async (args, words) => {
  await expect(site(args)).rejects.toThrow(words);
  expect(asked).toEqual([]);
});

it('takes no address that would show the token to others', () => {
  expect(() => readApiAccess({ SITE_API: 'http://releases.example', SITE_TOKEN: TOKEN })).toThrow('https://');
  expect(() => readApiAccess({ SITE_API: 'https://releases.example' })).toThrow('SITE_TOKEN');
  expect(readApiAccess({ SITE_TOKEN: TOKEN })).toBeUndefined();
});

it('starts a rollout through the console, and moves the one that runs @FD-056 @FD-066', async () => {
  const cells = [{}, { rollout: { id: 'aurora_mfe-games_0a1b2c3d' } }];
  const remotes = ['mfe-auth', 'mfe-games'];
  const matrix = value({ remotes, merchants: [{ code: 'aurora', number: 8, cells }] });
  replies = [liveIs(7), DEPLOYED, matrix, matrix, DEPLOYED];
  expect(
    await site(['rollout', 'start', 'mfe-games@1.1.0', '--merchant', 'aurora', '--again', 'repaired']),
  ).toBe(
    'Started for aurora by the plan careful: mfe-games 1.0.0 → 1.0.0 90 %, 1.1.0 10 % (deployment 8).\n',
  );
  await site(['rollout', 'promote', 'mfe-games', '--merchant', 'aurora', '--reason', 'the cup final']);
  const writes = asked.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body]);
  expect(writes).toEqual([
    [
      '/api/rollouts',
      {
        merchant: 'aurora',
        component: 'mfe-games',
        release: '1.1.0',
        plan: 'careful',
        again: 'repaired',
        expects: 7,
      },
    ],
    [
      '/api/rollouts/aurora_mfe-games_0a1b2c3d/promote',
      { merchant: 'aurora', reason: 'the cup final', expects: 8 },
    ],
  ]);
  replies = [liveIs(7)];
  await expect(site(['rollout', 'pause', 'mfe-games', '--merchant', 'aurora'])).rejects.toThrow(
    'aurora has no rollout',
  );
  await expect(site(['rollout', 'status'])).rejects.toThrow('site rollout status reads the store');
});

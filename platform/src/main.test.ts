import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDump } from './testing/database';
import { madeReady, shipped, startProgram } from './testing/programs';

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** Starts the platform and waits for its end; once it is ready it is asked to stop. */
function start(
  environment: Record<string, string>,
  signal: NodeJS.Signals = 'SIGTERM',
  node = madeReady('main'),
): Promise<Ended> {
  const child = startProgram(node, environment);
  let out = '';
  let err = '';
  child.stdout?.on('data', (text) => {
    out += text;
    child.kill(signal);
  });
  child.stderr?.on('data', (text) => {
    err += text;
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

const oneLine = (message: RegExp) =>
  expect.stringMatching(new RegExp(`^platform: ${message.source}[^\\n]*\\n$`));

let folder: string;
let seeded: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'platform-'));
  seeded = path.join(folder, 'seeded');
  await (await openDump('seeded', seeded)).close();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a start that cannot be is one line that names the remedy, and exit 1', () => {
  it('for a setting that makes no sense', async () => {
    const ended = await start({ PLATFORM_PORT: 'ninety' });
    expect(ended).toEqual({ code: 1, out: '', err: oneLine(/PLATFORM_PORT is "ninety": set it to/) });
  });

  it('for a database that does not answer, without its password', async () => {
    const ended = await start({ DATABASE_URL: 'postgres://site:hush@127.0.0.1:1/site' });
    expect(ended).toEqual({
      code: 1,
      out: '',
      err: oneLine(/the database postgres:\/\/127\.0\.0\.1:1\/site/),
    });
    expect(ended.err).toContain('ECONNREFUSED');
    expect(ended.err).not.toContain('hush');
  });

  it('for a data folder that another process uses', async () => {
    writeFileSync(path.join(folder, 'platform.pid'), `${process.pid}`);
    const ended = await start({ DATA_DIR: folder });
    expect(ended.err).toEqual(
      oneLine(/the data folder .* is in use by process \d+: stop it, or set DATA_DIR/),
    );
    expect(ended.code).toBe(1);
  });

  it('for a port that is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const ended = await start({ PLATFORM_PORT: `${port}`, DATA_DIR: seeded });
    server.close();
    expect(ended).toEqual({
      code: 1,
      out: '',
      err: oneLine(/port \d+ is in use: stop what listens there, or set PLATFORM_PORT/),
    });
  });
});

it.each([
  ['SIGTERM', shipped('main')],
  ['SIGHUP', madeReady('main')],
] as const)(
  'starts on the data of an earlier start, says where in one line, and stops at %s',
  async (signal, node) => {
    const ended = await start({ PLATFORM_PORT: '0', DATA_DIR: seeded }, signal, [...node]);
    expect(ended).toEqual({
      code: 0,
      out: expect.stringMatching(/^platform ready on http:\/\/127\.0\.0\.1:\d+\n$/),
      err: '',
    });
  },
);

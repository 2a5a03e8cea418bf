import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROGRAM = 'prometheus';

/** Whether this machine has one; `npm test` installs it where it can. */
export function hasPrometheus(): boolean {
  return spawnSync(PROGRAM, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** A Prometheus of a test's own. Its data is gone with it. */
export interface OwnPrometheus {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts Prometheus in a new folder on a free port. It looks at one target each second.
 *
 * @param target Host and port.
 * @param token What the target knows it by.
 */
export async function startOwnPrometheus(
  target: string,
  metricsPath: string,
  token: string,
): Promise<OwnPrometheus> {
  const folder = mkdtempSync(path.join(tmpdir(), 'prometheus-'));
  const config = {
    global: { scrape_interval: '1s', scrape_timeout: '1s' },
    scrape_configs: [
      {
        job_name: 'platform',
        metrics_path: metricsPath,
        authorization: { credentials: token },
        static_configs: [{ targets: [target] }],
      },
    ],
  };
  // What is JSON is YAML as well.
  writeFileSync(path.join(folder, 'prometheus.yml'), JSON.stringify(config), { mode: 0o600 });
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const server = spawn(
    PROGRAM,
    [
      `--config.file=${path.join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=${address}`,
      '--log.level=error',
    ],
    { stdio: 'ignore' },
  );
  return {
    url: `http://${address}`,
    async stop() {
      if (server.exitCode === null) {
        const ended = new Promise((resolve) => server.once('exit', resolve));
        server.kill();
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';

/** nginx of this machine: on the path, or where Debian keeps it for root. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file));
}

export interface RunningNginx {
  stop(): Promise<void>;
}

/**
 * Runs nginx on a configuration until it is stopped.
 *
 * @throws Error with what nginx says when it does not start.
 */
export async function startNginx(
  program: string,
  configuration: string,
  port: number,
): Promise<RunningNginx> {
  const nginx = spawn(program, ['-c', configuration, '-g', 'daemon off;'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  nginx.stderr.on('data', (text) => {
    output += text;
  });
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()));
  let running = true;
  void ended.then(() => {
    running = false;
  });
  while (!(await answers(port))) {
    if (!running) throw new Error(`nginx did not start: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}

function answers(port: number): Promise<boolean> {
  return ask(port, '/').then(
    () => true,
    () => false,
  );
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One request as it is written: no name is looked up, no path is tidied, nothing is unpacked. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers: { ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.once('error', reject);
    sent.end();
  });
}

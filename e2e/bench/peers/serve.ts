import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { IMMUTABLE, REVALIDATED, sendStoredFile } from '@site/delivery/product/edge/storedFile';
import type { Store } from '@site/delivery/product/store/Store';

const HOME_PATHS = ['/', '/m/home'];
/** A file whose name has its content's hash in it, as webpack and Vite write it. */
const HASHED = /[.-][\w-]{8,10}\.\w+$/;
/** A page of any peer may load them. */
const OPEN_TO_ALL = { 'Access-Control-Allow-Origin': '*' };

interface ServeOptions {
  readonly port: number;
  /** Where what is no file of a peer is answered, and for which host name. */
  readonly edgePort: number;
  readonly merchantHost: string;
  /** Holds for each peer a folder with `home.html`, `host/` and `releases/`. */
  readonly store: Store;
  /** The folder that a peer has now. */
  folderOf(peer: string): string | undefined;
  /** What its document allows; those as their documentation shows them have none. */
  policyOf?(peer: string): string | undefined;
}

/**
 * Serves peers as the edge and the releases' origin serve the composed site: the same compression, the same caching, the
 * same platform behind it. A page is at `one-build.localhost`, the files of its remotes at `releases.one-build.localhost`.
 */
export async function servePeers(options: ServeOptions): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve));
  return server;
}

/** Where a peer's home is, and the files of its remotes. */
export const peerUrls = (peer: string, port: number) => ({
  home: `http://${peer}.localhost:${port}/m/home`,
  releases: `http://releases.${peer}.localhost:${port}/`,
});

async function answer(request: IncomingMessage, response: ServerResponse, options: ServeOptions) {
  const { pathname, hostname } = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const [, isReleases, peer = ''] = /^(releases\.)?([\w-]+)\./.exec(hostname) ?? [];
  const folder = options.folderOf(peer);
  const send = (file: string, headers: Record<string, string>) =>
    sendStoredFile(options.store, `${folder}/${file}`, request, response, headers);
  const cached = { 'Cache-Control': HASHED.test(pathname) ? IMMUTABLE : REVALIDATED };
  if (isReleases) {
    if (await send(`releases${pathname}`, { ...cached, ...OPEN_TO_ALL })) return;
    response.writeHead(404, OPEN_TO_ALL).end();
  } else if (HOME_PATHS.includes(pathname)) {
    const policy = options.policyOf?.(peer);
    await send('home.html', {
      'Cache-Control': REVALIDATED,
      ...(policy && { 'Content-Security-Policy': policy }),
    });
  } else if (pathname.startsWith('/host/')) {
    if (!(await send(pathname.slice(1), cached))) response.writeHead(404).end();
  } else {
    passOn(request, response, options);
  }
}

function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { edgePort, merchantHost }: ServeOptions,
) {
  const passed = httpRequest(
    {
      host: '127.0.0.1',
      port: edgePort,
      method: request.method,
      path: request.url,
      headers: { ...request.headers, host: merchantHost },
    },
    (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    },
  );
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}

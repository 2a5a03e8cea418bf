import { readFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Monolith } from './build';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
const HOME_PATHS = ['/', '/m/home'];

interface ServeOptions {
  readonly port: number;
  readonly edgePort: number;
  readonly merchantHost: string;
}

/**
 * Serves the bundle as the edge serves the composed site: the same document but for its scripts, the same
 * compression, the same platform behind it.
 */
export async function serveMonolith(monolith: Monolith, options: ServeOptions): Promise<Server> {
  const document = await homeDocument(monolith, options);
  const page = brotli(Buffer.from(document.html));
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (HOME_PATHS.includes(url.pathname)) {
      send(response, page, 'text/html; charset=utf-8', { 'content-security-policy': document.policy });
    } else if (url.pathname.startsWith('/monolith/')) {
      const file = path.join(monolith.folder, path.basename(url.pathname));
      readFile(file).then(
        (bytes) => send(response, brotli(bytes), TYPES[path.extname(file)] ?? 'application/octet-stream'),
        () => response.writeHead(404).end(),
      );
    } else {
      const passed = httpRequest(
        {
          host: '127.0.0.1',
          port: options.edgePort,
          method: request.method,
          path: request.url,
          headers: { ...request.headers, host: options.merchantHost },
        },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      );
      request.pipe(passed);
    }
  });
  await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve));
  return server;
}

/** The composed home document with the bundle's files in the place of the host's and the remotes'. */
async function homeDocument(monolith: Monolith, { edgePort, merchantHost }: ServeOptions) {
  const composed = await fetch(`http://127.0.0.1:${edgePort}/`, { headers: { host: merchantHost } });
  const html = await composed.text();
  const slots = homeSlots(html);
  const preloads = slots.slice(0, firstScreenSlots(html)).flatMap((slot) => monolith.modules[slot] ?? []);
  const tags = [
    ...monolith.styles.map((file) => `<link rel="stylesheet" href="/monolith/${file}">`),
    ...monolith.scripts.map((file) => `<script defer fetchpriority="high" src="/monolith/${file}"></script>`),
    ...[...new Set(preloads)].map(
      (file) =>
        `<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'script'}" href="/monolith/${file}">`,
    ),
  ];
  return {
    html: html
      .replace(/<link rel="(?:preload|preconnect)"[^>]*>\n?/g, '')
      // The early script stays: one build would send the first calls as early.
      .replace(/<(?:script|link)[^>]* (?:src|href)="\/host-shell\/[^"]*\/main\.[^>]*>(?:<\/script>)?\n?/g, '')
      .replace(/(<script[^>]*id="manifests"[^>]*>).*?(<\/script>)/s, '$1{}$2')
      .replace('</head>', `${tags.join('\n')}\n</head>`),
    policy: composed.headers.get('content-security-policy') ?? '',
  };
}

function homeSlots(html: string): string[] {
  const block = /<script[^>]*id="merchant"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return (JSON.parse(block) as { home?: string[] }).home ?? [];
}

/** As many slots as the composed document preloads the scripts of. */
function firstScreenSlots(html: string): number {
  return new Set([...html.matchAll(/rel="preload"[^>]*__federation_expose_(\w+)/g)].map(([, name]) => name))
    .size;
}

function brotli(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
}

function send(response: ServerResponse, body: Buffer, type: string, headers: Record<string, string> = {}) {
  response.writeHead(200, {
    ...headers,
    'content-type': type,
    'content-encoding': 'br',
    'content-length': body.length,
  });
  response.end(body);
}

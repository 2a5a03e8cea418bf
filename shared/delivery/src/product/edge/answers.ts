import type { ServerResponse } from 'node:http';

/** Which others there are is nobody's business; `npm start` and `site ls` say it to who runs them. */
export const UNKNOWN_HOST = 'No site is served under this name.';

/** Answers in words, and says that nobody may keep the answer. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(`${text}\n`);
}

export function sendMethodNotAllowed(response: ServerResponse): void {
  response.setHeader('Allow', 'GET, HEAD');
  sendText(response, 405, 'Only GET and HEAD are answered here.');
}

/** The path of a request without its query, decoded; undefined when it is not one. */
export function pathOf(url: string | undefined): string | undefined {
  const [path = ''] = (url ?? '').split(/[?#]/, 1);
  try {
    return path.startsWith('/') ? decodeURIComponent(path) : undefined;
  } catch {
    return undefined;
  }
}

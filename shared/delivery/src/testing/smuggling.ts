import { connect } from 'node:net';

/** What an attacker hides in another request: a path that no edge lets through, and claims about who asks. */
const HIDDEN_PATH = '/sandbox/hidden';
const HIDDEN = [
  `GET ${HIDDEN_PATH} HTTP/1.1`,
  'Host: platform',
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-For: 6.6.6.6',
  '',
  '',
].join('\r\n');

const LENGTH = `Content-Length: ${HIDDEN.length}`;
const CHUNK = `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`;
const EMPTY_CHUNK_THEN_HIDDEN = `0\r\n\r\n${HIDDEN}`;
const CHUNKED = 'Transfer-Encoding: chunked';

interface Smuggled {
  /** The kind, by the name under which it was published: front's view, then back's. */
  readonly kind: string;
  readonly method: string;
  readonly headers: readonly string[];
  readonly body: string;
  /** For bodies whose first part must be answered before the rest is sent. */
  readonly bodyLater?: true;
}

const KINDS: readonly Smuggled[] = [
  ['CL.TE', 'POST', [`Content-Length: ${EMPTY_CHUNK_THEN_HIDDEN.length}`, CHUNKED], EMPTY_CHUNK_THEN_HIDDEN],
  ['TE.CL', 'POST', ['Content-Length: 4', CHUNKED], CHUNK],
  ['TE.TE by a strange name', 'POST', [LENGTH, 'Transfer-Encoding: xchunked'], HIDDEN],
  ['TE.TE by two headers', 'POST', [CHUNKED, 'Transfer-Encoding: identity'], EMPTY_CHUNK_THEN_HIDDEN],
  ['TE.TE by a space before the colon', 'POST', [LENGTH, 'Transfer-Encoding : chunked'], HIDDEN],
  ['TE.TE by a list', 'POST', ['Transfer-Encoding: chunked, identity'], EMPTY_CHUNK_THEN_HIDDEN],
  ['TE by obs-fold', 'POST', [LENGTH, 'Transfer-Encoding:', ' chunked'], HIDDEN],
  ['CL by obs-fold', 'POST', [`X-Any: 1`, ` ${LENGTH}`], HIDDEN],
  ['CL.0 of GET', 'GET', [LENGTH], HIDDEN],
  ['CL.0 of DELETE', 'DELETE', [LENGTH], HIDDEN],
  ['CL.0 of OPTIONS', 'OPTIONS', [LENGTH], HIDDEN],
  ['TE.0 of GET', 'GET', [CHUNKED], CHUNK],
  ['TE.0 of HEAD', 'HEAD', [CHUNKED], CHUNK],
  ['TE.0 of DELETE', 'DELETE', [CHUNKED], CHUNK],
  ['TE.0 of OPTIONS', 'OPTIONS', [CHUNKED], CHUNK],
  ['0.CL by two lengths', 'POST', ['Content-Length: 0', LENGTH], HIDDEN],
  ['0.CL by a signed length', 'POST', [`Content-Length: +${HIDDEN.length}`], HIDDEN],
  ['a length named in Connection', 'POST', [LENGTH, 'Connection: content-length'], HIDDEN],
  ['a length of GET named in Connection', 'GET', [LENGTH, 'Connection: content-length'], HIDDEN],
  ['chunks named in Connection', 'POST', [CHUNKED, 'Connection: transfer-encoding'], CHUNK],
  ['the host named in Connection', 'GET', ['Connection: keep-alive, host'], ''],
  ['a method of nobody', 'PROPFIND', [LENGTH], HIDDEN],
  ['chunks that end with bare line feeds', 'POST', [CHUNKED], `0;\n\n${HIDDEN}`],
  ['a length longer than what comes', 'POST', ['Content-Length: 4096'], HIDDEN],
].map(([kind, method, headers, body]) => ({ kind, method, headers, body }) as Smuggled);

/** An answer that comes before the body was read, and the body after it. */
const EARLY: Smuggled = {
  kind: 'an early answer',
  method: 'POST',
  headers: [LENGTH],
  body: HIDDEN,
  bodyLater: true,
};

/** Requests that hide another one, as bytes: each of the published kinds of request smuggling. */
export const SMUGGLED: readonly Smuggled[] = [...KINDS, EARLY];

/** Whether a server was asked for what was hidden. */
export function isHidden(path: string | undefined): boolean {
  return path?.startsWith(HIDDEN_PATH) ?? false;
}

/** How long a connection is listened to after its last byte, in ms. */
const LISTENED_MS = 60;

/** Sends bytes that no HTTP client would send, and returns all that comes back. */
export function smuggle(
  port: number,
  host: string,
  path: string,
  { method, headers, body, bodyLater }: Smuggled,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setTimeout(LISTENED_MS, () => socket.destroy());
    socket.on('data', (bytes) => {
      if (received === '' && bodyLater) socket.write(body);
      received += bytes.toString('latin1');
    });
    // A server that refuses may reset the connection while the rest is still being written.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(received));
    socket.write(
      [`${method} ${path} HTTP/1.1`, `Host: ${host}`, ...headers, '', bodyLater ? '' : body].join('\r\n'),
    );
  });
}

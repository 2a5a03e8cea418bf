import { NEWS_HEARTBEAT_MS, news } from '@site/contracts/areas/news';
import { allEndpoints } from '@site/contracts/endpoints';
import { errorStatus } from '@site/contracts/http/errors';
import { failureBody, PLATFORM_PREFIXES, RETRY_AFTER_SECONDS, TIME_LIMIT_MS } from '../edge/platformCalls';
import { block, comment, headers, quoted } from './directives';

const UPSTREAM = 'site_platform';
const PORT = '$site_port';
const PROTOCOL = '$site_protocol';
const LANGUAGE = '$site_failure_language';

/** A machine that is gone says nothing; one that is there takes a connection at once. */
const CONNECT_LIMIT_MS = 3_000;
/** A call has 10 s: one that took longer is sent to nobody else. */
const PASS_ON_LIMIT_MS = 10_000;
const LEFT_ALONE_SECONDS = 5;

/** Headers with which a client says things about itself that the platform would believe. */
const CLAIMS = [
  'Forwarded',
  'X-Real-IP',
  'X-Forwarded-Port',
  'X-Forwarded-Server',
  'X-Forwarded-Prefix',
  'X-Forwarded-Ssl',
  'X-Forwarded-Scheme',
];

/** What is behind nginx, and what is before it. */
export interface Surroundings {
  /** The platform's processes, as `http://127.0.0.1:8090`: one at least. */
  readonly platformUrls: readonly string[];
  /** Addresses and networks of the proxies before nginx, whose word about a caller counts. */
  readonly trustedProxies: readonly string[];
}

/** What stands once: the platform's address, what is passed on of the asked host, and the language in which its absence is told. */
export function platformUpstream({ platformUrls, trustedProxies }: Surroundings): string[] {
  return [
    ...block(`upstream ${UPSTREAM}`, [
      comment(
        'One that does not answer is left alone for a moment, by all workers; of a single one that is ignored.',
      ),
      `zone ${UPSTREAM} 64k;`,
      ...platformUrls.map(
        (url) => `server ${new URL(url).host} max_fails=1 fail_timeout=${LEFT_ALONE_SECONDS}s;`,
      ),
      'keepalive 32;',
    ]),
    comment('The port of a Host header that is nothing but a name and a port.'),
    ...block(`map $http_host ${PORT}`, ['default "";', '"~^[A-Za-z0-9.-]+(:[0-9]{1,5})$" $1;']),
    ...(trustedProxies.length > 0 ? protocolSaid(trustedProxies) : []),
    ...block(`map $http_accept_language ${LANGUAGE}`, ['default en;', '~^th th;']),
  ];
}

/** The platform's calls on the site's own origin, and answers in its envelope when it does not answer itself. */
export function platformLocations({ platformUrls, trustedProxies }: Surroundings): string[] {
  const behindProxy = trustedProxies.length > 0;
  const pass = (repeated: Repeated) => passedOn(platformUrls, behindProxy, repeated);
  return [
    ...trustedProxies.map((proxy) => `set_real_ip_from ${proxy};`),
    ...(behindProxy ? ['real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'] : []),
    comment('Calls with an Idempotency-Key have their effect once, however often they are sent.'),
    ...block(`location ~ ^(?:${oncePaths().join('|')})$`, [
      ...pass('always'),
      `proxy_read_timeout ${seconds(TIME_LIMIT_MS)};`,
    ]),
    ...block(`location ~ ^/(?:${PLATFORM_PREFIXES})(?:/|$)`, [
      ...pass('unless POST'),
      `proxy_read_timeout ${seconds(TIME_LIMIT_MS)};`,
    ]),
    comment('Events are passed on as they come, for as long as there is a word from time to time.'),
    ...block(`location = ${news.path}`, [
      ...pass('unless POST'),
      `proxy_read_timeout ${seconds(2 * NEWS_HEARTBEAT_MS)};`,
      'proxy_buffering off;',
    ]),
    ...failure('@platform_away', 'system.upgrading', { 'Retry-After': String(RETRY_AFTER_SECONDS) }),
    ...failure('@platform_late', 'vendor.timeout'),
  ];
}

const seconds = (ms: number) => `${ms / 1000}s`;

/** Paths of calls that may be sent twice: each of them asks for a key. */
function oncePaths(): string[] {
  return allEndpoints.flatMap(({ idempotent, path }) => (idempotent ? [path] : []));
}

/**
 * What is sent to another process when one breaks off: everything, or all but a POST that it may have done. What it has
 * not been sent yet is sent to another one in any case.
 */
type Repeated = 'always' | 'unless POST';

/** How every call reaches the platform, and what is answered when it does not. */
function passedOn(platformUrls: readonly string[], behindProxy: boolean, repeated: Repeated): string[] {
  return [
    `proxy_pass http://${UPSTREAM};`,
    'proxy_http_version 1.1;',
    `proxy_set_header Host ${quoted(new URL(platformUrls[0] ?? '').host)};`,
    'proxy_set_header Connection "";',
    `proxy_set_header X-Forwarded-Host $host${PORT};`,
    comment('What nginx sees or a proxy of ours says, never what a client claims.'),
    'proxy_set_header X-Forwarded-For $remote_addr;',
    `proxy_set_header X-Forwarded-Proto ${behindProxy ? PROTOCOL : '$scheme'};`,
    ...CLAIMS.map((name) => `proxy_set_header ${name} "";`),
    `proxy_connect_timeout ${seconds(CONNECT_LIMIT_MS)};`,
    `proxy_send_timeout ${seconds(TIME_LIMIT_MS)};`,
    'client_max_body_size 12m;',
    `proxy_next_upstream error timeout${repeated === 'always' ? ' non_idempotent' : ''};`,
    `proxy_next_upstream_timeout ${seconds(PASS_ON_LIMIT_MS)};`,
    'error_page 502 503 = @platform_away;',
    'error_page 504 = @platform_late;',
  ];
}

/** `https` where a proxy before nginx says so, else what nginx itself speaks. */
function protocolSaid(trustedProxies: readonly string[]): string[] {
  return [
    ...block('geo $realip_remote_addr $site_behind_proxy', [
      'default 0;',
      ...trustedProxies.map((proxy) => `${proxy} 1;`),
    ]),
    ...block(`map "$site_behind_proxy:$http_x_forwarded_proto" ${PROTOCOL}`, [
      'default $scheme;',
      '"1:https" https;',
      '"1:http" http;',
    ]),
  ];
}

function failure(
  location: string,
  code: Parameters<typeof failureBody>[0],
  further: Readonly<Record<string, string>> = {},
): string[] {
  const answer = (language: 'en' | 'th') => `return ${errorStatus[code]} '${failureBody(code, language)}';`;
  return block(`location ${location}`, [
    'types { }',
    'default_type application/json;',
    ...headers({ 'Cache-Control': 'no-store', ...further }, 'always'),
    `if (${LANGUAGE} = th) { ${answer('th')} }`,
    answer('en'),
  ]);
}

import { errorStatus } from '@site/contracts/errors';
import { failureBody, PLATFORM_PREFIXES, RETRY_AFTER_SECONDS, TIME_LIMIT_MS } from '../edge/proxy';
import { block, comment, headers, quoted } from './directives';

const UPSTREAM = 'site_platform';
const LANGUAGE = '$site_failure_language';

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

/** What stands once: the platform's address, and the language in which its absence is told. */
export function platformUpstream(platformUrl: string): string[] {
  return [
    ...block(`upstream ${UPSTREAM}`, [`server ${new URL(platformUrl).host};`, 'keepalive 32;']),
    ...block(`map $http_accept_language ${LANGUAGE}`, ['default en;', '~^th th;']),
  ];
}

/** The platform's calls on the site's own origin, and answers in its envelope when it does not answer itself. */
export function platformLocations(platformUrl: string): string[] {
  const seconds = TIME_LIMIT_MS / 1000;
  return [
    ...block(`location ~ ^/(?:${PLATFORM_PREFIXES})(?:/|$)`, [
      `proxy_pass http://${UPSTREAM};`,
      'proxy_http_version 1.1;',
      `proxy_set_header Host ${quoted(new URL(platformUrl).host)};`,
      'proxy_set_header Connection "";',
      'proxy_set_header X-Forwarded-Host $http_host;',
      comment('What nginx sees, never what a client claims.'),
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_set_header X-Forwarded-Proto $scheme;',
      ...CLAIMS.map((name) => `proxy_set_header ${name} "";`),
      `proxy_connect_timeout ${seconds}s;`,
      `proxy_read_timeout ${seconds}s;`,
      `proxy_send_timeout ${seconds}s;`,
      'client_max_body_size 12m;',
      'proxy_next_upstream off;',
      'error_page 502 503 = @platform_away;',
      'error_page 504 = @platform_late;',
    ]),
    ...failure('@platform_away', 'system.upgrading', { 'Retry-After': String(RETRY_AFTER_SECONDS) }),
    ...failure('@platform_late', 'vendor.timeout'),
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

import type { Merchant } from '@site/contracts/federation/merchant';
import { type DocumentIndex, FILE_ENDINGS, isFilePath } from '../compose/composeSite';
import { FALLBACK_KIND } from '../compose/hostManifest';
import { liveFolder } from '../deploy/publishLive';
import { UNKNOWN_HOST } from '../edge/answers';
import { documentHeaders } from '../edge/liveDocuments';
import { INTERNAL_PATHS } from '../edge/platformCalls';
import { OPEN_TO_ALL } from '../edge/releasesOrigin';
import { CONTENT_TYPES, IMMUTABLE, REVALIDATED } from '../edge/storedFile';
import { block, comment, headers, quoted } from './directives';
import { platformLocations, platformUpstream, type Surroundings } from './platformConf';

/** One merchant, and the documents that are live for it. */
export interface ServedMerchant {
  readonly merchant: Merchant;
  readonly index: DocumentIndex;
}

export interface NginxOptions extends Surroundings {
  readonly merchants: readonly ServedMerchant[];
  /** Folder of the store, absolute. */
  readonly store: string;
  /** What nginx listens on for the sites, and for the releases: a port, or an address with a port. */
  readonly listen: string;
  readonly releasesListen: string;
  /** Whether nginx has the module for brotli copies that were made ahead. */
  readonly brotli: boolean;
}

const NO_SUCH_FILE = 'There is no such file.';
const READ_ONLY_CHECK = 'if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }';
const READ_ONLY = 'Only GET and HEAD are answered here.';

/** The servers of a merchant set, to be included in nginx's `http` block. They do what the project's own edge does. */
export function siteConf(options: NginxOptions): string {
  return [
    comment(
      'Written by `site nginx`: not to be changed by hand. A release needs no new configuration; another',
    ),
    comment('set of remotes, host name, route or frame does: `site nginx --check` says so.'),
    ...documentMaps(options.merchants),
    ...block('map $realpath_root $site_documents', ['"~([0-9a-f]+)$" $1;']),
    ...platformUpstream(options),
    ...block('server', [
      `listen ${options.listen} default_server;`,
      'server_name _;',
      'server_tokens off;',
      'default_type text/plain;',
      `return 404 ${quoted(`${UNKNOWN_HOST}\\n`)};`,
    ]),
    ...options.merchants.flatMap((served) => merchantServer(served, options)),
    ...releasesServer(options),
    '',
  ].join('\n');
}

/** A variable for each merchant that holds the document of the asked path. */
function documentMaps(merchants: readonly ServedMerchant[]): string[] {
  return merchants.flatMap(({ merchant, index }) => {
    const fallback = index.documents.find(({ kind }) => kind === FALLBACK_KIND)?.file;
    const rows = index.documents.flatMap(({ paths, file }) =>
      paths.map((path) => `${quoted(path)} ${file};`),
    );
    return block(`map $uri $${variable(merchant)}_document`, [`default ${fallback};`, ...rows]);
  });
}

/** Files that are as live as the pages: each is known by its whole path. */
function filePaths({ documents }: DocumentIndex): string[] {
  return documents.flatMap(({ paths }) => paths.filter(isFilePath));
}

function variable({ code }: Merchant): string {
  return `site_${code.replaceAll('-', '_')}`;
}

function merchantServer({ merchant, index }: ServedMerchant, options: NginxOptions): string[] {
  const document = `$${variable(merchant)}_document`;
  const policies = index.documents[0] ?? { policy: '' };
  return block('server', [
    `listen ${options.listen};`,
    `server_name ${merchant.hosts.join(' ')};`,
    ...common(options),
    ...block('location ^~ /host-shell/', [
      `root ${quoted(`${options.store}/releases`)};`,
      READ_ONLY_CHECK,
      'try_files $uri =404;',
      ...assetHeaders(),
    ]),
    ...block('location ^~ /brand/', [
      `root ${quoted(options.store)};`,
      READ_ONLY_CHECK,
      `rewrite ^/brand/(.+)$ /brand/${merchant.code}/$1 break;`,
      ...assetHeaders(),
    ]),
    ...platformLocations(options),
    comment('Calls between services are nobody’s business here.'),
    ...block(`location ^~ ${INTERNAL_PATHS}`, ['return 404;']),
    comment('A missing script must not be answered with HTML, which a browser would run.'),
    ...block(`location ~* \\.(?:${FILE_ENDINGS})$`, ['return 404;']),
    ...[...filePaths(index).map((path) => `location = ${path}`), 'location /'].flatMap((location) =>
      block(location, [
        comment(
          'Where the link of the live documents leads is the documents’ hash: what a browser has of it is right.',
        ),
        `root ${quoted(`${options.store}/${liveFolder(merchant.code)}`)};`,
        READ_ONLY_CHECK,
        `set $document_etag ${quoted(`W/\\"$site_documents-${document}\\"`)};`,
        'if ($http_if_none_match = $document_etag) { return 304; }',
        `rewrite ^ /${document} break;`,
        'etag off;',
        'if_modified_since off;',
        ...headers({
          ETag: '$document_etag',
          'Last-Modified': '',
          'Cache-Control': REVALIDATED,
          'X-Content-Type-Options': 'nosniff',
          ...documentHeaders(policies),
        }),
      ]),
    ),
  ]);
}

function assetHeaders(): string[] {
  return headers({
    'Cache-Control': IMMUTABLE,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });
}

/** Any site may load a release; integrity is what protects it. */
function releasesServer(options: NginxOptions): string[] {
  return block('server', [
    `listen ${options.releasesListen};`,
    'server_name _;',
    ...common(options, Object.entries(OPEN_TO_ALL)),
    `root ${quoted(`${options.store}/releases`)};`,
    ...block('location /', [
      ...block('if ($request_method = OPTIONS)', [
        ...headers({
          ...OPEN_TO_ALL,
          'Access-Control-Allow-Methods': 'GET, HEAD',
          'Access-Control-Max-Age': '86400',
        }),
        'return 204;',
      ]),
      READ_ONLY_CHECK,
      'try_files $uri =404;',
      ...headers({ ...OPEN_TO_ALL, 'Cache-Control': IMMUTABLE, 'X-Content-Type-Options': 'nosniff' }),
    ]),
  ]);
}

/** What every server of files has: copies made ahead, its types, and answers in words. */
function common({ brotli }: NginxOptions, further: readonly (readonly [string, string])[] = []): string[] {
  const wordHeaders = headers(
    { ...Object.fromEntries(further), 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
    'always',
  );
  const types = Object.entries(CONTENT_TYPES).map(
    ([ending, type]) => `${type.replace(/;.*/, '')} ${ending.slice(1)};`,
  );
  return [
    'server_tokens off;',
    'absolute_redirect off;',
    'gzip off;',
    comment('Compressed copies lie beside the files: nothing is compressed when it is asked for.'),
    'gzip_static on;',
    ...(brotli ? ['brotli_static on;'] : []),
    'gzip_vary on;',
    'charset utf-8;',
    'charset_types text/css text/javascript text/plain application/json;',
    ...block('types', types),
    'default_type application/octet-stream;',
    'error_page 403 404 = @missing;',
    'error_page 405 = @read_only;',
    ...block('location @missing', [
      'types { }',
      'default_type text/plain;',
      ...wordHeaders,
      `return 404 ${quoted(`${NO_SUCH_FILE}\\n`)};`,
    ]),
    ...block('location @read_only', [
      'types { }',
      'default_type text/plain;',
      ...wordHeaders,
      ...headers({ Allow: 'GET, HEAD' }, 'always'),
      `return 405 ${quoted(`${READ_ONLY}\\n`)};`,
    ]),
  ];
}

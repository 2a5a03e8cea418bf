import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../../refusal';
import { readDocumentIndex } from '../compose/composeSite';
import type { DeliveryContext } from '../deploy/deploy';
import { publishLive } from '../deploy/publishLive';
import { readMerchants } from '../discovery/merchants';
import { block, comment, quoted } from './directives';
import { type NginxOptions, type ServedMerchant, siteConf } from './siteConf';

/** To be included in the `http` block of an nginx that runs already. */
const SITE_FILE = 'site.conf';
/** A whole configuration, for an nginx that does nothing else and needs no rights. */
const WHOLE_FILE = 'nginx.conf';

/** Where Debian and others keep nginx's modules. */
const MODULE_FOLDERS = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/share/nginx/modules'];
const BROTLI_MODULE = 'ngx_http_brotli_static_module.so';

/** The module that serves brotli copies made ahead; undefined when this machine's nginx has none. */
export function brotliModule(): string | undefined {
  return MODULE_FOLDERS.map((folder) => path.join(folder, BROTLI_MODULE)).find((file) => existsSync(file));
}

/**
 * The merchants of a set with their live documents.
 *
 * @param codes Without any, all that are live.
 * @throws Refusal naming a merchant that does not exist or has nothing live.
 */
export async function servedMerchants(
  context: DeliveryContext,
  codes: readonly string[],
): Promise<ServedMerchant[]> {
  const all = await readMerchants(context.merchantsFolder);
  const unknown = codes.find((code) => !all.some(({ merchant }) => merchant.code === code));
  if (unknown) {
    const known = all.map(({ merchant }) => merchant.code).join(', ');
    throw new Refusal(`There is no merchant "${unknown}": known are ${known}.`);
  }
  const served: ServedMerchant[] = [];
  for (const { merchant } of all) {
    if (codes.length > 0 && !codes.includes(merchant.code)) continue;
    const live = await context.deployments.live(merchant.code);
    if (live) {
      const index = await readDocumentIndex(context.store, merchant.code, live.documents);
      await publishLive(context.store, context.deployments, merchant.code);
      served.push({ merchant, index });
    } else if (codes.length > 0) {
      throw new Refusal(`Nothing is live for ${merchant.code} yet: deploy a host and remotes first.`);
    }
  }
  if (served.length === 0)
    throw new Refusal('Nothing is live for any merchant yet: deploy, or run npm start once.');
  return served;
}

/** The configuration's files by name. */
export function nginxFiles(folder: string, options: NginxOptions): ReadonlyMap<string, string> {
  return new Map([
    [SITE_FILE, siteConf(options)],
    [WHOLE_FILE, wholeConf(folder, options)],
  ]);
}

function wholeConf(folder: string, { brotli }: NginxOptions): string {
  const module = brotli ? brotliModule() : undefined;
  const inFolder = (name: string) => quoted(path.join(folder, name));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    comment('Written by `site nginx`. Runs without rights: nginx -c <this file>'),
    ...(module ? [`load_module ${quoted(module)};`] : []),
    'worker_processes auto;',
    `pid ${inFolder('nginx.pid')};`,
    `error_log ${inFolder('error.log')} warn;`,
    ...block('events', ['worker_connections 1024;']),
    ...block('http', [
      comment(
        'Paths without their query: nothing that a player searched for or signed with is written down.',
      ),
      `log_format site '$time_iso8601 $host $request_method $uri $status $body_bytes_sent $request_time';`,
      `access_log ${inFolder('access.log')} site;`,
      ...temporary.map((name) => `${name}_temp_path ${inFolder(`temporary_${name}`)};`),
      'sendfile on;',
      'tcp_nopush on;',
      'keepalive_timeout 65s;',
      'server_names_hash_bucket_size 128;',
      'map_hash_bucket_size 128;',
      'variables_hash_bucket_size 128;',
      `include ${inFolder(SITE_FILE)};`,
    ]),
    '',
  ].join('\n');
}

/** Writes the files, each at once. */
export async function writeNginx(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    for (const [name, content] of files) {
      const unfinished = path.join(folder, `.${name}.unfinished`);
      await writeFile(unfinished, content);
      await rename(unfinished, path.join(folder, name));
    }
  } catch (error) {
    throw new Refusal(`${folder} cannot be written: ${error instanceof Error ? error.message : error}.`);
  }
}

/** Names of files that are not, or no longer, what would be written now. */
export async function outdatedFiles(folder: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const outdated: string[] = [];
  for (const [name, content] of files) {
    const present = await readFile(path.join(folder, name), 'utf8').catch(() => undefined);
    if (present !== content) outdated.push(name);
  }
  return outdated;
}

import path from 'node:path';
import type { Command } from 'commander';
import { readTrustedProxies } from '../product/edge/trustedProxies';
import {
  brotliModule,
  nginxFiles,
  outdatedFiles,
  servedMerchants,
  writeNginx,
} from '../product/nginx/writeNginx';
import { Refusal } from '../refusal';
import { answer, type CommandContext, describe, type JsonOption } from './output';

interface NginxCommandOptions extends JsonOption {
  readonly out: string;
  readonly mirror?: string;
  readonly merchant: readonly string[];
  readonly platform: readonly string[];
  readonly listen: string;
  readonly releasesListen: string;
  readonly trustedProxies?: string;
  readonly brotli: boolean;
  readonly check?: boolean;
}

const PLATFORM = 'http://127.0.0.1:8090';
const LISTEN = /^(?:[0-9A-Za-z.*-]+:|\[[0-9a-fA-F:]+\]:)?\d{1,5}$/;

export function addNginxCommand(program: Command, context: CommandContext): void {
  describe(
    program.command('nginx'),
    'Write the configuration with which nginx serves the sites. Releases and rollbacks need no new one.',
    [
      'nginx --out /etc/nginx/games-site',
      'nginx --out build/nginx --merchant aurora --merchant lagoon --listen 127.0.0.1:8080',
      'nginx --out build/nginx --platform http://10.0.0.1:8090 --platform http://10.0.0.2:8090',
      'nginx --out build/nginx --listen 127.0.0.1:8080 --check',
    ],
  )
    .requiredOption('--out <folder>', 'where to write site.conf and nginx.conf')
    .option(
      '--merchant <code>',
      'one merchant of the set, several times for several (default: all that are live)',
      collect,
      [],
    )
    .option('--mirror <folder>', 'the folder that `site mirror` fills, where the store is a bucket')
    .option(
      '--platform <url>',
      `where nginx finds a process of the platform, several times for several (default: ${PLATFORM})`,
      collect,
      [],
    )
    .option('--listen <address>', 'port, or address with port, of the sites', '8080')
    .option('--releases-listen <address>', 'port, or address with port, of the releases', '8081')
    .option(
      '--trusted-proxies <list>',
      'addresses and networks of what ends TLS or balances before nginx, as 10.0.0.0/8,2001:db8::1',
    )
    .option(
      '--no-brotli',
      'leave out the directives of the brotli module (default: as this machine’s nginx has it)',
    )
    .option(
      '--check',
      'write nothing; exit code 1 when what was written with these options is not right any more',
    )
    .action(async (options: NginxCommandOptions) => {
      const folder = path.resolve(context.root, parseFolder(options.out));
      const { mirror } = options;
      const store = mirror ? path.resolve(context.root, mirror) : context.delivery.store.folder;
      if (!store) {
        throw new Refusal(
          'nginx serves files of a folder, and the store is a bucket: copy it into one by site mirror, and name that with --mirror.',
        );
      }
      const merchants = await servedMerchants(context.delivery, options.merchant);
      const brotli = options.brotli && brotliModule() !== undefined;
      const files = nginxFiles(folder, {
        merchants,
        store,
        brotli,
        trustedProxies: readTrustedProxies(options.trustedProxies),
        platformUrls: options.platform.length > 0 ? options.platform.map(parsePlatform) : [PLATFORM],
        listen: parseListen(options.listen),
        releasesListen: parseListen(options.releasesListen),
      });
      const codes = merchants.map(({ merchant }) => merchant.code);
      if (options.check) {
        const outdated = await outdatedFiles(folder, files);
        if (outdated.length > 0) {
          throw new Refusal(
            `${outdated.join(' and ')} in ${folder} are not what they should be: write them again and reload nginx.`,
          );
        }
        answer(context, options, { folder, merchants: codes, current: true }, [`${folder} is right.`]);
        return;
      }
      await writeNginx(folder, files);
      answer(context, options, { folder, merchants: codes, brotli, files: [...files.keys()] }, [
        `Written for ${codes.join(', ')}: ${[...files.keys()].join(' and ')} in ${folder}.`,
        ...(brotli ? [] : ['Without brotli: install libnginx-mod-http-brotli-static and write them again.']),
        `Try it: nginx -t -c ${path.join(folder, 'nginx.conf')}`,
        'For an nginx that runs already: include site.conf in its http block, then nginx -s reload.',
      ]);
    });
}

function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}

function parseListen(text: string): string {
  if (LISTEN.test(text)) return text;
  throw new Refusal(
    `"${text}" is nothing to listen on: write a port, or an address with one, as 127.0.0.1:8080.`,
  );
}

/** Nothing would be the project's own folder. */
function parseFolder(text: string): string {
  if (text.trim() !== '') return text;
  throw new Refusal('--out names no folder: write where the configuration goes, as build/nginx.');
}

function parsePlatform(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text && text.startsWith('http:')) return text;
  throw new Refusal(`--platform ${text} is no address: write it as http://127.0.0.1:8090, without a path.`);
}

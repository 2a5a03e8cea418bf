import { MAX_PREVIEW_MS } from '@site/contracts/federation/preview';
import type { Command } from 'commander';
import { auditIn } from '../audit/auditLog';
import { makePreview } from '../preview/makePreview';
import { previewSigner } from '../preview/previewKey';
import { takeBackPreview } from '../preview/takeBackPreview';
import { portsFrom } from '../processes/ports';
import { parseAuthor } from '../product/deploy/author';
import { openPreviews } from '../product/deploy/previews';
import { readMerchant } from '../product/discovery/merchants';
import { isPublicHost } from '../product/discovery/publicHost';
import { Refusal } from '../refusal';
import { parseAge } from './ages';
import {
  answer,
  type CommandContext,
  describe,
  type JsonOption,
  parseRelease,
  table,
  toSecond,
} from './output';

interface PreviewOptions extends JsonOption {
  readonly merchant: string;
  readonly for: number;
  readonly as?: string;
  readonly site?: string;
  readonly path: string;
  readonly revoke?: string;
  readonly by?: string;
}

const parseLife = (text: string) => parseAge('--for', text, MAX_PREVIEW_MS);
const HOME = '/m/home';

/** `site preview`: links that open a release for one tab on the live site (FD-077). */
export function addPreviewCommand(program: Command, context: CommandContext): void {
  describe(
    program.command('preview [remote@release]'),
    'Print a link that opens a release for one tab on a merchant’s live site. Without a release: list the links that work.',
    [
      'preview mfe-games@1.5.0-rc.1 --merchant aurora --for 24h',
      'preview mfe-games@1.5.0-rc.1 --merchant aurora --path /m/gameList',
      'preview --merchant aurora',
      'preview --revoke 4fY0c2XbKq1TzR8w --merchant aurora',
    ],
  )
    .requiredOption('--merchant <code>', 'whose site')
    .option(
      '--for <age>',
      'how long the link works, in days or hours, at most 7d',
      parseLife,
      parseLife('24h'),
    )
    .option('--as <remote>', 'in the place of this remote, for a component of the merchant’s own')
    .option('--site <address>', 'where the site is (default: the merchant’s first host name)', parseSite)
    .option('--path <path>', 'the page that it opens', parsePath, HOME)
    .option('--revoke <id>', 'take a link back')
    .option('--by <name>', 'who does it, for the log', parseAuthor)
    .action(async (what: string | undefined, options: PreviewOptions) => {
      if (options.revoke !== undefined) await takeBack(context, what, options.revoke, options);
      else if (what === undefined) await list(context, options);
      else await make(context, what, options);
    });
}

async function make(context: CommandContext, what: string, options: PreviewOptions): Promise<void> {
  const { delivery, environment } = context;
  const { by = delivery.by, merchant, as, path } = options;
  const { merchant: settings } = await readMerchant(delivery.merchantsFolder, merchant);
  const made = await makePreview(
    { ...delivery, by },
    await previewSigner(environment, delivery.policyFolder, merchant),
    {
      ...parseRelease(what),
      merchant,
      as,
      lifeMs: options.for,
      site: options.site ?? siteOf(settings.hosts[0] ?? '', environment),
      path,
    },
  );
  await writeDown(
    context,
    by,
    `made a preview link to ${what} for ${merchant}, until ${toSecond(made.until)}`,
  );
  answer(context, options, made, [
    made.link,
    '',
    `Shows ${what} on ${merchant}'s site to whoever opens it, in that tab alone, until ${toSecond(made.until)}.`,
    `To take it back: npm run site -- preview --revoke ${made.id} --merchant ${merchant}`,
  ]);
}

async function takeBack(
  context: CommandContext,
  what: string | undefined,
  id: string,
  options: PreviewOptions,
): Promise<void> {
  if (what !== undefined) throw new Refusal(`--revoke takes the link ${id} back: leave out ${what}.`);
  const { delivery } = context;
  const { by = delivery.by, merchant } = options;
  const { preview, deployment } = await takeBackPreview({ ...delivery, by }, merchant, id, {
    log: (words) => writeDown(context, by, words),
    tellPlatform: context.tellPlatform,
  });
  answer(context, options, { ...preview, revoked: true, deployment: deployment?.number }, [
    `Taken back: the link of ${preview.by} to ${preview.component}@${preview.release} shows what is live, at its next page.`,
  ]);
}

async function writeDown({ delivery }: CommandContext, by: string, words: string): Promise<void> {
  await auditIn(delivery.store).append({ at: delivery.now().toISOString(), by, kind: 'preview', words });
}

async function list(context: CommandContext, options: PreviewOptions): Promise<void> {
  const { delivery } = context;
  const { merchant } = options;
  await readMerchant(delivery.merchantsFolder, merchant);
  const previews = await openPreviews(delivery.store, merchant, delivery.now());
  const rows = previews.map(({ id, component, release, by, until, revoked }) => [
    id,
    `${component}@${release}`,
    by,
    revoked ? 'taken back' : `until ${toSecond(until)}`,
  ]);
  answer(
    context,
    options,
    { previews },
    rows.length > 0 ? table(rows) : [`${merchant} has no preview link.`],
  );
}

/** Under a name of development the site is the one of this machine. */
function siteOf(host: string, environment: CommandContext['environment']): string {
  return isPublicHost(host) ? `https://${host}` : `http://${host}:${portsFrom(environment).EDGE_PORT}`;
}

function parseSite(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Refusal(`--site ${text} is no address of a site: write it as https://aurora.example.`);
}

function parsePath(text: string): string {
  if (/^\/(?!\/)[^\s#?]*$/.test(text)) return text;
  throw new Refusal(`--path ${text} is no path of a page: write it as ${HOME}.`);
}

import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { progressOn, silentProgress } from '../processes/progress';
import type { DeliveryContext } from '../product/deploy/deploy';
import { derivedDiscovery } from '../product/deploy/derivedDiscovery';
import { readMerchant } from '../product/discovery/merchants';
import { prune } from '../product/upkeep/prune';
import { verifyLive, verifySignatures, verifyStored } from '../product/upkeep/verify';
import { ChainHead, verifyChains } from '../product/upkeep/verifyChains';
import type { Damage } from '../product/upkeep/verifyFolder';
import { verifyServed } from '../product/upkeep/verifyServed';
import { Refusal } from '../refusal';
import { parseAge } from './ages';
import { answer, type CommandContext, chosenMerchants, describe, type JsonOption } from './output';

interface VerifyOptions extends JsonOption {
  readonly merchant?: string;
  readonly served?: boolean;
  readonly since?: string;
}

interface PruneOptions extends JsonOption {
  readonly olderThan: number;
  readonly dryRun?: boolean;
}

const DEFAULT_AGE = '30d';
const olderThan = (text: string) => parseAge('--older-than', text);

export function addUpkeepCommands(program: Command, context: CommandContext): void {
  const { delivery } = context;

  describe(
    program.command('verify'),
    'Re-hash what is stored, what is live, and the log. Exit code 1 when anything is not as it was.',
    ['verify', 'verify --served', 'verify --json > looked.json', 'verify --since looked.json'],
  )
    .option('--merchant <code>', 'what is live of one merchant only')
    .option('--served', 'also fetch what is live from the addresses that browsers use')
    .option('--since <file>', 'also what an earlier `verify --json` saw: that nothing was cut off since')
    .action(async (options: VerifyOptions) => {
      const since = options.since === undefined ? [] : await readHeads(options.since);
      const progress = options.json ? silentProgress : progressOn(process.stderr);
      const codes = await chosenMerchants(context, options.merchant);
      const stored = await progress.step('Re-hash what is stored', () => verifyStored(delivery.store));
      const live = await Promise.all(
        codes.map((code) => verifyLive(delivery.store, delivery.deployments, code)),
      );
      const log = await verifyChains(delivery.store, since);
      const served = options.served
        ? await progress.step('Fetch and re-hash what is served', async () =>
            verifyServed(await liveDiscoveries(delivery, codes)),
          )
        : undefined;
      const signatures = await Promise.all(
        codes.map(async (code) => {
          const { merchant } = await readMerchant(delivery.merchantsFolder, code);
          return verifySignatures(delivery, merchant);
        }),
      );
      const toTell = signatures.filter(({ isDamage }) => !isDamage).flatMap(({ faults }) => faults);
      for (const { place, what } of toTell) delivery.warn?.(`${place}: ${what}.`);
      const unsigned = signatures.filter(({ isDamage }) => isDamage).flatMap(({ faults }) => faults);
      const damages = [
        ...stored.damages,
        ...live.flat(),
        ...unsigned,
        ...log.damages,
        ...(served?.damages ?? []),
      ];
      const { folders, files } = stored;
      const facts = { folders, files, served: served?.files, heads: log.heads, damages };
      const summary =
        `${files} files in ${folders} folders` +
        (served ? `, and ${served.files} files as they are served,` : '');
      if (damages.length === 0) {
        const lines = log.heads.reduce((sum, { number }) => sum + number, 0);
        answer(context, options, facts, [
          `Whole: ${summary} are as they were released, and ${lines} lines of the log follow one another.`,
        ]);
        return;
      }
      if (options.json) answer(context, options, facts, []);
      throw new Refusal(damageReport(damages));
    });

  describe(
    program.command('prune'),
    'Remove releases and documents that nobody has, or ever had, and that are older than an age.',
    ['prune --dry-run', 'prune --older-than 90d', 'prune --older-than 12h --json'],
  )
    .option('--older-than <age>', 'in days or hours, as 30d or 12h', olderThan, olderThan(DEFAULT_AGE))
    .option('--dry-run', 'say what would go, and remove nothing')
    .action(async (options: PruneOptions) => {
      const progress = options.json ? silentProgress : progressOn(process.stderr);
      const dryRun = options.dryRun === true;
      const pruned = await progress.step('Prune', () =>
        prune(delivery, { olderThanMs: options.olderThan, dryRun }),
      );
      answer(context, options, pruned, [
        ...pruned.removed.map(
          ({ folder, storedAt }) =>
            `${dryRun ? 'Would remove' : 'Removed'} ${folder}: stored ${storedAt.slice(0, 10)}, never live.`,
        ),
        `Kept ${pruned.usedByDeployments} that are or were live, and ${pruned.young} that are younger.`,
      ]);
    });
}

const Looked = z.object({ heads: z.array(ChainHead) });

/** @throws Refusal when the file is not what `verify --json` writes. */
async function readHeads(file: string): Promise<readonly ChainHead[]> {
  try {
    return Looked.parse(JSON.parse(await readFile(file, 'utf8'))).heads;
  } catch {
    throw new Refusal(`--since ${file} is not what \`site verify --json\` writes.`);
  }
}

/** What browsers are told, of the merchants that have something live. A lost document is told as damage. */
async function liveDiscoveries({ store, deployments }: DeliveryContext, codes: readonly string[]) {
  const live = await Promise.all(
    codes.map(async (code) => {
      const deployment = await deployments.live(code);
      return deployment && derivedDiscovery(store, deployment).catch(() => undefined);
    }),
  );
  return live.filter((discovery) => discovery !== undefined);
}

function damageReport(damages: readonly Damage[]): string {
  return [
    ...damages.map(({ place, what }) => `${place}: ${what}.`),
    `${damages.length} found. Restore what is damaged from a copy of the store, or roll back what is live of it.`,
  ].join('\n');
}

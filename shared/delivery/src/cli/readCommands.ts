import type { Command } from 'commander';
import { compositionOf, type Variant, WHOLE_TRAFFIC, wholly } from '../deploy/composition';
import type { Deployment } from '../deploy/deployments';
import { HOST_COMPONENT } from '../discovery/names';
import { storedComponents, storedReleases } from '../discovery/releases';
import { Refusal } from '../refusal';
import {
  answer,
  type CommandContext,
  chosenMerchants,
  describe,
  describeChanges,
  type JsonOption,
  table,
} from './output';

interface MerchantOption extends JsonOption {
  readonly merchant?: string;
}

interface LogOptions extends MerchantOption {
  readonly limit: number;
}

const DEFAULT_LOG_LINES = 20;

export function addReadCommands(program: Command, context: CommandContext): void {
  const { delivery } = context;

  describe(program.command('ls'), 'List what is released, and what of it is live for whom.', [
    'ls',
    'ls --merchant aurora',
    'ls --json',
  ])
    .option('--merchant <code>', 'of one merchant only')
    .action(async (options: MerchantOption) => {
      const codes = await chosenMerchants(context, options.merchant);
      const live = await Promise.all(
        codes.map(async (code) => [code, liveReleases(await delivery.deployments.live(code))] as const),
      );
      const components = await Promise.all(
        (await storedComponents(delivery.store)).map(async (component) => ({
          component,
          releases: await storedReleases(delivery.store, component),
          live: Object.fromEntries(live.map(([code, all]) => [code, liveOf(all, component)])),
        })),
      );
      const rows = components.flatMap(({ component, releases, live: liveBy }) =>
        releases.map((release) => {
          const merchants = codes.flatMap((code) =>
            (liveBy[code] ?? [])
              .filter((one) => one.release === release)
              .map((one) => describeShare(code, one)),
          );
          return [component, release, merchants.length > 0 ? `live: ${merchants.join(', ')}` : ''];
        }),
      );
      const nothing = ['Nothing is released yet: run npm start, or site release <remote>.'];
      answer(context, options, { components }, rows.length > 0 ? table(rows) : nothing);
    });

  describe(program.command('log'), 'Show what went live, newest first: who, when, from and to.', [
    'log',
    'log --merchant aurora --limit 5',
    'log --json',
  ])
    .option('--merchant <code>', 'of one merchant only')
    .option('--limit <number>', 'how many lines', parseLimit, DEFAULT_LOG_LINES)
    .action(async (options: LogOptions) => {
      const codes = await chosenMerchants(context, options.merchant);
      const histories = await Promise.all(codes.map((code) => delivery.deployments.history(code)));
      const deployments = histories
        .flat()
        .sort((one, other) => other.at.localeCompare(one.at))
        .slice(0, options.limit)
        .map(({ number, merchant, at, by, action, changes }) => ({
          number,
          merchant,
          at,
          by,
          action,
          changes,
        }));
      const rows = deployments.map(({ number, merchant, at, by, action, changes }) => [
        at,
        merchant,
        `#${number}`,
        by,
        action,
        describeChanges({ changes }),
      ]);
      answer(
        context,
        options,
        { deployments },
        rows.length > 0 ? table(rows) : ['Nothing has gone live yet.'],
      );
    });
}

type LiveRelease = Pick<Variant, 'component' | 'release' | 'traffic' | 'default'>;

/** Everything of a merchant's site, the host among it. */
function liveReleases(live: Deployment | undefined): readonly LiveRelease[] {
  const { host, remotes } = compositionOf(live);
  const ofHost = host ? wholly(HOST_COMPONENT, host) : [];
  return [...ofHost, ...[...remotes.values()].flat()];
}

function liveOf(all: readonly LiveRelease[], wanted: string) {
  return all
    .filter(({ component }) => component === wanted)
    .map(({ release, traffic, default: isDefault }) => ({ release, traffic, default: isDefault }));
}

/** `aurora`, or `aurora 90 % (default)` for one of several releases. */
function describeShare(
  code: string,
  { traffic, default: isDefault }: Omit<LiveRelease, 'component'>,
): string {
  if (traffic === WHOLE_TRAFFIC) return code;
  return `${code} ${traffic} %${isDefault ? ' (default)' : ''}`;
}

function parseLimit(text: string): number {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new Refusal(`--limit ${text} is no number of lines: give 1 or more.`);
}

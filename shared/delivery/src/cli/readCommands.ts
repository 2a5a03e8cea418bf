import type { Command } from 'commander';
import { WHOLE_TRAFFIC } from '../product/deploy/composition';
import { type LiveRelease, liveReleases } from '../product/deploy/liveReleases';
import { releaseFolder } from '../product/discovery/names';
import { storedComponents, storedReleases } from '../product/discovery/releases';
import type { Store } from '../product/store/Store';
import { describeOverBudget, letPastBudget } from '../release/budget/overBudgetLines';
import { parseLimit } from './options';
import {
  answer,
  type CommandContext,
  chosenMerchants,
  describe,
  describeChanges,
  type JsonOption,
  table,
  toSecond,
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
        codes.map(async (code) => [code, liveReleases(await delivery.deployments.history(code))] as const),
      );
      const components = await Promise.all(
        (await storedComponents(delivery.store)).map(async (component) => {
          const releases = await storedReleases(delivery.store, component);
          return {
            component,
            releases,
            releasedAt: await releaseTimes(delivery.store, component, releases),
            live: Object.fromEntries(live.map(([code, all]) => [code, liveOf(all, component)])),
          };
        }),
      );
      const rows = components.flatMap(({ component, releases, releasedAt, live: liveBy }) =>
        releases.map((release) => {
          const at = releasedAt[release];
          const merchants = codes.flatMap((code) =>
            (liveBy[code] ?? [])
              .filter((one) => one.release === release)
              .map((one) => describeShare(code, one)),
          );
          return [
            component,
            release,
            at ? `released ${toSecond(at)}` : '',
            merchants.length > 0 ? `live: ${merchants.join(', ')}` : '',
          ];
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
      const newest = histories
        .flat()
        .sort((one, other) => other.at.localeCompare(one.at))
        .slice(0, options.limit);
      const deployments = await Promise.all(
        newest.map(async (deployment) => {
          const { number, merchant, at, by, action, reason, changes } = deployment;
          const overBudget = await letPastBudget(delivery.store, deployment);
          return { number, merchant, at, by, action, reason, changes, overBudget };
        }),
      );
      const rows = deployments.map(({ number, merchant, at, by, action, reason, changes, overBudget }) => [
        toSecond(at),
        merchant,
        `#${number}`,
        by,
        action,
        [
          describeChanges({ changes, action }),
          ...(reason === undefined ? [] : [reason]),
          ...overBudget.map(describeOverBudget),
        ].join('; '),
      ]);
      answer(
        context,
        options,
        { deployments },
        rows.length > 0 ? table(rows) : ['Nothing has gone live yet.'],
      );
    });
}

function liveOf(all: readonly LiveRelease[], wanted: string) {
  return all
    .filter(({ component }) => component === wanted)
    .map(({ release, traffic, default: isDefault, since }) => ({
      release,
      traffic,
      default: isDefault,
      since,
    }));
}

/** When each release was stored, ISO 8601 in UTC. */
async function releaseTimes(store: Store, component: string, releases: readonly string[]) {
  const times = await Promise.all(
    releases.map(async (release) => [
      release,
      (await store.storedAt(releaseFolder(component, release)))?.toISOString(),
    ]),
  );
  return Object.fromEntries(times) as Readonly<Record<string, string | undefined>>;
}

/** `aurora since 2026-01-02T03:04:05Z`, or `aurora 90 % (default) since …` for one of several releases. */
function describeShare(
  code: string,
  { traffic, default: isDefault, since }: Pick<LiveRelease, 'release' | 'traffic' | 'default' | 'since'>,
): string {
  const share = traffic === WHOLE_TRAFFIC ? '' : ` ${traffic} %${isDefault ? ' (default)' : ''}`;
  return `${code}${share} since ${toSecond(since)}`;
}

import path from 'node:path';
import { ANY } from '@site/contracts/federation/access';
import { ContractRange, Release } from '@site/contracts/federation/discovery';
import type { Command } from 'commander';
import { auditIn } from '../audit/auditLog';
import { progressOn, silentProgress } from '../processes/progress';
import { HOST_COMPONENT } from '../product/discovery/names';
import { Refusal } from '../refusal';
import { readOverBudget } from '../release/budget/overBudget';
import { signingKey, signRelease } from '../release/provenance/signRelease';
import { findReleasable, type Outcome, releaseComponent, releaseForeignBuild } from '../release/release';
import { parseReason } from './options';
import { answer, type CommandContext, describe, type JsonOption } from './output';

/** Loaded for a release alone: reading changesets takes longer to load than a deployment takes. */
const changes = () => import('../release/changes');

interface ReleaseOptions extends JsonOption {
  readonly as?: string;
  readonly from?: string;
  readonly contract?: string;
  readonly overBudget?: string;
}

export function addReleaseCommand(program: Command, context: CommandContext): void {
  describe(
    program.command('release <remote>'),
    'Build, check and store a release of a remote (or of host-shell). It is not live by that.',
    [
      'release mfe-games',
      'release mfe-games --as 1.4.0-rc.1',
      'release mfe-games --over-budget "the new lobby, smaller in 1.6"',
      'release mfe-club --from ../club/dist --as 1.0.0 --contract ^1.0.0',
      'release mfe-games --json',
    ],
  )
    .option('--as <release>', 'the release’s id (default: the version in its package.json)')
    .option('--from <folder>', 'store what a bundler has built there: any bundler, for any remote')
    .option('--contract <range>', 'with --from: the contract that it meets, where its build does not say')
    .option(
      '--over-budget <reason>',
      'release it although it weighs too much; the release keeps the reason',
      parseReason('--over-budget'),
    )
    .action(async (component: string, options: ReleaseOptions) => {
      checkOptions(options);
      const { environment, delivery } = context;
      const key = await signingKey(environment, delivery.policyFolder, component);
      const startedAt = delivery.now();
      const { release, outcome } =
        options.from === undefined
          ? await releaseWorkspace(context, component, options)
          : await releaseForeignBuild(
              context.delivery.store,
              {
                component,
                folder: path.resolve(context.root, options.from),
                release: options.as,
                contract: options.contract,
              },
              options.overBudget,
            );
      if (outcome === 'stored') await writeOverride(context, component, release);
      if (key) {
        await signRelease(delivery.store, key, {
          root: context.root,
          environment,
          component,
          release,
          command: commandOf(component, options),
          builtHere: options.from === undefined,
          startedAt,
          finishedAt: delivery.now(),
        });
      }
      const notes = options.from
        ? undefined
        : await (await changes()).releaseNotes(context.root, component, release);
      answer(context, options, { component, release, outcome, notes, signedBy: key?.id }, [
        outcome === 'stored'
          ? `${component}@${release} is released.`
          : `${component}@${release} was released before, with the same content.`,
        ...(key ? [`Signed by ${key.team} (key ${key.id}).`] : []),
        ...(notes === undefined ? [] : ['', notes]),
      ]);
    });
}

/** What was asked for, as somebody else would ask for it again. */
function commandOf(component: string, { as, from, contract, overBudget }: ReleaseOptions): string {
  const given = { as, from: from && path.basename(from), contract, 'over-budget': overBudget };
  const options = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, /^[\w.^/-]+$/.test(value) ? value : JSON.stringify(value)],
  );
  return ['site', 'release', component, ...options].join(' ');
}

function checkOptions({ as, from, contract }: ReleaseOptions): void {
  if (as !== undefined && !Release.safeParse(as).success) {
    throw new Refusal(`"${as}" is no release id: write it as 1.4.0 or 1.4.0-rc.1.`);
  }
  if (contract === undefined) return;
  if (from === undefined) {
    throw new Refusal(
      '--contract goes with --from: a remote of this project says it in federation.config.ts.',
    );
  }
  if (!ContractRange.safeParse(contract).success) {
    throw new Refusal(`"${contract}" is no contract range: write it as ^1.0.0.`);
  }
}

/** That a gate was passed is written down, once (FD-067). */
async function writeOverride(
  { delivery: { store, by, now } }: CommandContext,
  component: string,
  release: string,
): Promise<void> {
  const over = await readOverBudget(store, component, release);
  if (!over) return;
  await auditIn(store).append({
    at: now().toISOString(),
    by,
    kind: 'override',
    words: `Released ${component}@${release} over its budget`,
    scope: { remotes: [component], merchants: [ANY] },
    code: 'release.over.budget',
    reason: over.reason,
  });
}

async function releaseWorkspace(
  { root, delivery: { store } }: CommandContext,
  component: string,
  options: ReleaseOptions,
): Promise<{ release: string; outcome: Outcome }> {
  const { as, json, overBudget: reason } = options;
  const workspace = await findReleasable(root, component);
  if (reason !== undefined && component === HOST_COMPONENT)
    throw new Refusal(`${HOST_COMPONENT} has no budgets of a release: leave out --over-budget.`);
  if (as === undefined) await (await changes()).assertVersioned(root, workspace);
  const release = as ?? workspace.manifest.version;
  const progress = json ? silentProgress : progressOn(process.stderr);
  const outcome = await progress.step(`Release ${component}@${release}`, () =>
    releaseComponent(store, { root, component, release, types: 'exposes' }, reason),
  );
  return { release, outcome };
}

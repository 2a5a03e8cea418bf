import type { Command } from 'commander';
import { signsIn } from '../guard/signs';
import { planNames } from '../rollout/plans';
import { rolloutStatus } from '../rollout/rolloutStatus';
import type { Deployed, RolloutMove } from './changes/SiteChanges';
import { BY_OPTION, parseReason, parseShare, REASON_OPTION } from './options';
import {
  answer,
  type CommandContext,
  chosenMerchants,
  describe,
  describeChanges,
  type JsonOption,
  parseRelease,
} from './output';
import { describeStatus } from './rolloutLines';

interface MoveOptions extends JsonOption {
  readonly merchant: string;
  readonly by?: string;
  readonly reason?: string;
  readonly break?: string;
}

interface StartOptions extends MoveOptions {
  readonly plan: string;
  readonly as?: string;
  readonly again?: string;
}

const DEFAULT_PLAN = 'careful';
const MERCHANT = ['--merchant <code>', 'whose site'] as const;
const BREAK = [
  '--break <reason>',
  'in spite of locks and freezes, for admins',
  parseReason('--break'),
] as const;

/** Releases that go live in steps, while figures decide (FD-056). */
export function addRolloutCommands(program: Command, context: CommandContext): void {
  const { changes, delivery, source } = context;
  const rollout = program
    .command('rollout')
    .description('Put a release live in steps that figures decide on.');

  describe(
    rollout.command('start <remote@release>'),
    'Begin with the first step of a plan of release-policy/plans. A guard decides on each further one.',
    [
      'rollout start mfe-games@1.5.0 --merchant aurora --plan careful',
      'rollout start mfe-games@1.5.0 --merchant aurora --again "the vendor has repaired it"',
    ],
  )
    .requiredOption(...MERCHANT)
    .option('--plan <name>', 'steps and limits', DEFAULT_PLAN)
    .option('--as <remote>', 'in the place of this remote, for a component of the merchant’s own')
    .option('--again <reason>', 'although it broke a limit here before', parseReason('--again'))
    .option(...BREAK)
    .option(...REASON_OPTION)
    .option(...BY_OPTION)
    .action(async (what: string, options: StartOptions) => {
      const { merchant, plan, as, again } = options;
      const started = await changes.startRollout(
        merchant,
        { ...parseRelease(what), plan, as, again },
        options,
      );
      say(options, started, (text) => `Started for ${merchant} by the plan ${plan}: ${text}.`);
    });

  describe(
    rollout.command('status [remote]'),
    'Show how far rollouts have come, what their steps still need, and how near each limit is to breaking.',
    ['rollout status', 'rollout status mfe-games --merchant aurora', 'rollout status --json'],
  )
    .option('--merchant <code>', 'of one merchant only')
    .action(async (remote: string | undefined, options: JsonOption & { readonly merchant?: string }) => {
      const codes = await chosenMerchants(context, options.merchant);
      const all = (await Promise.all(codes.map((code) => rolloutStatus(delivery, source, code)))).flat();
      const rollouts = all.filter((one) => remote === undefined || one.remote === remote);
      const guard = await signsIn(delivery.store).last(delivery.now());
      const lines = rollouts.flatMap((status) => describeStatus(status, guard, delivery.now()));
      const plans = (await planNames(delivery.policyFolder)).join(', ') || 'none';
      const nothing = [`No rollout runs. Plans: ${plans}.`];
      answer(context, options, { rollouts, guard }, lines.length > 0 ? lines : nothing);
    });

  addMove('pause', 'Keep the share as it is; limits go on stopping it.', 'Paused');
  addMove('resume', 'Let figures decide again.', 'Goes on');
  describe(
    rollout.command('share <remote>'),
    'Give the release another share of the users, as a step of its own whose figures count from now on.',
    ['rollout share mfe-games --merchant aurora --traffic 25 --reason "support is ready for more"'],
  )
    .requiredOption(...MERCHANT)
    .requiredOption('--traffic <percent>', 'the share, in whole per cent', parseShare)
    .requiredOption(...REASON_OPTION)
    .option(...BREAK)
    .option(...BY_OPTION)
    .action(async (remote: string, options: MoveOptions & { readonly traffic: number }) => {
      const { merchant, traffic } = options;
      const moved = await changes.shareRollout(merchant, remote, traffic, options);
      say(
        options,
        moved && { ...moved, action: 'step' },
        (text) => `Given to ${traffic} % of ${merchant}: ${text}.`,
      );
    });
  addMove('promote', 'Give everybody the release now, whatever the figures say.', 'Given to everybody', {
    reasoned: true,
  }).option(...BREAK);
  addMove('abort', 'Put back what was live before.', 'Taken back', { reasoned: true });

  function addMove(move: RolloutMove, does: string, done: string, { reasoned = false } = {}): Command {
    const reason = reasoned ? ' --reason "the cup final"' : '';
    const command = describe(rollout.command(`${move} <remote>`), does, [
      `rollout ${move} mfe-games --merchant aurora${reason}`,
    ]).requiredOption(...MERCHANT);
    if (reasoned) command.requiredOption(...REASON_OPTION);
    else command.option(...REASON_OPTION);
    return command.option(...BY_OPTION).action(async (remote: string, options: MoveOptions) => {
      const moved = await changes.moveRollout(move, options.merchant, remote, options);
      say(
        options,
        moved && { ...moved, action: move },
        (text) => `${done} for ${options.merchant}: ${text}.`,
      );
    });
  }

  function say(
    options: JsonOption,
    deployment: (Deployed & { action?: string }) | undefined,
    words: (text: string) => string,
  ): void {
    answer(context, options, deployment ?? { unchanged: true }, [
      deployment
        ? words(`${describeChanges(deployment)} (deployment ${deployment.number})`)
        : 'It is so already.',
    ]);
  }
}

import { ANY, ComponentName, Scope } from '@site/contracts/federation/access';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { auditIn } from '../audit/auditLog';
import { readMerchants } from '../product/discovery/merchants';
import { Refusal } from '../refusal';
import { describeScope } from '../rules/changeRules';
import { stateOf } from '../rules/standing';
import { wallTimeOf } from '../rules/wallTime';
import { BY_OPTION, parseReason } from './options';
import { answer, type CommandContext, describe, type JsonOption, table, toSecond } from './output';

interface EndOptions extends JsonOption {
  readonly reason?: string;
  readonly by?: string;
}

interface RuleOptions extends JsonOption {
  readonly merchant?: readonly string[];
  readonly reason: string;
  readonly by?: string;
}

interface FreezeOptions extends RuleOptions {
  readonly from?: string;
  readonly to: string;
  readonly zone?: string;
}

const REASON = ['--reason <text>', 'why, for everybody who meets it', parseReason('--reason')] as const;
const MERCHANT = ['--merchant <codes...>', 'of these merchants (default: of all)'] as const;

/** Locks and freezes: what nothing may go live of (FD-065). */
export function addRuleCommands(program: Command, context: CommandContext): void {
  const { delivery, changes } = context;

  describe(
    program.command('lock [remotes...]'),
    'Lock remotes (default: all): nothing goes live of them until somebody takes the lock off. Rollbacks pass.',
    [
      'lock mfe-games --merchant aurora --reason "the vendor moves its servers"',
      'lock --merchant aurora lagoon --reason "under investigation"',
    ],
  )
    .option(...MERCHANT)
    .requiredOption(...REASON)
    .option(...BY_OPTION)
    .action(async (remotes: readonly string[], options: RuleOptions) => {
      const scope = await scopeOf(context, remotes, options.merchant);
      const lock = await changes.lock(scope, options);
      answer(context, options, lock, [
        `Locked ${describeScope(lock)} (${lock.id}). \`npm run site -- unlock ${lock.id}\` takes it off.`,
      ]);
    });

  describe(program.command('unlock <lock>'), 'Take a lock off.', ['unlock lock-12 --reason "moved"'])
    .option(...REASON)
    .option(...BY_OPTION)
    .action(async (id: string, options: EndOptions) => {
      const lock = await changes.end('locks', id, options);
      answer(context, options, lock, [`Took off ${id} of ${lock.by}: ${describeScope(lock)}.`]);
    });

  describe(
    program.command('freeze [remotes...]'),
    'Freeze remotes (default: all) from one moment to another: nothing goes live of them. Rollbacks pass.',
    [
      'freeze --from 2026-12-24T18:00 --to 2026-12-27T09:00 --zone Asia/Bangkok --reason "holidays"',
      'freeze mfe-games --merchant aurora --to 2026-11-30T23:00 --reason "the big draw"',
    ],
  )
    .option(...MERCHANT)
    .option('--from <time>', 'when it begins (default: now)')
    .requiredOption('--to <time>', 'when it ends, as 2026-12-27T09:00')
    .option('--zone <name>', 'whose clocks these are, as Asia/Bangkok (default: the merchant’s)')
    .requiredOption(...REASON)
    .option(...BY_OPTION)
    .action(async (remotes: readonly string[], options: FreezeOptions) => {
      const scope = await scopeOf(context, remotes, options.merchant);
      const zone = options.zone ?? (await zoneOf(context, scope));
      const from = options.from ?? wallTimeOf(delivery.now(), zone);
      const freeze = await changes.freeze({ ...scope, from, to: options.to, zone }, options);
      answer(context, options, freeze, [
        `Froze ${describeScope(freeze)} from ${from} to ${freeze.to} ${zone} (${freeze.id}).`,
      ]);
    });

  describe(program.command('unfreeze <freeze>'), 'End a freeze, or take it back before it begins.', [
    'unfreeze freeze-13 --reason "the draw was early"',
  ])
    .option(...REASON)
    .option(...BY_OPTION)
    .action(async (id: string, options: EndOptions) => {
      const freeze = await changes.end('freezes', id, options);
      answer(context, options, freeze, [`Ended ${id} of ${freeze.by}: ${describeScope(freeze)}.`]);
    });

  describe(program.command('rules'), 'List locks and freezes that stand or are to come.', [
    'rules',
    'rules --json',
  ]).action(async (options: JsonOption) => {
    const { number, locks, freezes } = await auditIn(delivery.store).rules();
    const now = delivery.now();
    const coming = freezes.filter((freeze) => stateOf(freeze, now) !== 'over');
    const rows = [
      ...locks.map((lock) => [
        lock.id,
        describeScope(lock),
        `since ${toSecond(lock.at)}`,
        lock.by,
        lock.reason,
      ]),
      ...coming.map((freeze) => {
        const { id, from, to, zone, by, reason } = freeze;
        const word = stateOf(freeze, now) === 'standing' ? 'now' : 'to come';
        return [id, describeScope(freeze), `${word}, ${from} to ${to} ${zone}`, by, reason];
      }),
    ];
    answer(
      context,
      options,
      { number, locks, freezes: coming },
      rows.length > 0 ? table(rows) : ['Nothing is locked or frozen.'],
    );
  });
}

/** @throws Refusal for a merchant that there is not: it would be a lock on nothing. */
async function scopeOf(
  { delivery }: CommandContext,
  remotes: readonly string[],
  merchants: readonly string[] = [ANY],
): Promise<Scope> {
  const known = (await readMerchants(delivery.merchantsFolder)).map(({ merchant }) => merchant.code);
  const unknown = merchants.find((code) => code !== ANY && !known.includes(code));
  if (unknown !== undefined)
    throw new Refusal(`There is no merchant "${unknown}": known are ${known.join(', ')}.`);
  const scope = z.safeParse(Scope, { remotes: remotes.length > 0 ? remotes : [ANY], merchants });
  if (scope.success) return scope.data;
  const wrong = remotes.find((remote) => remote !== ANY && !z.safeParse(ComponentName, remote).success);
  throw new Refusal(`"${wrong}" is no remote: write it as mfe-games, or host-shell.`);
}

/** @throws Refusal when the merchants are in several zones: which clocks are meant, nobody has said. */
async function zoneOf({ delivery }: CommandContext, { merchants }: Scope): Promise<string> {
  const all = await readMerchants(delivery.merchantsFolder);
  const meant = all.filter(({ merchant }) => merchants.includes(ANY) || merchants.includes(merchant.code));
  const zones = [...new Set(meant.map(({ merchant }) => merchant.timeZone))];
  if (zones.length === 1 && zones[0]) return zones[0];
  throw new Refusal(`These merchants are in ${zones.join(' and ')}: say whose clocks you mean by --zone.`);
}

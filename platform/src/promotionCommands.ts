import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { Money } from '@site/contracts/values/values';
import type { Named } from './areas/care/operator';
import { pictureUrl } from './areas/pictures/service';
import { approveRequest, rejectRequest } from './areas/promotions/operator/decide';
import { giveGift } from './areas/promotions/operator/give';
import { setGroup } from './areas/promotions/operator/groups';
import { readPromotionFile } from './areas/promotions/operator/promotionFile';
import { describePromotions, putUp, setWithdrawn } from './areas/promotions/operator/putUp';
import { waitingRequests } from './areas/promotions/operator/waitingRequests';
import { CommandError } from './commandError';
import { toInstant } from './core/clock';
import { databaseNow } from './core/databaseClock';
import type { Database } from './core/db/client';
import { formatMoney, parseMoney } from './core/money';
import { quoted } from './core/text';

export const PROMOTION_USAGE =
  'promotion list --merchant <code>, promotion applications --merchant <code> [--promotion <id>], promotion approve --merchant <code> --username <name> --promotion <id> [--amount <amount>], promotion reject --merchant <code> --username <name> --promotion <id> [--reason <text>], promotion give --merchant <code> --username <name> --amount <amount> --reason <text> [--turnover <times>] [--days <to take it>] [--reference <once for this>], promotion up --merchant <code> --file <promotion.json> or --promotion <id>, promotion down --merchant <code> --promotion <id> [--reason <text>], promotion group --merchant <code> --username <name> --group <name> [--remove]; who does it is --by, or the user of the operating system';

const text = { type: 'string' } as const;

function read(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      merchant: text,
      username: text,
      promotion: text,
      amount: text,
      reason: text,
      turnover: text,
      days: text,
      reference: text,
      file: text,
      group: text,
      remove: { type: 'boolean', default: false },
      by: text,
    },
  });
  return { ...values, merchant: wanted(values.merchant, 'merchant'), by: values.by ?? userInfo().username };
}

function wanted(value: string | undefined, option: string): string {
  if (!value) throw new CommandError(`write --${option}: ${PROMOTION_USAGE}`);
  return value;
}

const namedBy = ({ merchant, username }: { merchant: string; username?: string | undefined }): Named => ({
  merchant,
  username: wanted(username, 'username'),
});

function amountIn(amount: string | undefined): bigint | undefined {
  if (amount === undefined) return undefined;
  if (!Money.safeParse(amount).success) throw new CommandError('write --amount as 100.00');
  return parseMoney(amount);
}

function numberIn(value: string | undefined, option: string): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{1,4}$/.test(value)) throw new CommandError(`write --${option} as a whole number`);
  return Number(value);
}

async function list(db: Database, args: string[]): Promise<string> {
  const { merchant } = read(args);
  const lines = await describePromotions(db, merchant, new Date(await databaseNow(db)));
  return lines.length === 0 ? `${merchant} has no promotions` : lines.join('\n');
}

async function applications(db: Database, args: string[]): Promise<string> {
  const { merchant, promotion } = read(args);
  const waiting = await waitingRequests(db, merchant, promotion);
  if (waiting.length === 0) return 'no request waits';
  return waiting
    .map(({ username, promotionId, since, reward, pictures, remarks }) =>
      [
        username,
        promotionId,
        toInstant(since),
        reward === null ? 'amount to be set' : formatMoney(reward),
        [`${pictures.length} pictures`, ...pictures.map(pictureUrl)].join(' '),
        // One line for each, whatever was typed.
        quoted(remarks),
      ].join('; '),
    )
    .join('\n');
}

const decisionIn = async (db: Database, options: ReturnType<typeof read>) => ({
  ...namedBy(options),
  promotionId: wanted(options.promotion, 'promotion'),
  by: options.by,
  at: new Date(await databaseNow(db)),
});

async function approve(db: Database, args: string[]): Promise<string> {
  const options = read(args);
  const decision = await decisionIn(db, options);
  const given = await approveRequest(db, { ...decision, amount: amountIn(options.amount) });
  return `${decision.username} may take ${formatMoney(given)} of ${decision.promotionId}`;
}

async function reject(db: Database, args: string[]): Promise<string> {
  const options = read(args);
  const decision = await decisionIn(db, options);
  await rejectRequest(db, { ...decision, reason: options.reason });
  return `the request of ${decision.username} for ${decision.promotionId} is rejected`;
}

async function give(db: Database, args: string[]): Promise<string> {
  const options = read(args);
  const named = namedBy(options);
  const amount = amountIn(wanted(options.amount, 'amount')) ?? 0n;
  await giveGift(db, {
    ...named,
    amount,
    reason: wanted(options.reason, 'reason'),
    turnover: numberIn(options.turnover, 'turnover'),
    days: numberIn(options.days, 'days'),
    reference: options.reference,
    by: options.by,
    at: new Date(await databaseNow(db)),
  });
  return `${named.username} may take ${formatMoney(amount)}`;
}

async function up(db: Database, args: string[]): Promise<string> {
  const { merchant, by, file, promotion } = read(args);
  const change = { merchant, by, at: new Date(await databaseNow(db)) };
  if (file === undefined) {
    const id = wanted(promotion, 'promotion');
    await setWithdrawn(db, change, { id, down: false });
    return `${id} is up`;
  }
  const json = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`${file} cannot be read`);
  });
  const written = readPromotionFile(json);
  const isNew = await putUp(db, written, change);
  return `${written.id} is ${isNew ? 'up' : 'changed and up'}`;
}

async function down(db: Database, args: string[]): Promise<string> {
  const { merchant, by, promotion, reason } = read(args);
  const id = wanted(promotion, 'promotion');
  await setWithdrawn(db, { merchant, by, at: new Date(await databaseNow(db)) }, { id, down: true, reason });
  return `${id} is down`;
}

async function group(db: Database, args: string[]): Promise<string> {
  const options = read(args);
  const name = wanted(options.group, 'group');
  const named = namedBy(options);
  const at = new Date(await databaseNow(db));
  await setGroup(db, { ...named, group: name, member: !options.remove, by: options.by, at });
  return `${named.username} is ${options.remove ? 'not in' : 'in'} ${name}`;
}

/** What an operator does about promotions: `npm run --prefix platform promotion -- …`. */
export const PROMOTION_COMMANDS: Readonly<Record<string, (db: Database, args: string[]) => Promise<string>>> =
  {
    'promotion list': list,
    'promotion applications': applications,
    'promotion approve': approve,
    'promotion reject': reject,
    'promotion give': give,
    'promotion up': up,
    'promotion down': down,
    'promotion group': group,
  };

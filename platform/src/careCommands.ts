import { parseArgs } from 'node:util';
import { IdentityState } from '@site/contracts/areas/care';
import { careData } from './areas/care/data';
import {
  closeForPlay,
  limitByOperator,
  listCare,
  type Named,
  openForPlay,
  setIdentity,
} from './areas/care/operator';
import { CommandError } from './commandError';
import { HOUR, toInstant } from './core/clock';
import { databaseNow } from './core/databaseClock';
import type { Database } from './core/db/client';

export const CARE_USAGE =
  'care list, care limit --merchant <code> --username <name> --kind <kind> [--period <period>] [--value <value>] [--hours <until it holds>], care close|open --merchant <code> --username <name>, care identity --merchant <code> --username <name> --state <state>, care data --merchant <code> --username <name>';

const NAMED = { merchant: { type: 'string' }, username: { type: 'string' } } as const;

function namedBy({ merchant, username }: { merchant?: string; username?: string }): Named {
  if (!merchant || !username) throw new CommandError(`write ${CARE_USAGE}`);
  return { merchant, username };
}

async function list(db: Database): Promise<string> {
  const lines = await listCare(db, new Date(await databaseNow(db)));
  return lines.length === 0 ? 'no account has limits, is closed or is offered nothing' : lines.join('\n');
}

async function limit(db: Database, args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: {
      ...NAMED,
      kind: { type: 'string' },
      period: { type: 'string' },
      value: { type: 'string' },
      // The member sees it before it holds.
      hours: { type: 'string', default: '1' },
    },
  });
  const { kind, period, value, hours } = values;
  if (!kind || !(Number(hours) > 0)) throw new CommandError(`write ${CARE_USAGE}`);
  const at = new Date(await databaseNow(db));
  const holdsFrom = new Date(at.getTime() + Number(hours) * HOUR);
  await limitByOperator(db, namedBy(values), { kind, period, value }, at, holdsFrom);
  return `limit ${kind} ${period ?? ''} ${value ?? 'none'} of ${values.username} holds from ${toInstant(holdsFrom)}`;
}

async function close(db: Database, args: string[]): Promise<string> {
  const named = namedBy(parseArgs({ args, options: NAMED }).values);
  await closeForPlay(db, named, new Date(await databaseNow(db)));
  return `account ${named.username} of ${named.merchant} is closed for play`;
}

async function open(db: Database, args: string[]): Promise<string> {
  const named = namedBy(parseArgs({ args, options: NAMED }).values);
  const isOpen = await openForPlay(db, named, new Date(await databaseNow(db)));
  return isOpen
    ? `account ${named.username} of ${named.merchant} is open for play`
    : `account ${named.username} of ${named.merchant} is not closed by the operator any more; its member has closed it, which nobody lifts`;
}

async function identity(db: Database, args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: { ...NAMED, state: { type: 'string' } } });
  const state = IdentityState.safeParse(values.state);
  if (!state.success) throw new CommandError(`write one of ${IdentityState.options.join(', ')} as --state`);
  const named = namedBy(values);
  await setIdentity(db, named, state.data, new Date(await databaseNow(db)));
  return `the identity of ${named.username} of ${named.merchant} is ${state.data}`;
}

/** For a member who asks for their data: JSON. */
const data = async (db: Database, args: string[]): Promise<string> =>
  JSON.stringify(
    await careData(db, namedBy(parseArgs({ args, options: NAMED }).values), new Date(await databaseNow(db))),
    null,
    2,
  );

/** What an operator does about responsible play: `pnpm command care …`, or `pnpm care …`. */
export const CARE_COMMANDS: Readonly<Record<string, (db: Database, args: string[]) => Promise<string>>> = {
  'care list': list,
  'care limit': limit,
  'care close': close,
  'care open': open,
  'care identity': identity,
  'care data': data,
};

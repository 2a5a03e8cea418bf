import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { ContractKind, ContractTerms } from '@site/contracts/areas/agentContracts';
import { listHouseContracts, offerByHouse } from './areas/agent/contracts/operator';
import { CommandError, readWritten } from './commandError';
import { databaseNow } from './core/databaseClock';
import type { Database } from './core/db/client';

export const CONTRACT_USAGE =
  'contract list --merchant <code>, contract offer --merchant <code> --username <name> --kind DAILY|HOURLY|DIVIDEND --file <terms.json>; who does it is --by, or the user of the operating system';

function read(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      merchant: { type: 'string' },
      username: { type: 'string' },
      kind: { type: 'string' },
      file: { type: 'string' },
      by: { type: 'string' },
    },
  });
  const { merchant, by = userInfo().username, ...others } = values;
  if (!merchant) throw new CommandError(`write ${CONTRACT_USAGE}`);
  return { merchant, by, ...others };
}

async function list(db: Database, args: string[]): Promise<string> {
  const { merchant } = read(args);
  const lines = await listHouseContracts(db, merchant, new Date(await databaseNow(db)));
  return lines.join('\n') || `${merchant} has no contract with an agent`;
}

function termsIn(json: string): ContractTerms {
  let written: unknown;
  try {
    written = JSON.parse(json);
  } catch {
    throw new CommandError('the file is no JSON');
  }
  const parsed = ContractTerms.safeParse(written);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join('.');
  throw new CommandError(
    `${where || 'the file'}: write [{ "turnover": "2000.00", "activeMembers": 10, "rate": "0.30" }, …], ten steps at most`,
  );
}

async function offer(db: Database, args: string[]): Promise<string> {
  const { merchant, by, username, kind, file } = read(args);
  const known = ContractKind.safeParse(kind);
  if (!username || !file || !known.success) throw new CommandError(`write ${CONTRACT_USAGE}`);
  const terms = termsIn(await readWritten(file));
  const at = new Date(await databaseNow(db));
  const id = await offerByHouse(db, { merchant, username, kind: known.data, terms, by }, at);
  return `contract ${id} waits for ${username} of ${merchant}`;
}

/** What an operator does about contracts of the house: `pnpm command contract …`. */
export const CONTRACT_COMMANDS: Readonly<Record<string, (db: Database, args: string[]) => Promise<string>>> =
  {
    'contract list': list,
    'contract offer': offer,
  };

import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { readQuotas, readRates, setQuotas, setTopRates, showRates } from './areas/agent/rebates/operator';
import { CommandError } from './commandError';
import { databaseNow } from './core/databaseClock';
import type { Database } from './core/db/client';
import { findMerchant } from './core/merchants/service';

export const AGENT_USAGE =
  'agent rates --merchant <code> --username <name> [RNG=0.80 …], agent quotas --merchant <code> [--links <number>] [1.80=5 … or none]; who does it is --by, or the user of the operating system';

function read(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      merchant: { type: 'string' },
      username: { type: 'string' },
      links: { type: 'string' },
      by: { type: 'string' },
    },
  });
  const { merchant, by = userInfo().username, ...others } = values;
  if (!merchant) throw new CommandError(`write ${AGENT_USAGE}`);
  return { merchant, by, typed: positionals, ...others };
}

async function rates(db: Database, args: string[]): Promise<string> {
  const { merchant, by, username, typed } = read(args);
  if (!username) throw new CommandError(`write ${AGENT_USAGE}`);
  const named = { merchant, username, by };
  if (typed.length > 0) await setTopRates(db, named, readRates(typed), new Date(await databaseNow(db)));
  return `${username} of ${merchant}: ${(await showRates(db, named)) || 'no rates'}`;
}

async function quotas(db: Database, args: string[]): Promise<string> {
  const { merchant, by, links, typed } = read(args);
  if (!(await findMerchant(db, merchant))) throw new CommandError(`there is no merchant "${merchant}"`);
  if (links !== undefined && !/^\d{1,4}$/.test(links))
    throw new CommandError(`"${links}" is no number of links`);
  if (links === undefined && typed.length === 0) throw new CommandError(`write ${AGENT_USAGE}`);
  const changes = {
    ...(typed.length > 0 && { quotas: typed[0] === 'none' ? [] : readQuotas(typed) }),
    ...(links !== undefined && { links: Number(links) }),
  };
  await setQuotas(db, { merchant, by }, changes, new Date(await databaseNow(db)));
  return `agents of ${merchant} have other bounds now`;
}

/** What a merchant gives its agents: `pnpm agent …`. */
export const AGENT_COMMANDS: Readonly<Record<string, (db: Database, args: string[]) => Promise<string>>> = {
  'agent rates': rates,
  'agent quotas': quotas,
};

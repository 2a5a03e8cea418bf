/*
 * What an operator does to a platform from its machine, on the database of the same settings. A platform on
 * Postgres may run meanwhile; PGlite has room for one process.
 *
 *   pnpm command merchant add '{"code":"coral","name":"Coral","hosts":["coral.example"],"timeZone":"Asia/Bangkok","defaultLanguage":"th"}'
 *   pnpm command account add --merchant coral --username boss --type 0     (the password is read from standard input)
 */
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { AccountRefused, addAccount } from './areas/accounts/addAccount';
import { ConfigError, readConfig } from './core/config';
import type { Database } from './core/db/client';
import { FolderInUseError } from './core/db/folderLock';
import { openDatabase, StartError } from './core/db/openDatabase';
import { addMissingMerchants } from './core/merchants/addMerchants';
import { readConfiguredMerchants } from './core/merchants/configuredMerchants';

/** A command that is not done. Its message is one line. */
class CommandError extends Error {}

const USAGE =
  'write merchant add <JSON>, or account add --merchant <code> --username <name> [--type <number>] with the password on standard input';

async function addMerchant(db: Database, [json = '']: string[]): Promise<string> {
  let wanted: ReturnType<typeof readConfiguredMerchants>;
  try {
    wanted = readConfiguredMerchants(`[${json}]`);
  } catch (error) {
    throw new CommandError(`this is no merchant (${error instanceof Error ? error.message : error})`);
  }
  const [merchant] = wanted;
  if (!merchant) throw new CommandError(USAGE);
  const [added] = await addMissingMerchants(db, [merchant]);
  if (added === undefined) throw new CommandError(`there is a merchant "${merchant.code}" already`);
  return `merchant ${added} added`;
}

async function addOperator(db: Database, args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: {
      merchant: { type: 'string' },
      username: { type: 'string' },
      type: { type: 'string', default: '0' },
    },
  });
  const { merchant, username, type } = values;
  if (!merchant || !username) throw new CommandError(USAGE);
  // Never an argument: those are in the history of the shell and in the list of processes.
  const password = (await text(process.stdin)).trim();
  const account = await addAccount(db, { merchant, username, password, type: Number(type) }, new Date());
  return `account ${account.username} of ${merchant} added`;
}

const COMMANDS: Readonly<Record<string, (db: Database, args: string[]) => Promise<string>>> = {
  'merchant add': addMerchant,
  'account add': addOperator,
};

async function run([area = '', verb = '', ...args]: string[]): Promise<void> {
  const command = COMMANDS[`${area} ${verb}`];
  if (!command) throw new CommandError(USAGE);
  const { db, close } = await openDatabase(readConfig(process.env));
  try {
    process.stdout.write(`${await command(db, args)}\n`);
  } finally {
    await close();
  }
}

const FORESEEN = [CommandError, AccountRefused, ConfigError, StartError, FolderInUseError];

run(process.argv.slice(2)).catch((error: unknown) => {
  const foreseen = FORESEEN.some((kind) => error instanceof kind);
  const reason = error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error);
  process.stderr.write(foreseen ? `platform: ${reason}\n` : `platform: the command failed (${reason})\n`);
  process.exitCode = 1;
});

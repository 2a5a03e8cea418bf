import { parseArgs } from 'node:util';
import { AGENT_COMMANDS, AGENT_USAGE } from './agentCommands';
import { ANNOUNCEMENT_COMMANDS, ANNOUNCEMENT_USAGE } from './announcementCommands';
import { AccountRefused, addAccount } from './areas/accounts/addAccount';
import { CareRefused } from './areas/care/operator';
import { decidePicture, waitingPictures } from './areas/member/waitingPictures';
import { BOOKS_COMMANDS, BOOKS_USAGE } from './booksCommands';
import { CARE_COMMANDS, CARE_USAGE } from './careCommands';
import { CommandError } from './commandError';
import { CONTRACT_COMMANDS, CONTRACT_USAGE } from './contractCommands';
import { HOUR, SECOND } from './core/clock';
import { ConfigError, readConfig } from './core/config';
import type { CallLimits, Database } from './core/db/client';
import { FolderInUseError } from './core/db/folderLock';
import { openDatabase, StartError } from './core/db/openDatabase';
import { addMissingMerchants } from './core/merchants/addMerchants';
import { readConfiguredMerchants } from './core/merchants/configuredMerchants';
import { OperatorRefused } from './core/operator/refused';
import { FEEDBACK_COMMANDS, FEEDBACK_USAGE } from './feedbackCommands';
import { HELP_COMMANDS, HELP_USAGE } from './helpCommands';
import { MAIL_COMMANDS, MAIL_USAGE } from './mailCommands';
import { MALL_COMMANDS, MALL_USAGE } from './mallCommands';
import { PROMOTION_COMMANDS, PROMOTION_USAGE } from './promotionCommands';
import { PUSH_COMMANDS, PUSH_USAGE } from './pushCommands';

const USAGE = `write merchant add <JSON>, or account add --merchant <code> --username <name> [--type <number>] with the password on standard input, or picture list, picture show <id>, picture refuse <id>, or ${CARE_USAGE}, or ${MALL_USAGE}, or ${PROMOTION_USAGE}, or ${AGENT_USAGE}, or ${FEEDBACK_USAGE}, or ${HELP_USAGE}, or ${ANNOUNCEMENT_USAGE}, or ${MAIL_USAGE}, or ${CONTRACT_USAGE}, or ${BOOKS_USAGE}, or ${PUSH_USAGE}`;

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

async function addOperator(db: Database, args: string[], read: () => Promise<string>): Promise<string> {
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
  const password = (await read()).trim();
  const account = await addAccount(db, { merchant, username, password, type: Number(type) }, new Date());
  return `account ${account.username} of ${merchant} added`;
}

/** One line for each member's picture that waits for a look. */
async function listPictures(db: Database): Promise<string> {
  const waiting = await waitingPictures(db);
  if (waiting.length === 0) return 'no picture waits';
  return waiting.map(({ id, merchant, username, url }) => `${id} ${merchant} ${username} ${url}`).join('\n');
}

const decideBy =
  (decision: 'show' | 'refuse') =>
  async (db: Database, [id = '']: string[]): Promise<string> => {
    if (!(await decidePicture(db, id, decision))) throw new CommandError(`no picture "${id}" waits`);
    return `picture ${id} ${decision === 'show' ? 'shown' : 'refused'}`;
  };

const COMMANDS: Readonly<
  Record<string, (db: Database, args: string[], read: () => Promise<string>) => Promise<string>>
> = {
  'merchant add': addMerchant,
  'account add': addOperator,
  'picture list': listPictures,
  'picture show': decideBy('show'),
  'picture refuse': decideBy('refuse'),
  ...CARE_COMMANDS,
  ...MALL_COMMANDS,
  ...PROMOTION_COMMANDS,
  ...AGENT_COMMANDS,
  ...FEEDBACK_COMMANDS,
  ...HELP_COMMANDS,
  ...ANNOUNCEMENT_COMMANDS,
  ...MAIL_COMMANDS,
  ...CONTRACT_COMMANDS,
  ...BOOKS_COMMANDS,
};

const FORESEEN = [
  CommandError,
  OperatorRefused,
  AccountRefused,
  CareRefused,
  ConfigError,
  StartError,
  FolderInUseError,
];

/** Nobody waits for a command as for a page: figures of all that was ever booked take their time. */
const UNHURRIED: CallLimits = { connectMs: 5 * SECOND, statementMs: HOUR, queryMs: HOUR };

/**
 * Runs one command of an operator on the database of these settings.
 *
 * @param read Reads what only the operator may know: passwords.
 * @returns What was done, in a line.
 * @throws Error with one line that says why it was not.
 */
export async function operate(
  [area = '', verb = '', ...args]: readonly string[],
  environment: Record<string, string | undefined>,
  read: () => Promise<string>,
): Promise<string> {
  try {
    const withoutDatabase = PUSH_COMMANDS[`${area} ${verb}`];
    if (withoutDatabase) return await withoutDatabase();
    const command = COMMANDS[`${area} ${verb}`];
    if (!command) throw new CommandError(USAGE);
    const { db, close } = await openDatabase(readConfig(environment), { limits: UNHURRIED });
    try {
      return await command(db, args, read);
    } finally {
      await close();
    }
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error);
    const foreseen = FORESEEN.some((kind) => error instanceof kind);
    throw new Error(foreseen ? reason : `the command failed (${reason})`, { cause: error });
  }
}

import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { desc, eq } from 'drizzle-orm';
import { readMailFile } from './areas/mailing/mailFile';
import { sendMailing } from './areas/mailing/sendMailing';
import { startMailing } from './areas/mailing/startMailing';
import { type Mailing, type MailingTo, mailings } from './areas/mailing/tables';
import { CommandError, readWritten } from './commandError';
import { toInstant } from './core/clock';
import { databaseNow } from './core/databaseClock';
import type { Database } from './core/db/client';
import { quoted } from './core/text';

export const MAIL_USAGE =
  'mail list --merchant <code>, mail send --merchant <code> --kind service|marketing --file <mail.json> and --all, --type agents or --username <name>; sent again, it goes on where it stopped; who does it is --by, or the user of the operating system';

const text = { type: 'string' } as const;

function read(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      merchant: text,
      kind: text,
      file: text,
      username: text,
      type: text,
      all: { type: 'boolean', default: false },
      by: text,
    },
  });
  return { ...values, merchant: wanted(values.merchant), by: values.by ?? userInfo().username };
}

function wanted(value: string | undefined): string {
  if (!value) throw new CommandError(`write ${MAIL_USAGE}`);
  return value;
}

/** To whom: one of the three is said, so that nobody writes to everybody by leaving something out. */
function recipients({ all, type, username }: ReturnType<typeof read>): MailingTo {
  const said = [all, type !== undefined, username !== undefined].filter(Boolean).length;
  if (said !== 1) throw new CommandError('write one of --all, --type agents and --username <name>');
  if (type !== undefined && type !== 'agents') throw new CommandError('--type: there is no type but agents');
  return username === undefined
    ? { type: all ? 'all' : 'agents' }
    : { type: 'username', username: username.toLowerCase() };
}

function kindIn(kind: string | undefined): Mailing['kind'] {
  if (kind !== 'service' && kind !== 'marketing') throw new CommandError('write --kind service or marketing');
  return kind;
}

async function send(db: Database, args: string[]): Promise<string> {
  const options = read(args);
  const { merchant, by } = options;
  const [kind, to] = [kindIn(options.kind), recipients(options)];
  const file = readMailFile(await readWritten(wanted(options.file)));
  const start = await databaseNow(db);
  await startMailing(db, { merchant, kind, to, by, file, at: new Date(start) });
  // The clock of the database, moved on by this machine's, which may be wrong but runs.
  const offset = start - Date.now();
  const ended = await sendMailing(db, { merchant, id: file.id, now: () => Date.now() + offset });
  return `${ended.id} is sent to ${ended.sent}; ${ended.leftOut} left out`;
}

async function list(db: Database, args: string[]): Promise<string> {
  const { merchant } = read(args);
  const rows = await db
    .select()
    .from(mailings)
    .where(eq(mailings.merchant, merchant))
    .orderBy(desc(mailings.at));
  if (rows.length === 0) return `${merchant} has sent no mail`;
  return rows
    .map(({ id, kind, to, at, sent, leftOut, endedAt, mail }) =>
      [
        toInstant(at),
        id,
        kind,
        to.type,
        endedAt === null ? 'STOPPED' : 'ENDED',
        `sent ${sent}, left out ${leftOut}`,
        quoted(mail.title.en),
      ].join('; '),
    )
    .join('\n');
}

/** Mails of an operator to the inboxes of members: `pnpm command mail …`. */
export const MAIL_COMMANDS: Readonly<Record<string, (db: Database, args: string[]) => Promise<string>>> = {
  'mail list': list,
  'mail send': send,
};

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import { careStates } from '../../core/care/tables';
import type { OpenDatabase } from '../../core/db/client';
import { insertInBatches } from '../../core/db/insertInBatches';
import { fileOwner } from '../../core/operator/merchantTexts';
import { operatorActions } from '../../core/operator/tables';
import { MAIL_COMMANDS } from '../../mailCommands';
import { openTestDatabase } from '../../testing/database';
import { createAccount, createMerchant } from '../../testing/fixtures';
import { inboxMessages } from '../inbox/tables';
import { sendBatch } from './sendMailing';
import { startMailing } from './startMailing';

let opened: OpenDatabase;
let folder: string;
beforeEach(async () => {
  opened = await openTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'mail-'));
  await createMerchant(opened.db);
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await opened.close();
});

const MAIL = { id: 'hello', desk: 'SERVICE' as const, title: { th: 'สวัสดี' }, content: { th: 'a <b>\nb' } };

async function send(args: string[], written: object = MAIL): Promise<string> {
  const file = path.join(folder, 'mail.json');
  await writeFile(file, JSON.stringify(written));
  const run = MAIL_COMMANDS['mail send'];
  if (!run) throw new Error('there is no mail send');
  return run(opened.db, ['--merchant', 'aurora', '--file', file, ...args]);
}

const ALL = ['--kind', 'service', '--all'];
const names = async () =>
  (
    await opened.db
      .select({ name: accounts.username })
      .from(inboxMessages)
      .innerJoin(accounts, eq(accounts.id, inboxMessages.accountId))
  )
    .map(({ name }) => name)
    .sort();

it('writes to all but trials, as text, once, and writes down who did', async () => {
  for (const [username, type] of [
    ['member', 0],
    ['agent', 1],
    ['trial', 4],
  ] as const)
    await createAccount(opened.db, 'aurora', { username, type });
  expect(await send([...ALL, '--by', 'suda'])).toBe('hello is sent to 2; 0 left out');
  expect(await send(ALL)).toBe('hello is sent to 2; 0 left out');
  expect(await names()).toEqual(['agent', 'member']);
  const [mail] = await opened.db.select().from(inboxMessages);
  expect(mail?.title).toEqual({ en: 'สวัสดี', th: 'สวัสดี' });
  expect(mail?.content.th).toBe('<p>a &#60;b&#62;</p><p>b</p>');
  const actions = await opened.db.select().from(operatorActions).where(eq(operatorActions.subject, 'hello'));
  expect(actions.map(({ by, what }) => [by, what])).toEqual([['suda', 'mail send']]);
  await send(['--kind', 'service', '--type', 'agents'], { ...MAIL, id: 'agents' });
  await send(['--kind', 'service', '--username', 'MEMBER'], { ...MAIL, id: 'one' });
  expect(await names()).toEqual(['agent', 'agent', 'member', 'member']);
});

it('sends offers to those alone who want them and are offered something @PL-039 @PL-040', async () => {
  const later = new Date(Date.now() + 86_400_000);
  const yes = { inbox: true, mail: false, sms: false, push: false };
  const of: Record<string, Partial<typeof careStates.$inferInsert> | undefined> = {
    wants: { contact: yes },
    silent: undefined,
    mailOnly: { contact: { ...yes, inbox: false, mail: true } },
    closed: { contact: yes, closedAt: new Date(0) },
    paused: { contact: yes, timeoutUntil: later },
    excluded: { contact: yes, excludedUntil: later },
    marked: { contact: yes, offersStoppedUntil: later },
  };
  for (const [username, state] of Object.entries(of)) {
    const { id } = await createAccount(opened.db, 'aurora', { username });
    if (state) await opened.db.insert(careStates).values({ accountId: id, ...state });
  }
  expect(await send(['--kind', 'marketing', '--all'])).toBe('hello is sent to 1; 6 left out');
  expect(await names()).toEqual(['wants']);
});

it('goes on after a kill, to 10,000, with one mail for each', async () => {
  const createdAt = new Date('2026-01-01T00:00:00Z');
  const rows = Array.from({ length: 10_000 }, (_, index) => {
    const username = `m${index}`;
    return {
      id: username,
      merchant: 'aurora',
      username,
      usernameKey: username,
      nickname: 'N',
      type: 0 as const,
      createdAt,
    };
  });
  await insertInBatches(opened.db, accounts, rows);
  const at = new Date();
  const asked = {
    merchant: 'aurora',
    kind: 'service' as const,
    to: { type: 'all' as const },
    by: 'suda',
    file: MAIL,
  };
  await startMailing(opened.db, { ...asked, at });
  const owner = await fileOwner(opened.db, 'aurora');
  await opened.db.transaction((tx) => sendBatch(tx, owner, 'hello', at));
  await expect(
    opened.db.transaction(async (tx) => {
      await sendBatch(tx, owner, 'hello', at);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  expect(await opened.db.$count(inboxMessages)).toBe(500);
  expect(await send(ALL)).toBe('hello is sent to 10000; 0 left out');
  const [found] = await opened.db
    .select({ people: sql<number>`count(distinct account_id)::int`, mails: sql<number>`count(*)::int` })
    .from(inboxMessages)
    .where(and(eq(inboxMessages.sender, 'Aurora')));
  expect(found).toEqual({ people: 10_000, mails: 10_000 });
});

it.each([
  [ALL, { ...MAIL, title: { en: 'Hello' } }, 'title.th: no text'],
  [ALL, { ...MAIL, content: { th: '' } }, 'content.th: empty'],
  [ALL, { ...MAIL, desk: 'X' }, 'desk: none of'],
  [ALL, { ...MAIL, link: { path: '//a.example', text: { th: 'x' } } }, 'link.path: no path'],
  [['--kind', 'service'], MAIL, 'write one of --all'],
  [[...ALL, '--username', 'a'], MAIL, 'write one of --all'],
  [['--kind', 'x', '--all'], MAIL, 'write --kind'],
  [['--kind', 'service', '--type', 'x'], MAIL, 'no type but agents'],
  [['--kind', 'service', '--username', 'nobody'], MAIL, 'no account "nobody"'],
])('refuses %j %j', async (args, written, why) => {
  await expect(send(args, written)).rejects.toThrow(why);
  expect(await opened.db.$count(inboxMessages)).toBe(0);
});

it('keeps an id to what was sent under it', async () => {
  await send(ALL);
  await expect(send(ALL, { ...MAIL, title: { th: 'อื่น' } })).rejects.toThrow('something else was sent');
});

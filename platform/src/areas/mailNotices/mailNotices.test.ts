import type { MailNotices } from '@site/contracts/areas/mailNotices';
import { PUSH_TOPICS } from '@site/contracts/areas/push';
import { eq } from 'drizzle-orm';
import { type Account, accounts } from '../../core/accounts/tables';
import { careStates } from '../../core/care/tables';
import { DAY, HOUR, MINUTE } from '../../core/clock';
import { type Config, readConfig } from '../../core/config';
import type { Message, Messenger } from '../../core/delivery/messenger';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { valueIn } from '../../testing/seeded';
import { sweepAll } from '../../testing/sweepAll';
import { sendNotices } from './send';
import { mailOutbox } from './tables';
import { tellAway } from './tellAway';

const PATH = '/wps/member/mailNotices';
const CONTACT = { inbox: false, mail: true, sms: false, push: false };
const config: Config = readConfig({});

let test: TestApp;
/** What the gateway took, and whether it takes anything. */
const sent: Message[] = [];
let isAway = false;
const messenger: Pick<Messenger, 'deliver'> = {
  deliver: async (message) => {
    if (isAway) throw new Error(`no way to ${message.recipient}`);
    sent.push(message);
  },
};

beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
});
afterAll(() => test.close());
beforeEach(async () => {
  sent.length = 0;
  isAway = false;
  await test.db.delete(mailOutbox);
});

const call = (headers: Record<string, string>, method: 'GET' | 'PUT', payload?: object, url = PATH) =>
  test.app.inject({ method, url, headers, ...(payload && { payload }) });

const setAccount = (id: string, changes: Partial<Account>) =>
  test.db.update(accounts).set(changes).where(eq(accounts.id, id));
const setCare = (accountId: string, changes: Partial<typeof careStates.$inferInsert>) =>
  test.db.update(careStates).set(changes).where(eq(careStates.accountId, accountId));

let members = 0;
/** A member with a proved address who wants to be told of everything. */
async function newReader(language = 'en') {
  const account = await createAccount(test.db, 'aurora');
  members += 1;
  const email = `narin${members}@example.com`;
  await setAccount(account.id, { email, emailKey: email, emailVerifiedAt: new Date(test.clock()) });
  const headers = {
    ...(await signedInHeaders(test.db, account, test.clock())),
    'accept-language': language,
  };
  await test.db.insert(careStates).values({ accountId: account.id, contact: CONTACT });
  valueIn(await call(headers, 'PUT', { topics: PUSH_TOPICS }));
  return { account, headers, email };
}

const tell = ({ id }: Account, about = 'withdrawal W1 PAID', before?: string) =>
  test.db.transaction((tx) =>
    tellAway(tx, id, {
      topic: 'WITHDRAWAL',
      about,
      ...(before !== undefined && { before }),
      path: '/m/withdraw?order=W1',
      at: new Date(test.clock()),
    }),
  );
const send = () => sendNotices(test.db, test.clock(), config, messenger as Messenger);

it('has nothing switched on, and says masked where e-mails go, or that they go nowhere', async () => {
  const account = await createAccount(test.db, 'aurora');
  const headers = await signedInHeaders(test.db, account, test.clock());
  const settings = async () => valueIn<MailNotices>(await call(headers, 'GET'));
  expect(await settings()).toEqual({ available: true, topics: [] });
  await setAccount(account.id, { email: 'suda@example.com', emailKey: 'suda@example.com' });
  expect(await settings()).not.toHaveProperty('address');
  await setAccount(account.id, { emailVerifiedAt: new Date(test.clock()) });
  expect(await settings()).toMatchObject({ address: 'su***@example.com' });
  const topics = ['DRAW', 'DRAW', 'ANSWER'];
  expect(valueIn<MailNotices>(await call(headers, 'PUT', { topics })).topics).toEqual(['DRAW', 'ANSWER']);
  expect((await settings()).topics).toEqual(['DRAW', 'ANSWER']);
});

it.each([
  ['en', /^There is news about your withdrawal at Aurora$/, /Open Aurora as you always do/],
  ['th', /^มีความคืบหน้าเรื่องการถอนเงินของคุณ ที่ Aurora$/, /เปิด Aurora/],
])(
  'says in %s that there is news, with no link, amount, name or number of an order',
  async (language, subject, body) => {
    const { account, email } = await newReader(language);
    await tell(account);
    await send();
    expect(sent).toEqual([
      {
        channel: 'email',
        merchant: 'aurora',
        recipient: email,
        subject: expect.stringMatching(subject),
        body: expect.stringMatching(body),
      },
    ]);
    const text = JSON.stringify(sent);
    for (const secret of ['http', '/m/', 'W1', '฿', account.username, account.nickname])
      expect(text.replace(email, '')).not.toContain(secret);
    await send();
    expect(sent).toHaveLength(1);
  },
);

it('is laid out with what it tells of, or not at all, and for nobody who did not ask', async () => {
  const { account } = await newReader();
  const undone = test.db.transaction(async (tx) => {
    const news = {
      topic: 'DRAW',
      about: 'draw 1',
      path: '/m/gameRecord',
      at: new Date(test.clock()),
    } as const;
    await tellAway(tx, account.id, news);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await tell(await createAccount(test.db, 'aurora'));
  expect(await test.db.select().from(mailOutbox)).toEqual([]);
});

it.each<[string, (account: Account, headers: Record<string, string>) => Promise<unknown>]>([
  [
    'who takes back the consent @PL-040',
    (_account, headers) =>
      call(headers, 'PUT', { ...CONTACT, mail: false, push: true }, '/wps/member/contact').then(valueIn),
  ],
  [
    'who wants another topic',
    (_account, headers) => call(headers, 'PUT', { topics: ['DRAW'] }).then(valueIn),
  ],
  ['who takes a break @PL-039', ({ id }) => setCare(id, { timeoutUntil: new Date(test.clock() + DAY) })],
  [
    'who has excluded themselves @PL-039',
    ({ id }) => setCare(id, { excludedUntil: new Date(test.clock() + DAY) }),
  ],
  ['whom the operator has closed @PL-039', ({ id }) => setCare(id, { closedAt: new Date(test.clock()) })],
  [
    'whom marks have stopped offers for @PL-039',
    ({ id }) => setCare(id, { offersStoppedUntil: new Date(test.clock() + DAY) }),
  ],
  ['who is disabled', ({ id }) => setAccount(id, { disabled: true })],
  ['whose new address is not proved', ({ id }) => setAccount(id, { emailVerifiedAt: null })],
])('sends nothing to %s, though it was laid out before', async (_who, then) => {
  const { account, headers } = await newReader();
  await tell(account);
  await then(account, headers);
  await send();
  expect(sent).toEqual([]);
  expect(await test.db.select().from(mailOutbox)).toEqual([]);
});

it('tries again later each time while the gateway is away, says so without the address, and gives up after a day', async () => {
  const { account, email } = await newReader();
  await tell(account);
  isAway = true;
  const failed = await send().catch((error: Error) => error.message);
  expect(failed).toBe('1 e-mails could not be delivered');
  expect(failed).not.toContain(email);
  // After two minutes, and not before.
  test.clock.advance(MINUTE);
  await send();
  test.clock.advance(MINUTE);
  await expect(send()).rejects.toThrow();
  isAway = false;
  test.clock.advance(4 * MINUTE);
  await send();
  expect(sent).toHaveLength(1);
  await tell(account, 'withdrawal W2 PAID');
  test.clock.advance(DAY);
  await send();
  expect(sent).toHaveLength(1);
});

it('tells the same again after an hour at the earliest', async () => {
  const { account } = await newReader();
  const answered = async () => {
    await tell(account, 'chat');
    await send();
  };
  await answered();
  await answered();
  test.clock.advance(HOUR - 1);
  await sweepAll(test.db, test.clock());
  await answered();
  expect(sent).toHaveLength(1);
  test.clock.advance(2);
  await sweepAll(test.db, test.clock());
  await answered();
  expect(sent).toHaveLength(2);
});

it('takes the place of what it tells of before, as long as that waits', async () => {
  const { account } = await newReader();
  await tell(account, 'withdrawal W1 APPROVED');
  await tell(account, 'withdrawal W2 APPROVED');
  await tell(account, 'withdrawal W1 PAID', 'withdrawal W1 APPROVED');
  await send();
  expect(sent).toHaveLength(2);
  await tell(account, 'withdrawal W2 PAID', 'withdrawal W2 APPROVED');
  await send();
  expect(sent).toHaveLength(3);
});

it('is sent once by several processes side by side', async () => {
  const { account } = await newReader();
  for (let news = 0; news < 30; news += 1) await tell(account, `withdrawal W${news} PAID`);
  await Promise.all([send(), send(), send()]);
  expect(sent).toHaveLength(30);
});

it('waits where nothing sends e-mails', async () => {
  const { account } = await newReader();
  await tell(account);
  await sendNotices(test.db, test.clock(), config);
  expect(await test.db.select().from(mailOutbox)).toHaveLength(1);
});

import { PUSH_TOPICS } from '@site/contracts/areas/push';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { newId } from '../../core/ids';
import { startSession } from '../../core/sessions/sessions';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant } from '../../testing/fixtures';
import { createCashier } from '../cashier/testing';
import { approveWithdrawal, notePaidOut, returnWithdrawal } from '../cashier/withdraw/decide';
import { answerChat } from '../chat/answer';
import { answerFeedback } from '../feedback/operator';
import { feedback } from '../feedback/tables';
import { settleDueDraws } from '../lottery/settle';
import { openLotteries } from '../lottery/testing';
import { mailOutbox, mailTopics } from '../mailNotices/tables';
import { pushDevices, pushOutbox, pushTopics } from './tables';

/** Lets a browser take everything of an account, and e-mails tell of it too. */
async function listen({ db, clock }: Pick<TestApp, 'db' | 'clock'>, account: Account): Promise<void> {
  const origin = { userAgent: null, address: null };
  const { session } = await startSession(db, account, clock(), origin);
  const keys = { endpoint: 'https://fcm.googleapis.com/x', p256dh: 'x', auth: 'x' };
  const at = new Date(clock());
  await db.insert(pushTopics).values({ accountId: account.id, topics: [...PUSH_TOPICS] });
  await db.insert(mailTopics).values({ accountId: account.id, topics: [...PUSH_TOPICS], language: 'en' });
  await db
    .insert(pushDevices)
    .values({ id: newId('dev'), accountId: account.id, sessionId: session.id, ...keys, at });
}

function nextSecond({ clock }: Pick<TestApp, 'clock'>): Date {
  clock.advance(1_000);
  return new Date(clock());
}

/** What waits to be sent, in the order in which it was told. */
const told = async (db: Database) =>
  (await db.select().from(pushOutbox).orderBy(pushOutbox.at)).map(({ topic, path }) => [topic, path]);

it('tells of each decision about a withdrawal, by e-mail of the last that waits', async () => {
  const cashier = await createCashier();
  const player = await cashier.newPlayer(500_000n);
  await listen(cashier, player.account);
  const [one, other] = [await player.withdraw('300.00'), await player.withdraw('400.00')];
  const named = ({ orderNo }: typeof one) => ({ merchant: 'aurora', orderNo });
  const now = () => nextSecond(cashier);
  await approveWithdrawal(cashier.db, named(one), now());
  await notePaidOut(cashier.db, named(one), now());
  // Decided twice it is decided once.
  await notePaidOut(cashier.db, named(one), now());
  await returnWithdrawal(cashier.db, named(other), 'BANK_REFUSED', now());
  const page = (order: typeof one) => ['WITHDRAWAL', `/m/withdraw?order=${order.orderNo}`];
  expect(await told(cashier.db)).toEqual([page(one), page(one), page(other)]);
  const mails = await cashier.db.select().from(mailOutbox).orderBy(mailOutbox.at);
  expect(mails.map(({ about }) => about)).toEqual([
    `withdrawal ${one.orderNo} PAID`,
    `withdrawal ${other.orderNo} REJECTED`,
  ]);
  await cashier.close();
});

it('tells once of a draw, whatever was bet on it', async () => {
  const lotteries = await openLotteries();
  const player = await lotteries.newPlayer();
  await listen(lotteries, player.account);
  const frame = await lotteries.openFrame(player);
  await lotteries.order(frame);
  await lotteries.order(frame);
  lotteries.nextMinute();
  await settleDueDraws(lotteries.db, lotteries.clock());
  expect(await told(lotteries.db)).toEqual([['DRAW', '/m/gameRecord']]);
  await lotteries.close();
});

it('tells that the service has answered, by feedback and in the chat', async () => {
  const test = await createTestApp();
  await createMerchant(test.db);
  const account = await createAccount(test.db, 'aurora');
  await listen(test, account);
  const now = () => nextSecond(test);
  await test.db
    .insert(feedback)
    .values({ id: 'fb_1', accountId: account.id, comment: 'Late', pictureIds: [], at: now() });
  await answerFeedback(
    test.db,
    { merchant: 'aurora', id: 'fb_1', reply: 'We look at it.', by: 'ann' },
    now(),
  );
  const { username } = account;
  await answerChat(test.db, { merchant: 'aurora', username, text: 'Hello', by: 'ann' }, now());
  expect(await told(test.db)).toEqual([
    ['ANSWER', '/m/feedback?tab=sent'],
    ['ANSWER', '/m/chat'],
  ]);
  await test.close();
});

import { randomUUID } from 'node:crypto';
import type { Feedback } from '@site/contracts/areas/feedback';
import { eq } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { closeByOperator } from '../../core/care/closing';
import { holdAccount } from '../../core/care/hold';
import { DAY, HOUR } from '../../core/clock';
import { OperatorRefused } from '../../core/operator/refused';
import { operatorActions } from '../../core/operator/tables';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { refusalOf, valueIn } from '../../testing/seeded';
import { sweepAll } from '../../testing/sweepAll';
import { inboxMessages } from '../inbox/tables';
import { jpeg, sendPicture } from '../pictures/testing';
import { answerFeedback, waitingFeedback } from './operator';
import { SENT_A_DAY } from './send';
import { feedback } from './tables';

const FEEDBACK = '/wps/feedback';

let test: TestApp;
let account: Account;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
});
afterAll(() => test.close());
beforeEach(async () => {
  account = await createAccount(test.db, 'aurora');
});

const now = () => new Date(test.clock());

async function send(comment: string, images: string[] = [], key: string = randomUUID()) {
  const headers = await signedInHeaders(test.db, account, test.clock());
  return test.app.inject({
    method: 'POST',
    url: FEEDBACK,
    headers: { ...headers, 'idempotency-key': key },
    payload: { comment, images },
  });
}

async function own(pageNo = 1, pageSize = 10) {
  const headers = await signedInHeaders(test.db, account, test.clock());
  const query = { pageNo: `${pageNo}`, pageSize: `${pageSize}` };
  return valueIn<{ list: Feedback[]; total: number; totalPages: number }>(
    await test.app.inject({ url: FEEDBACK, query, headers }),
  );
}

const picture = async (purpose = 'FEEDBACK') =>
  valueIn<{ id: string; url: string }>(await sendPicture(test, account, await jpeg(), purpose));

it('keeps what a member says with its pictures, and shows it to that member alone @PR-032', async () => {
  const [first, second] = [await picture(), await picture()];
  const { id } = valueIn<{ id: string }>(await send(' The countdown is late. ', [second.id, first.id]));
  expect((await own()).list).toEqual([
    {
      id,
      comment: 'The countdown is late.',
      images: [second.url, first.url],
      at: now().toISOString(),
    },
  ]);
  // Not gone with those that nobody has named.
  test.clock.advance(DAY);
  await sweepAll(test.db, test.clock());
  expect((await test.app.inject({ url: first.url })).statusCode).toBe(200);
  account = await createAccount(test.db, 'aurora');
  expect(await own()).toMatchObject({ list: [], total: 0 });
});

it.each<[string, string, string, string]>([
  ['nothing', ' \n ', 'field.required', 'comment'],
  ['141 characters', 'x'.repeat(141), 'remarks.too.long', 'comment'],
  ['141 emoji', '🐟'.repeat(141), 'remarks.too.long', 'comment'],
])('refuses %s @PR-032', async (_what, comment, code, field) => {
  const answer = await send(comment);
  expect(refusalOf(answer)).toEqual([422, code]);
  expect(answer.json().error.fields).toEqual({ [field]: [code] });
  expect((await own()).total).toBe(0);
});

it('takes 140 characters, of which an emoji is one @PR-032', async () => {
  expect((await send('🐟'.repeat(140))).statusCode).toBe(200);
  expect((await send(`${'<b>'.repeat(46)}xx`)).statusCode).toBe(200);
  expect((await own()).list.map(({ comment }) => Array.from(comment).length)).toEqual([140, 140]);
});

it('takes three pictures, and none of another, of another purpose or used before @PR-032', async () => {
  const sent = [await picture(), await picture(), await picture(), await picture()].map(({ id }) => id);
  expect(refusalOf(await send('Look', sent))).toEqual([422, 'picture.too.many']);
  const [one = '', two = '', three = ''] = sent;
  for (const unknown of [(await picture('RECEIPT')).id, 'pic_none', one])
    expect(refusalOf(await send('Look', [one, unknown]))).toEqual([422, 'picture.unknown']);
  // What was refused has used none of them up.
  expect((await send('Look', [one, two, three])).statusCode).toBe(200);
  expect(refusalOf(await send('Again', [one]))).toEqual([422, 'picture.unknown']);
});

it('keeps it once, however often it is sent with one key', async () => {
  const key = randomUUID();
  const answers = await Promise.all([send('Once', [], key), send('Once', [], key)]);
  const again = await send('Once', [], key);
  expect(again.json()).toEqual(answers.find(({ statusCode }) => statusCode === 200)?.json());
  expect((await own()).total).toBe(1);
});

it('takes ten within a day of one account, also when they come side by side', async () => {
  await send('The first');
  test.clock.advance(HOUR);
  const answers = await Promise.all(Array.from({ length: SENT_A_DAY }, (_, each) => send(`Number ${each}`)));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map(refusalOf)).toEqual([[429, 'request.rate.limited']]);
  expect(refused[0]?.headers['retry-after']).toBe(`${23 * 3_600}`);
  expect((await own()).total).toBe(SENT_A_DAY);
  test.clock.advance(23 * HOUR);
  expect((await send('The next day')).statusCode).toBe(200);
});

it('pages, the newest first', async () => {
  for (const comment of ['one', 'two', 'three']) {
    await send(comment);
    test.clock.advance(HOUR);
  }
  const first = await own(1, 2);
  expect([first.list.map(({ comment }) => comment), first.totalPages]).toEqual([['three', 'two'], 2]);
  expect((await own(2, 2)).list.map(({ comment }) => comment)).toEqual(['one']);
});

it('is open to who is closed for play, with pictures, and to nobody without an account @PL-020', async () => {
  await test.db.transaction(async (tx) => closeByOperator(tx, await holdAccount(tx, account), now()));
  const { id } = await picture();
  expect((await send('Please open my account', [id])).statusCode).toBe(200);
  expect((await own()).total).toBe(1);
  account = await createAccount(test.db, 'aurora', { type: 4 });
  expect(refusalOf(await send('A trial'))).toEqual([403, 'trial.rejected']);
});

describe('an operator', () => {
  const answer = (id: string, reply: string, merchant = 'aurora') =>
    answerFeedback(test.db, { merchant, id, reply, by: 'somchai' }, now());
  const letters = () => test.db.select().from(inboxMessages).where(eq(inboxMessages.accountId, account.id));

  it('sees what waits, and answers it once: the member reads it and is told in the inbox', async () => {
    const { id: shown } = await picture();
    const { id } = valueIn<{ id: string }>(await send('Two\nlines', [shown]));
    const mine = async () =>
      (await waitingFeedback(test.db, 'aurora')).filter((waiting) => waiting.id === id);
    expect(await mine()).toEqual([
      {
        id,
        username: account.username,
        at: now().toISOString(),
        comment: 'Two\nlines',
        pictures: [`/wps/pictures/${shown}`],
      },
    ]);
    test.clock.advance(HOUR);
    await expect(answer(id, 'Not ours', 'lagoon')).rejects.toThrow(OperatorRefused);
    expect(await answer(id, ' Good <b>idea</b>.\n"Soon" ')).toBe(account.username);
    expect(await mine()).toEqual([]);
    expect((await own()).list[0]).toMatchObject({
      reply: 'Good <b>idea</b>.\n"Soon"',
      repliedAt: now().toISOString(),
    });
    const [row] = await test.db.select().from(feedback).where(eq(feedback.id, id));
    expect(row?.repliedBy).toBe('somchai');
    const noted = await test.db.select().from(operatorActions).where(eq(operatorActions.subject, id));
    expect(noted).toMatchObject([
      { merchant: 'aurora', accountId: account.id, by: 'somchai', what: 'feedback answer', at: now() },
    ]);
    const [letter] = await letters();
    expect(letter).toMatchObject({ title: { en: 'We have answered your feedback' }, desk: 'SERVICE' });
    // The answer, as it was written: no markup of it is any of ours.
    expect(letter?.content.en).toBe(
      '<p>Good &#60;b&#62;idea&#60;/b&#62;.</p><p>&#34;Soon&#34;</p><p><a href="/m/feedback?tab=sent">See what you wrote</a></p>',
    );
    await expect(answer(id, 'Twice')).rejects.toThrow(OperatorRefused);
    expect(await letters()).toHaveLength(1);
  });

  it('gives no empty answer, none that is too long, and none to what is not there', async () => {
    const { id } = valueIn<{ id: string }>(await send('Hello'));
    for (const reply of ['', ' \n', 'x'.repeat(1_001)])
      await expect(answer(id, reply)).rejects.toThrow('an answer has 1 to 1000 characters');
    await expect(answer('fb_none', 'Hello')).rejects.toThrow('no feedback "fb_none" of aurora waits');
    expect(await letters()).toEqual([]);
  });

  it('may be the sandbox, whose desk lists and answers', async () => {
    const { id } = valueIn<{ id: string }>(await send('Is it late?'));
    const desk = '/sandbox/feedback';
    const listed = async () =>
      valueIn<{ list: { id: string }[] }>(
        await test.app.inject({ url: desk, query: { merchant: 'aurora' } }),
      ).list.map((waiting) => waiting.id);
    expect(await listed()).toContain(id);
    const payload = { merchant: 'aurora', reply: 'It was.' };
    const reply = () => test.app.inject({ method: 'POST', url: `${desk}/${id}`, payload });
    expect((await reply()).statusCode).toBe(200);
    expect((await own()).list[0]?.reply).toBe('It was.');
    expect(await listed()).not.toContain(id);
    expect(refusalOf(await reply())).toEqual([404, 'not.found']);
  });
});

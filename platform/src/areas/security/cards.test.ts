import type { BankCard } from '@site/contracts/areas/bankCards';
import { eq } from 'drizzle-orm';
import { MINUTE } from '../../core/clock';
import type { TestApp } from '../../testing/app';
import { createAccount, signedInHeaders } from '../../testing/fixtures';
import { refusalOf, valueIn } from '../../testing/seeded';
import { withdrawOrders } from '../cashier/tables';
import { bankCards } from './tables';
import {
  CARDS,
  createSecurityApp,
  LOTUS,
  mailsTo,
  newOwner,
  type Owner,
  PAYMENT_PASSWORD,
  SALA,
} from './testing';

let test: TestApp;
beforeAll(async () => {
  test = await createSecurityApp();
});
afterAll(() => test.close());

interface Cards {
  list: BankCard[];
  limit: number;
  banks: { bankCode: string; bankName: string; lengths: number[]; needsBranch?: boolean }[];
  payeeName?: string;
}

const add = (owner: Owner, card: object = SALA) =>
  owner.send('POST', CARDS, { paymentPassword: PAYMENT_PASSWORD, ...card });
const added = async (owner: Owner, card: object = SALA) => valueIn<BankCard>(await add(owner, card));
const cardsOf = async (owner: Owner) => valueIn<Cards>(await owner.get(CARDS));

/** A withdrawal to a card. */
const withdrawTo = (owner: Owner, { id }: BankCard, status: 'PENDING' | 'APPROVED' | 'PAID') =>
  test.db.insert(withdrawOrders).values({
    merchant: 'aurora',
    orderNo: `W${id}${status}`,
    accountId: owner.account.id,
    bankCardId: id,
    amount: 299_000n,
    fee: 1_000n,
    status,
    createdAt: new Date(test.clock()),
  });

it('tells which cards there are, how many there may be, and of which banks @RP-048', async () => {
  const owner = await newOwner(test);
  const { list, limit, banks, payeeName } = await cardsOf(owner);
  expect([list, limit, payeeName]).toEqual([[], 5, 'Narin S***']);
  expect(banks.find(({ bankCode }) => bankCode === 'LOTUS')).toEqual({
    bankCode: 'LOTUS',
    bankName: 'Lotus Bank',
    lengths: [10],
  });
  expect(banks.find(({ bankCode }) => bankCode === 'PADDY')?.needsBranch).toBe(true);
});

it('adds a card in the payee’s name, shows four of its digits, and tells the owner @RP-048', async () => {
  const owner = await newOwner(test, { email: 'card@example.com', emailKey: 'card@example.com' });
  const card = {
    id: expect.stringMatching(/^card_/),
    bankCode: 'SALA',
    bankName: 'Sala Bank',
    cardNo: '4417',
    holder: 'Narin S***',
    inUse: false,
  };
  const answer = await add(owner);
  expect(valueIn(answer)).toEqual(card);
  const shown = await owner.get(CARDS);
  expect(valueIn<Cards>(shown).list).toEqual([card]);
  expect(`${answer.body}${shown.body}`).not.toContain(SALA.cardNo.slice(0, 6));
  expect(await mailsTo(test, 'card@example.com')).toEqual(['A bank card was added to your Aurora account']);
  expect((await owner.get('/wps/member/security')).json().value.bankCards).toBe(1);
});

it.each([
  ['a wrong digit', { cardNo: '4123294418' }, [422, 'bank.card.number'], 'cardNo'],
  ['another length', { cardNo: '41232944170' }, [422, 'bank.card.number'], 'cardNo'],
  ['letters', { cardNo: '41232944l7' }, [400, 'request.invalid'], 'cardNo'],
  ['Thai digits', { cardNo: '๔๑๒๓๒๙๔๔๑๗' }, [400, 'request.invalid'], 'cardNo'],
  ['a bank that is none', { bankCode: 'NOWHERE' }, [422, 'field.format'], 'bankCode'],
  [
    'no branch, where the bank asks',
    { bankCode: 'PADDY', cardNo: '335026184390' },
    [422, 'field.required'],
    'branch',
  ],
  ['a branch without end', { branch: 'x'.repeat(61) }, [422, 'field.format'], 'branch'],
  [
    'a wrong payment password',
    { paymentPassword: '000001' },
    [422, 'payment.password.wrong'],
    'paymentPassword',
  ],
  ['no payment password', { paymentPassword: undefined }, [400, 'request.invalid'], 'paymentPassword'],
])('adds no card with %s @RP-048', async (_what, change, refusal, field) => {
  const owner = await newOwner(test);
  const answer = await add(owner, { ...SALA, ...change });
  expect([refusalOf(answer), Object.keys(answer.json().error.fields)]).toEqual([refusal, [field]]);
  expect((await cardsOf(owner)).list).toEqual([]);
});

it('counts a wrong payment password against its tries', async () => {
  const owner = await newOwner(test);
  expect((await add(owner, { ...SALA, paymentPassword: '000001' })).json().value).toEqual({ triesLeft: 9 });
  expect((await add(owner, { ...SALA, paymentPassword: '000002' })).json().value).toEqual({ triesLeft: 8 });
});

it('adds none before there are a payee name and a payment password', async () => {
  expect(refusalOf(await add(await newOwner(test, { payeeName: null })))).toEqual([
    409,
    'payee.name.missing',
  ]);
  expect(refusalOf(await add(await newOwner(test, { paymentPasswordHash: null })))).toEqual([
    409,
    'payment.password.missing',
  ]);
});

it('adds a number once for an account, also when asked twice at once, and another account may have it', async () => {
  const owner = await newOwner(test);
  const answers = await Promise.all([add(owner), add(owner)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(refusalOf(await add(owner))).toEqual([409, 'bank.card.exists']);
  expect((await add(await newOwner(test))).statusCode).toBe(200);
});

it('adds five, and no sixth, however many come at once @RP-048', async () => {
  const owner = await newOwner(test);
  const numbers = Array.from({ length: 7 }, (_, place) => `100000000${place}`);
  const answers = await Promise.all(numbers.map((cardNo) => add(owner, { bankCode: 'MONSOON', cardNo })));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map(refusalOf)).toEqual([
    [409, 'bank.card.limit'],
    [409, 'bank.card.limit'],
  ]);
  expect((await cardsOf(owner)).list).toHaveLength(5);
});

it('removes a card, whose row stays for the withdrawals that went to it; it may come back @RP-048', async () => {
  const owner = await newOwner(test);
  const card = await added(owner);
  await withdrawTo(owner, card, 'PAID');
  test.clock.advance(MINUTE);
  expect((await owner.remove(CARDS, { id: card.id })).json()).toEqual({ success: true, value: {} });
  expect((await owner.remove(CARDS, { id: card.id })).statusCode).toBe(200);
  expect((await cardsOf(owner)).list).toEqual([]);
  const [kept] = await test.db.select().from(bankCards).where(eq(bankCards.id, card.id));
  expect(kept).toMatchObject({ number: SALA.cardNo, removedAt: new Date(test.clock()) });
  expect((await added(owner)).id).not.toBe(card.id);
});

it.each(['PENDING', 'APPROVED'] as const)(
  'keeps a card while a withdrawal to it is %s, and says so @RP-048',
  async (status) => {
    const owner = await newOwner(test);
    const sala = await added(owner);
    test.clock.advance(MINUTE);
    const lotus = await added(owner, LOTUS);
    await withdrawTo(owner, sala, status);
    expect(
      (await cardsOf(owner)).list.map(({ bankCode, inUse, waiting }) => [bankCode, inUse, waiting]),
    ).toEqual([
      ['SALA', true, '2990.00'],
      ['LOTUS', false, undefined],
    ]);
    expect(refusalOf(await owner.remove(CARDS, { id: sala.id }))).toEqual([409, 'bank.card.in.use']);
    expect((await owner.remove(CARDS, { id: lotus.id })).statusCode).toBe(200);
  },
);

it('knows nobody else’s card', async () => {
  const owner = await newOwner(test);
  const card = await added(owner);
  const other = await newOwner(test);
  expect(refusalOf(await other.remove(CARDS, { id: card.id }))).toEqual([404, 'not.found']);
  expect(refusalOf(await other.remove(CARDS, { id: '../x' }))).toEqual([400, 'request.invalid']);
  expect((await cardsOf(other)).list).toEqual([]);
  expect((await cardsOf(owner)).list).toHaveLength(1);
});

it('is for members, where the merchant has the security centre', async () => {
  const trial = await createAccount(test.db, 'aurora', { type: 4 });
  const headers = await signedInHeaders(test.db, trial, test.clock());
  expect(refusalOf(await test.app.inject({ url: CARDS, headers }))).toEqual([403, 'trial.rejected']);
  expect(refusalOf(await (await newOwner(test, {}, 'closed')).get(CARDS))).toEqual([
    403,
    'feature.unavailable',
  ]);
  const denied = await newOwner(test, { modulesDenied: ['SECPRIV'] });
  expect(refusalOf(await denied.get(CARDS))).toEqual([403, 'access.denied']);
});

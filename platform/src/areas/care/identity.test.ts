import { createGame } from '../../testing/fixtures';
import { WITHDRAW } from '../cashier/testing';
import { setIdentity } from './operator';
import { CARE, type CareTest, createCareTest, type Member } from './testing';

let test: CareTest;
let member: Member;
beforeAll(async () => {
  test = await createCareTest();
  await createGame(test.db, 'aurora', { nodeId: 'koi' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.settings({});
  member = await test.newMember(1_000_000n);
});

const decide = (identity: 'PENDING' | 'VERIFIED' | 'FAILED') =>
  setIdentity(
    test.db,
    { merchant: 'aurora', username: member.account.username },
    identity,
    new Date(test.clock()),
  );
const required = (identity: string, before: string) => ({
  error: { code: 'identity.required' },
  value: { identity, before },
});
const quote = () => member.get(`${WITHDRAW}/quote`, { amount: '500.00' });
const launch = (freeplay: 0 | 1) =>
  member.get('/wps/game/launchGame', {
    category: 'RNG',
    vendor: 'MOONREEF',
    gameId: '101',
    nodeId: 'koi',
    freeplay: `${freeplay}`,
    language: 'EN',
  });
const trial = () =>
  test.app.inject({
    method: 'POST',
    url: '/wps/session/login/freeplay',
    headers: { merchant: 'aurora' },
    payload: {},
  });

const ticket = () => test.app.inject({ url: '/wps/account/trial', headers: { merchant: 'aurora' } });

describe('before a withdrawal', () => {
  beforeEach(() => test.settings({ verifyBefore: 'WITHDRAW' }));

  it('is asked for by the quote and the withdrawal alone, and nothing is booked @PL-037', async () => {
    await member.deposit({ amount: '600.00' });
    await member.spin(100n);
    expect((await launch(0)).statusCode).toBe(200);
    expect((await quote()).json()).toMatchObject(required('NONE', 'WITHDRAW'));
    await expect(member.withdraw('500.00')).rejects.toThrow('identity.required');
    await decide('FAILED');
    expect((await quote()).json()).toMatchObject(required('FAILED', 'WITHDRAW'));
    await decide('VERIFIED');
    expect((await quote()).statusCode).toBe(200);
    expect((await member.withdraw('500.00')).status).toBe('PENDING');
  });

  it('is asked for of nobody where another time was chosen @PL-037', async () => {
    for (const verifyBefore of ['PLAY', 'DEPOSIT', 'NEVER'] as const) {
      await test.settings({ verifyBefore });
      expect((await quote()).statusCode).toBe(200);
    }
  });
});

describe('before play', () => {
  it('is asked for by a launch, of free play and of a trial too @PL-037', async () => {
    await test.settings({ verifyBefore: 'PLAY' });
    for (const answer of [await launch(0), await launch(1), await trial(), await ticket()])
      expect(answer.json()).toMatchObject(required('NONE', 'PLAY'));
    await decide('VERIFIED');
    expect((await launch(0)).statusCode).toBe(200);
    expect((await launch(1)).statusCode).toBe(200);
  });

  it('leaves free play and trials open where a deposit comes first @PL-037', async () => {
    await test.settings({ verifyBefore: 'DEPOSIT' });
    expect((await launch(0)).json()).toMatchObject(required('NONE', 'DEPOSIT'));
    expect((await launch(1)).statusCode).toBe(200);
    expect((await trial()).statusCode).toBe(200);
  });
});

it('is decided by the operator, and both see each decision in the log @PL-037', async () => {
  await decide('PENDING');
  test.clock.advance(1);
  await decide('VERIFIED');
  expect((await member.state()).identity).toBe('VERIFIED');
  const log = await member.get(`${CARE}/log`, { pageNo: '1', pageSize: '25' });
  expect(log.json().value.list).toMatchObject([
    { what: 'IDENTITY', from: 'PENDING', to: 'VERIFIED', source: 'OPERATOR' },
    { what: 'IDENTITY', from: 'NONE', to: 'PENDING', source: 'OPERATOR' },
  ]);
});

import type { RealityCheck } from '@site/contracts/areas/reality';
import { HOUR, MINUTE } from '../../core/clock';
import { createAccount, signedInHeaders } from '../../testing/fixtures';
import { valueIn } from '../../testing/seeded';
import { topUpPlayMoney } from '../wallet/playMoney';
import { CARE, type CareTest, createCareTest, type Member } from './testing';

let start: number;
let test: CareTest;
let member: Member;
beforeAll(async () => {
  test = await createCareTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  start = test.clock();
  await test.settings({});
  member = await test.newMember(1_000_000n);
});
afterEach(() => test.clock.advance(start - test.clock()));

const after = (milliseconds: number) => new Date(start + milliseconds).toISOString();
const reality = async (by = member) => valueIn<RealityCheck>(await by.get(`${CARE}/reality`));
const choose = (minutes: number) => member.send('PUT', `${CARE}/reality`, { minutes });
const see = async (by = member) =>
  valueIn<RealityCheck>(await by.send('POST', `${CARE}/seen`, { nodeId: 'koi', freeplay: 0 }));
const answer = async (checkId = '', reply = 'GO_ON', by = member) =>
  valueIn<RealityCheck>(await by.send('POST', `${CARE}/reality/answer`, { checkId, answer: reply }));
const playFor = async (minutes: number) => {
  for (let left = minutes; left > 0; ) {
    await see();
    const step = left > 1 ? Math.min(5, left - 1) : 1;
    test.clock.advance(step * MINUTE);
    left -= step;
  }
};

describe('the interval', () => {
  it('is an hour until the account has chosen another one, on every device @PL-013', async () => {
    expect(await reality()).toEqual({ minutes: 60, at: after(0) });
    const chosen = { minutes: 15, chosen: true, at: after(0) };
    expect(valueIn(await choose(15))).toEqual(chosen);
    expect(await reality(await member.again())).toEqual(chosen);
    expect(valueIn(await choose(0))).toEqual({ ...chosen, minutes: 0 });
  });

  it('is off only where that is offered and checks are not required @PL-013', async () => {
    await choose(0);
    await test.settings({ reality: { choices: [30, 15, 0], required: true, blocks: false } });
    expect(await reality()).toEqual({ minutes: 30, at: after(0) });
    for (const minutes of [0, 45, 60]) {
      const refused = await choose(minutes);
      expect([refused.statusCode, refused.json().error]).toMatchObject([
        422,
        { code: 'limit.value.invalid', fields: { minutes: ['limit.value.invalid'] } },
      ]);
    }
    expect((await choose(15)).statusCode).toBe(200);
  });

  it('is in the log when it changes @PL-047', async () => {
    await choose(30);
    await choose(30);
    const { list } = valueIn<{ list: object[] }>(
      await member.get(`${CARE}/log`, { pageNo: '1', pageSize: '25' }),
    );
    expect(list).toEqual([
      { at: after(0), what: 'REALITY', from: '60', to: '30', holdsFrom: after(0), source: 'MEMBER' },
    ]);
  });

  it('is a trial’s to choose too, and what it plays counts @PL-044', async () => {
    const account = await createAccount(test.db, 'aurora', { type: 4 });
    const headers = await signedInHeaders(test.db, account, test.clock());
    const put = await test.app.inject({
      method: 'PUT',
      url: `${CARE}/reality`,
      headers,
      payload: { minutes: 15 },
    });
    expect(put.json().value.minutes).toBe(15);
    const payload = { nodeId: 'koi', freeplay: 1 };
    const seen = await test.app.inject({ method: 'POST', url: `${CARE}/seen`, headers, payload });
    expect(seen.json().value.dueAt).toBe(after(15 * MINUTE));
  });
});

describe('a check', () => {
  beforeEach(() => choose(15));

  it('is due after so much play, with the figures of the stretch @PL-014 @PL-015', async () => {
    await member.spin(1_000n, { win: 250n });
    await playFor(14);
    expect(await see()).toEqual({
      minutes: 15,
      chosen: true,
      dueAt: after(15 * MINUTE),
      at: after(14 * MINUTE),
    });
    test.clock.advance(MINUTE);
    expect((await see()).check).toEqual({
      id: expect.any(String),
      since: after(0),
      seconds: 900,
      staked: '10.00',
      won: '2.50',
      net: '-7.50',
    });
  });

  it('is one on all devices, and answered on one is answered on all @PL-014', async () => {
    const device = await member.again();
    await playFor(15);
    const { check } = await see();
    expect((await see(device)).check?.id).toBe(check?.id);
    test.clock.advance(MINUTE);
    expect((await answer(check?.id, 'GO_ON', device)).check).toBeUndefined();
    const next = after(31 * MINUTE);
    expect(await see()).toMatchObject({ dueAt: next });
    // A second answer, and one to a check that never was, change nothing.
    test.clock.advance(MINUTE);
    for (const id of [check?.id, 'nothing']) expect(await answer(id, 'STOP')).toMatchObject({ dueAt: next });
    expect((await see(await member.again())).dueAt).toBe(next);
  });

  it('waits through a reload and on another device, and is over with the stretch @PL-014', async () => {
    await playFor(15);
    const { check } = await see();
    test.clock.advance(9 * MINUTE);
    expect((await reality(await member.again())).check?.id).toBe(check?.id);
    test.clock.advance(MINUTE);
    expect(await reality()).not.toHaveProperty('check');
    expect((await see()).dueAt).toBe(after(40 * MINUTE));
  });

  it('is answered before it is due by nobody @PL-014', async () => {
    await see();
    await answer('1-1');
    expect((await see()).dueAt).toBe(after(15 * MINUTE));
  });

  it('lets nothing begin before an answer where the merchant says so, with any money @PL-015 @PL-044', async () => {
    await test.settings({ reality: { choices: [15], required: true, blocks: true } });
    await topUpPlayMoney(test.db, member.account, new Date(start));
    await playFor(15);
    const check = { id: '1-1', since: after(0), seconds: 900, staked: '0.00', won: '0.00', net: '0.00' };
    for (const book of ['real', 'play'] as const)
      await expect(member.spin(100n, { book })).rejects.toMatchObject({
        code: 'reality.check.due',
        details: { value: { minutes: 15, check } },
      });
    await answer(check.id, 'STOP');
    await member.spin(100n);
  });

  it('refuses nothing where the merchant does not @PL-015', async () => {
    await playFor(15);
    await member.spin(100n);
    expect((await see()).check).toBeDefined();
  });

  it('never comes where it is off @PL-013', async () => {
    await choose(0);
    await test.settings({ reality: { choices: [15, 0], required: false, blocks: true } });
    await see();
    test.clock.advance(9 * MINUTE);
    await see();
    test.clock.advance(9 * MINUTE);
    expect(await see()).toEqual({ minutes: 0, chosen: true, at: after(18 * MINUTE) });
    await member.spin(100n);
  });
});

it('a closed account is not seen to play @PL-020', async () => {
  await member.send('POST', `${CARE}/timeout`, { length: 'H24' });
  test.clock.advance(HOUR / 2);
  expect(await member.refused('POST', `${CARE}/seen`, { nodeId: 'koi', freeplay: 1 })).toBe('play.closed');
});

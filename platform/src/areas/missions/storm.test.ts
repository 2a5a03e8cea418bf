import { eq } from 'drizzle-orm';
import { HOUR } from '../../core/clock';
import { checkBooks } from '../../core/ledger/books';
import { balanceOf } from '../../core/ledger/ledger';
import { buildPlatform } from '../../platform';
import { SYSTEMS } from '../../testing/content';
import { signedInHeaders } from '../../testing/fixtures';
import { takeReward } from '../rewards/rewards';
import { rewards } from '../rewards/tables';
import { closePeriods } from './closePeriods';
import { signIns } from './tables';
import { CLAIM, createMissionTest, MISSIONS, type MissionTest, SIGN_IN } from './testing';

describe.each(SYSTEMS)('on %s', (system) => {
  let test: MissionTest;
  beforeAll(async () => {
    test = await createMissionTest(system);
  });
  afterAll(() => test.close());

  it('pays each mission and each day once, from two processes, the reward centre and the job at once', async () => {
    const endsAt = new Date(test.clock() + HOUR);
    const list = [];
    for (let position = 0; position < 3; position += 1)
      list.push(await test.mission({ target: 1_000n, endsAt, position }));
    const member = await test.newMember();
    await test.bet(member);
    // From here on the period is over for the job, and still runs for the calls.
    const afterEnd = test.clock() + 2 * HOUR;
    const other = await buildPlatform({ db: test.db, clock: test.clock, config: test.app.platform.config });
    const headers = await signedInHeaders(test.db, member.account, test.clock());
    const call = (method: 'GET' | 'POST', url: string, payload: object = {}) =>
      [test.app, other].map((app) =>
        app.inject({
          method,
          url,
          headers: { ...headers, ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }) },
          ...(method === 'POST' && { payload }),
        }),
      );
    /** As the reward centre takes whatever waits. */
    const takeAll = async () => {
      const waiting = await test.db.select().from(rewards).where(eq(rewards.accountId, member.account.id));
      for (const { id } of waiting)
        await test.db
          .transaction((tx) => takeReward(tx, member.account, id, new Date(test.clock())))
          .catch(() => undefined);
    };
    for (let round = 0; round < 4; round += 1)
      await Promise.all([
        ...list.flatMap(({ id }) => call('POST', CLAIM, { missionId: id })),
        ...call('POST', SIGN_IN),
        ...call('GET', MISSIONS),
        closePeriods(test.db, afterEnd),
        takeAll(),
      ]);
    await takeAll();

    const given = await test.db.select().from(rewards).where(eq(rewards.accountId, member.account.id));
    expect(given.map(({ status }) => status)).toEqual(Array(list.length + 1).fill('CLAIMED'));
    expect(await test.db.$count(signIns, eq(signIns.accountId, member.account.id))).toBe(1);
    expect(await balanceOf(test.db, member.account)).toBe(3n * 5_000n + 1_000n);
    expect(await checkBooks(test.db)).toEqual([]);
    await other.close();
  });
});

import { eq } from 'drizzle-orm';
import { playStretches } from '../../core/care/play/tables';
import { MINUTE } from '../../core/clock';
import { buildPlatform } from '../../platform';
import { SYSTEMS } from '../../testing/content';
import { signedInHeaders } from '../../testing/fixtures';
import { topUpPlayMoney } from '../wallet/playMoney';
import { CARE, type CareTest, createCareTest, type Member } from './testing';

describe.each(SYSTEMS)('on %s', (system) => {
  let test: CareTest;
  let member: Member;
  beforeAll(async () => {
    test = await createCareTest(system);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    member = await test.newMember(1_000_000n);
    await topUpPlayMoney(test.db, member.account, new Date(test.clock()));
  });

  const stretches = () =>
    test.db.select().from(playStretches).where(eq(playStretches.accountId, member.account.id));

  it('makes one stretch of what two processes and both books see at once @PL-046', async () => {
    const other = await buildPlatform({ db: test.db, clock: test.clock, config: test.app.platform.config });
    const headers = await signedInHeaders(test.db, member.account, test.clock());
    const storm = () =>
      Promise.all(
        Array.from({ length: 6 }, (_, index) => [
          member.spin(100n, { win: 50n }),
          member.spin(100n, { book: 'play' }),
          (index % 2 === 0 ? test.app : other).inject({
            method: 'POST',
            url: `${CARE}/seen`,
            headers,
            payload: { nodeId: 'koi', freeplay: 0 },
          }),
        ]).flat(),
      );
    const since = new Date(test.clock());
    await storm();
    test.clock.advance(MINUTE);
    await storm();
    expect(await stretches()).toEqual([
      expect.objectContaining({
        since,
        seenAt: new Date(test.clock()),
        staked: 1_200n,
        won: 600n,
      }),
    ]);
    await other.close();
  });

  it('lets one of many spins of a slot at once begin @PL-029', async () => {
    const play = { gameType: 'RNG', cycleOf: 'koi' } as const;
    const spins = await Promise.allSettled(Array.from({ length: 12 }, () => member.spin(100n, { play })));
    expect(spins.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stretches()).toMatchObject([{ staked: 100n }]);
  });
});

import { type CareTest, createCareTest, type Member } from '../care/testing';
import { passTransferGate } from './playerTransfer';

const AGENT_TYPE = 1;
let test: CareTest;
let agent: Member;
let player: Member;
beforeAll(async () => {
  test = await createCareTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.settings({});
  agent = await test.newMember(1_000_000n, { type: AGENT_TYPE });
  player = await test.newMember(100_000n, { parentId: agent.account.id });
});

const give = (amount: bigint, [from, to]: readonly [Member, Member] = [agent, player]) =>
  test.db.transaction((tx) =>
    passTransferGate(tx, { from: from.account, to: to.account }, amount, new Date(test.clock())),
  );
/** What the giver is told: nothing but this. */
const unavailable = () => ({
  code: 'user.unavailable',
  details: { value: { account: player.account.username } },
});

it('passes between two who may play, also when they give to each other at once', async () => {
  await Promise.all([give(100n), give(100n, [player, agent]), give(100n), give(100n, [player, agent])]);
});

it('is refused without a reason to a player who is closed, by whomever @PL-045', async () => {
  await player.send('POST', '/wps/care/timeout', { length: 'H24' });
  await expect(give(100n)).rejects.toMatchObject(unavailable());
});

it('counts as a deposit of who gets it, beside the open orders, and tells nothing of the limit @PL-045', async () => {
  await player.limit('DEPOSIT', 'DAY', '1000.00');
  await player.deposit({ amount: '600.00' });
  await give(40_000n);
  await expect(give(40_001n)).rejects.toMatchObject(unavailable());
  await test.settings({ verifyBefore: 'DEPOSIT' });
  await expect(give(100n)).rejects.toMatchObject(unavailable());
});

it('is refused to an agent who is closed, like all that an agent plays @PL-045', async () => {
  await agent.limit('STAKE', undefined, '10.00');
  await expect(agent.spin(1_001n)).rejects.toMatchObject({ code: 'limit.stake.exceeded' });
  await agent.send('POST', '/wps/care/timeout', { length: 'H24' });
  await expect(agent.spin(100n)).rejects.toMatchObject({ code: 'play.closed' });
  await expect(give(100n)).rejects.toMatchObject({ code: 'play.closed' });
});

it('is refused where players give each other nothing @PL-045', async () => {
  await test.settings({ playerTransfers: false });
  for (const pair of [
    [agent, player],
    [player, agent],
  ] as const)
    await expect(give(100n, pair)).rejects.toMatchObject({ code: 'transfer.players.off' });
});

import { signedInHeaders } from '../../testing/fixtures';
import { type CareTest, createCareTest, type Member } from '../care/testing';
import { rollUpTeams } from './figures/rollUp';

const AGENT_TYPE = 1;
const TODAY = '2026-11-20';

let test: CareTest;
let agent: Member;
let player: Member;
beforeAll(async () => {
  test = await createCareTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  agent = await test.newMember(0n, { type: AGENT_TYPE });
  player = await test.newMember(1_000_000n, { parentId: agent.account.id });
});

/** All that an agent is told of a team. */
async function team() {
  await rollUpTeams(test.db);
  const headers = await signedInHeaders(test.db, agent.account, test.clock());
  const answer = await test.app.inject({
    url: '/wps/agent/kpi/A',
    query: { startDate: TODAY, endDate: TODAY, size: '10' },
    headers: { ...headers, moduleid: 'AGEPAG' },
  });
  return answer.json().value;
}

it('neither reads, sets nor lifts limits of a player below @PL-045', async () => {
  await player.limit('LOSS', 'DAY', '100.00');
  await player.limit('LOSS', 'DAY', '200.00');
  const before = await player.limits();
  const id = before[0]?.id;
  const accountId = player.account.id;
  expect(await agent.limits()).toEqual([]);
  expect((await agent.send('GET', '/wps/care/limits', { accountId })).json().value?.list ?? []).toEqual([]);
  test.clock.advance(25 * 60 * 60_000);
  agent = await agent.again();
  expect(await agent.refused('POST', '/wps/care/limits/confirm', { id })).toBe('limit.raise.gone');
  expect(await agent.refused('DELETE', '/wps/care/limits/pending', { id })).toBe('limit.raise.gone');
  await agent.send('PUT', '/wps/care/limits', { kind: 'LOSS', period: 'DAY', value: '1.00', accountId });
  await agent.send('POST', '/wps/care/timeout', { length: 'H24', accountId });
  test.clock.advance(-25 * 60 * 60_000);
  expect(await player.limits()).toEqual(before);
  expect((await player.state()).state).toBe('OPEN');
});

it('is told nothing of a closing, and gets no play after an exclusion @PL-045', async () => {
  await player.spin(100n);
  const before = await team();
  await player.send('POST', '/wps/care/exclusion', { length: 'M6', understood: true });
  await expect(player.spin(100n)).rejects.toMatchObject({ code: 'play.closed' });
  const { teamOnlineCount: _online, ...footer } = before.footer;
  expect(await team()).toMatchObject({ ...before, footer });
});

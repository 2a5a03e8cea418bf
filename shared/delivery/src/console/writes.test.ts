import { auditIn } from '../audit/auditLog';
import { deployRelease } from '../product/deploy/deployRelease';
import { rollBack } from '../product/deploy/rollBack';
import { type ConsoleOnTest, consoleOnTest } from '../testing/consoleOnTest';

let on: ConsoleOnTest;
beforeEach(async () => {
  on = await consoleOnTest();
});
afterEach(() => on.close());

const GAMES = { merchant: 'aurora', component: 'mfe-games' };
const DEPLOY = { ...GAMES, release: '1.1.0', expects: 1 };
const live = async (merchant = 'aurora') => on.context.deployments.live(merchant);
const auditKinds = async () => (await auditIn(on.context.store).history()).map(({ kind }) => kind);
const ofGames = { role: 'deployer' as const, remotes: ['mfe-games'], merchants: ['aurora'] };

it('shows everything to whom it does not know, and does nothing for them @FD-069 @FD-066', async () => {
  for (const path of ['matrix', 'log', 'releases/mfe-games', 'access/me'])
    expect((await on.get(`/api/${path}`)).status).toBe(200);
  expect((await on.get('/api/access/me')).body.value).toEqual({ why: 'Nobody is signed in' });
  const calls = {
    deploy: DEPLOY,
    rollback: { ...GAMES, expects: 1 },
    locks: { remotes: ['*'], merchants: ['*'], reason: 'stop' },
    freezes: {
      ...{ remotes: ['*'], merchants: ['*'], reason: 'stop' },
      ...{ from: '2026-02-01T00:00', to: '2026-02-02T00:00', zone: 'UTC' },
    },
    previews: { ...GAMES, release: '1.1.0' },
    'rehearse/deploy': DEPLOY,
  };
  for (const [path, call] of Object.entries(calls)) {
    const { status, body } = await on.post(`/api/${path}`, call);
    expect([path, status, body.error?.code]).toEqual([path, 401, 'identity.required']);
  }
  expect((await live())?.number).toBe(1);
  expect(await auditKinds()).toEqual([]);
});

it('trades the token of the printed link for a bearer token, once @FD-069', async () => {
  const { body } = await on.post('/api/access/tokens', { token: on.linkToken });
  const as = body.value.bearer;
  const me = await on.get('/api/access/me', { authorization: `Bearer ${as}` });
  expect(me.body.value.identity).toMatchObject({ name: 'tester', grants: [{ role: 'admin' }] });
  expect((await on.post('/api/deploy', DEPLOY, { as })).body.value.number).toBe(2);
  const again = await on.post('/api/access/tokens', { token: on.linkToken });
  expect([again.status, again.body.error?.code]).toEqual([403, 'link.used']);
  expect(
    (await on.get('/api/access/me', { authorization: `Bearer ${on.linkToken}` })).body.value.why,
  ).toBeDefined();
});

it('lets each do what their grants say, of no other remote or merchant @FD-066', async () => {
  const as = await on.tokenFor('games', ofGames);
  const others = [
    { ...DEPLOY, merchant: 'lagoon' },
    { ...DEPLOY, as: 'mfe-promotions' },
    { ...DEPLOY, together: [{ component: 'host-shell', release: '1.0.0' }] },
    { ...DEPLOY, break: 'I want to' },
  ];
  for (const call of others) {
    const { status, body } = await on.post('/api/deploy', call, { as });
    expect([status, body.error?.code]).toEqual([403, 'role.missing']);
  }
  expect(
    (await on.post('/api/rollback', { ...GAMES, component: 'mfe-auth', expects: 1 }, { as })).status,
  ).toBe(403);
  expect(await auditKinds()).toEqual(Array(5).fill('refusal'));
  expect((await on.post('/api/deploy', DEPLOY, { as })).status).toBe(200);
  expect(await live()).toMatchObject({ number: 2, by: 'games', action: 'deploy' });
  expect(on.told).toEqual(['aurora']);
});

it('deploys as the command does, and says what became live for whom @FD-073', async () => {
  const as = await on.tokenFor('games', ofGames);
  const { body } = await on.post('/api/deploy', { ...DEPLOY, traffic: 10, reason: 'try it' }, { as });
  const standard = (traffic: number) => ({ release: '1.0.0', traffic, default: true });
  expect(body.value).toEqual({
    number: 2,
    becomes: [
      {
        component: 'mfe-games',
        before: [standard(100)],
        after: [standard(90), { release: '1.1.0', traffic: 10, default: false }],
      },
    ],
  });
  const deployed = await live();
  expect(deployed?.reason).toBe('try it');
  // What the command makes of the same change.
  await rollBack(on.context, 'aurora', 'mfe-games');
  const byCommand = await deployRelease({ ...on.context, by: 'games', reason: 'try it' }, 'aurora', {
    component: 'mfe-games',
    release: '1.1.0',
    traffic: 10,
  });
  expect(byCommand?.remotes).toEqual(deployed?.remotes);
  expect(byCommand?.documents).toBe(deployed?.documents);
});

it('rolls back, and says so of what is so already', async () => {
  const as = await on.tokenFor('games', ofGames);
  await on.post('/api/deploy', DEPLOY, { as });
  expect((await on.post('/api/deploy', { ...DEPLOY, expects: 2 }, { as })).body.value).toEqual({
    becomes: [],
  });
  const { body } = await on.post(
    '/api/rollback',
    { ...GAMES, expects: 2, reason: 'players see blank pages' },
    { as },
  );
  expect(body.value.becomes[0].after).toEqual([{ release: '1.0.0', traffic: 100, default: true }]);
  expect(await live()).toMatchObject({ number: 3, action: 'rollback', reason: 'players see blank pages' });
});

it('refuses what was decided on another deployment, with what has changed since @FD-073', async () => {
  const as = await on.tokenFor('games', ofGames);
  await deployRelease({ ...on.context, by: 'somebody else' }, 'aurora', {
    component: 'mfe-games',
    release: '1.1.0',
  });
  const { status, body } = await on.post('/api/rollback', { ...GAMES, expects: 1 }, { as });
  expect([status, body.error?.code]).toEqual([409, 'deployment.moved']);
  expect(body.value.number).toBe(2);
  expect(body.value.since).toMatchObject([
    { number: 2, by: 'somebody else', changes: [{ component: 'mfe-games', from: '1.0.0', to: '1.1.0' }] },
  ]);
  expect((await live())?.number).toBe(2);
});

it('of two who decide on one deployment lets one pass @FD-073', async () => {
  const as = await on.tokenFor('games', ofGames);
  const both = await Promise.all(
    [10, 20].map((traffic) => on.post('/api/deploy', { ...DEPLOY, traffic }, { as })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await live())?.number).toBe(2);
});

it('does once what is sent twice with one key, and wants a key @FD-073', async () => {
  const as = await on.tokenFor('games', ofGames);
  const first = await on.post('/api/deploy', DEPLOY, { as, key: 'the-same-key' });
  const second = await on.post('/api/deploy', DEPLOY, { as, key: 'the-same-key' });
  expect(second).toEqual(first);
  const other = await on.post('/api/deploy', { ...DEPLOY, traffic: 5 }, { as, key: 'the-same-key' });
  expect([other.status, other.body.error?.code]).toEqual([422, 'idempotency.key.reused']);
  const none = await on.post('/api/deploy', DEPLOY, { as, key: '' });
  expect([none.status, none.body.error?.code]).toEqual([400, 'idempotency.key.missing']);
  expect((await live())?.number).toBe(2);
});

it('refuses what is locked or frozen, and lets admins break it @FD-065', async () => {
  const as = await on.tokenFor('games', ofGames);
  const admin = await on.tokenFor('admin', { role: 'admin', remotes: ['*'], merchants: ['*'] });
  const lock = await on.post(
    '/api/locks',
    { remotes: ['mfe-games'], merchants: ['aurora'], reason: 'looking into it', expects: 0 },
    { as },
  );
  expect(lock.body.value).toMatchObject({ id: 'lock-1', by: 'games' });
  const refused = await on.post('/api/deploy', DEPLOY, { as });
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'locked']);
  const broken = await on.post('/api/deploy', { ...DEPLOY, break: 'it is the cure' }, { as: admin });
  expect(broken.status).toBe(200);
  expect(await auditKinds()).toEqual(['override', 'refusal', 'lock']);
  const matrix = (await on.get('/api/matrix')).body.value;
  expect(matrix.rules).toMatchObject({ number: 1, locks: [{ id: 'lock-1' }] });
});

it('says beforehand what would become live, by every check, and keeps nothing @FD-073', async () => {
  const as = await on.tokenFor('games', ofGames);
  const before = await on.context.store.list('documents/aurora');
  const { body } = await on.post('/api/rehearse/deploy', { ...DEPLOY, traffic: 25 }, { as });
  expect(body.value).toMatchObject({
    expects: 1,
    becomes: [{ component: 'mfe-games', after: [{ traffic: 75 }, { release: '1.1.0', traffic: 25 }] }],
  });
  const back = await on.post('/api/rehearse/rollback', { ...GAMES, expects: 1 }, { as });
  expect(back.body.value.refusal.message).toContain('is the first release');
  const scope = { remotes: ['mfe-games'], merchants: ['aurora'] };
  await on.post('/api/locks', { ...scope, reason: 'stop' }, { as });
  const held = await on.post('/api/rehearse/deploy', DEPLOY, { as });
  expect(held.body.value.refusal).toMatchObject({ code: 'locked' });
  expect(await auditKinds()).toEqual(['lock']);
  expect(await on.context.store.list('documents/aurora')).toEqual(before);
  expect((await live())?.number).toBe(1);
});

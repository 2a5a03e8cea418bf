import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { Previews } from '@site/contracts/federation/consoleApi';
import { PreviewKey } from '@site/contracts/federation/preview';
import { auditIn } from '../audit/auditLog';
import { changeSite } from '../product/deploy/deploy';
import { keysFile } from '../product/signing/keys';
import { type ConsoleOnTest, consoleOnTest } from '../testing/consoleOnTest';

let on: ConsoleOnTest;
beforeEach(async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  on = await consoleOnTest({ environment: { SITE_PREVIEW_KEY: pem } });
  const key = PreviewKey.parse(publicKey.export({ format: 'jwk' }));
  const keys = { releases: [], previews: [{ merchants: ['aurora'], key }] };
  await writeFile(keysFile(on.context.policyFolder ?? ''), JSON.stringify(keys));
  // The key goes into the documents.
  await changeSite(on.context, 'aurora', 'deploy', (live) => live);
});
afterEach(() => on.close());

const GAMES = { role: 'deployer' as const, remotes: ['mfe-games'], merchants: ['aurora'] };
const CALL = { merchant: 'aurora', component: 'mfe-games', release: '1.1.0', hours: 2 };
const list = async () => Previews.parse((await on.get('/api/previews?merchant=aurora')).body.value).previews;

it('makes a link, lists it without what opens it, and takes it back, by whoever may @FD-077', async () => {
  const as = await on.tokenFor('games', GAMES);
  const other = await on.tokenFor('auth', { ...GAMES, remotes: ['mfe-auth'] });
  expect((await on.post('/api/previews', CALL, { as: other })).status).toBe(403);
  const made = (await on.post('/api/previews', CALL, { as })).body.value;
  expect(made.link).toMatch(/^http:\/\/aurora\.localhost\/m\/home\?preview=/);
  const [open] = await list();
  expect(open).toEqual({
    ...{ id: made.id, component: 'mfe-games', release: '1.1.0', by: 'games' },
    ...{ until: made.until, revoked: false },
  });

  const end = { merchant: 'aurora', end: made.id };
  const refused = await on.post('/api/previews', end, { as: other });
  expect([refused.status, refused.body.error?.code]).toEqual([403, 'role.missing']);
  expect((await on.post('/api/previews', end, { as })).body.value).toEqual({
    id: made.id,
    until: made.until,
  });
  expect(await list()).toMatchObject([{ id: made.id, revoked: true }]);
  // What says so to browsers is a deployment.
  expect(await on.context.deployments.live('aurora')).toMatchObject({ number: 3, by: 'games' });
  expect(on.told).toEqual(['aurora']);
  const lines = (await auditIn(on.context.store).history()).filter(({ kind }) => kind === 'preview');
  expect(lines.map(({ by, words }) => [by, words.split(' preview link')[0]])).toEqual([
    ['games', 'took back games’s'],
    ['games', 'made a'],
  ]);
});

it('refuses to end a link that there is not, and to list those of nobody @FD-077', async () => {
  const as = await on.tokenFor('all', { ...GAMES, remotes: ['*'] });
  const { status, body } = await on.post(
    '/api/previews',
    { merchant: 'aurora', end: 'a-link-of-none' },
    { as },
  );
  expect([status, body.error?.message]).toEqual([422, expect.stringContaining('There is no preview')]);
  expect((await on.get('/api/previews')).status).toBe(400);
  expect((await on.get('/api/previews?merchant=nobody')).body.success).toBe(false);
});

import { launchFbGame } from '@site/contracts/areas/games';
import { eq } from 'drizzle-orm';
import { vendors } from '../../areas/games/tables';
import { createGame } from '../../testing/fixtures';
import { launchTokens } from './tables';
import { type Arcade, openArcade, type Player, tokenIn } from './testing';

let arcade: Arcade;
let player: Player;
beforeAll(async () => {
  arcade = await openArcade();
  await createGame(arcade.db, 'aurora', { nodeId: 'reef', vendor: 'TIDEWELL', category: 'FISH' });
  await createGame(arcade.db, 'aurora', { nodeId: 'cup', vendor: 'FB', category: 'SPORTS' });
  await arcade.db.update(vendors).set({ opens: 'FRAME' }).where(eq(vendors.code, 'TIDEWELL'));
});
afterAll(() => arcade.close());
beforeEach(async () => {
  player = await arcade.newPlayer();
});

const framed = { category: 'FISH', vendor: 'TIDEWELL', nodeId: 'reef' };
const fault = (nodeId: string, wanted: string | null) =>
  arcade.app.inject({
    method: 'PUT',
    url: `/sandbox/games/${nodeId}/fault`,
    payload: { fault: wanted },
  });

describe('a game that may be shown in a frame', () => {
  it('says so, and how it wants to be held', async () => {
    const { url, ...target } = (await arcade.launch(player, framed)).json().value;
    expect(target).toEqual({
      open: 'FRAME',
      announces: true,
      orientation: 'landscape',
      at: new Date(arcade.clock()).toISOString(),
    });
    expect(new URL(url).searchParams.get('site')).toBe('http://aurora.test:8080');
  });

  it('shows on the page of the site that launched it, and on no other', async () => {
    const { url } = (await arcade.launch(player, framed)).json().value;
    const { pathname, search } = new URL(url);
    const page = await arcade.app.inject({ url: `${pathname}${search}` });
    expect(page.headers['content-security-policy']).toContain('frame-ancestors http://aurora.test:8080;');
    expect(page.headers['x-frame-options']).toBeUndefined();
  });

  it.each([
    'http://evil.example',
    'http://aurora.test.evil.example',
    'http://aurora.test/path',
    'javascript:alert(1)',
    "http://aurora.test; script-src 'unsafe-inline'",
    '*',
    '',
  ])('shows in no frame of "%s"', async (site) => {
    const page = await arcade.app.inject({ url: `/sandbox/play?${new URLSearchParams({ site })}` });
    const policy = page.headers['content-security-policy'];
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(page.headers['x-frame-options']).toBeDefined();
  });

  it('opens once, however many frames try it at the same time', async () => {
    const token = tokenIn((await arcade.launch(player, framed)).json().value.url);
    const tries = await Promise.all(Array.from({ length: 8 }, () => arcade.openGame(token)));
    expect(tries.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(tries.filter(({ statusCode }) => statusCode === 401)).toHaveLength(7);
  });
});

describe('a vendor that fails', () => {
  it.each([
    ['unavailable', 502, 'vendor.unavailable'],
    ['noAddress', 502, 'request.url.empty'],
    ['withdrawn', 409, 'game.unavailable'],
  ])('with %s is a %d with the code %s, and leaves no token', async (kind, status, code) => {
    const before = await arcade.db.$count(launchTokens);
    await fault('koi', kind);
    const answer = await arcade.launch(player);
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
    expect(await arcade.db.$count(launchTokens)).toBe(before);
    await fault('koi', null);
    expect((await arcade.launch(player)).statusCode).toBe(200);
  });

  it('is asked for by names that it knows only', async () => {
    expect((await fault('koi', 'on fire')).json().error.code).toBe('request.invalid');
  });
});

describe('the launch of FB', () => {
  const launchFb = (changes: Record<string, string>) =>
    arcade.launch(player, { category: 'SPORTS', vendor: 'FB', nodeId: 'cup', ...changes }, launchFbGame.path);

  it('opens its games @RP-029', async () => {
    const answer = await launchFb({});
    expect(answer.json().value).toMatchObject({ open: 'REDIRECT' });
    const opened = await arcade.openGame(tokenIn(answer.json().value.url));
    expect(opened.statusCode).toBe(200);
  });

  it('is for no other vendor @RP-029', async () => {
    const answer = await launchFb({ category: 'RNG', vendor: 'MOONREEF', nodeId: 'koi' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'game.unavailable']);
  });
});

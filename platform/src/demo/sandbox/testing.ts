import { randomUUID } from 'node:crypto';
import { launchGame } from '@site/contracts/areas/games';
import type { Account } from '../../core/accounts/tables';
import type { OwnCareSettings } from '../../core/care/settings';
import { careSettings } from '../../core/care/tables';
import { MINUTE } from '../../core/clock';
import { createTestApp } from '../../testing/app';
import { createAccount, createGame, createMerchant, fund, signedInHeaders } from '../../testing/fixtures';

/** What is tested here is mostly played without waiting: the pace has tests of its own. */
const UNHURRIED: OwnCareSettings = { pace: { slotsMs: 0, othersMs: 0 }, oneSlot: false };

/** A number of the 10,000 that draws nothing. */
export const LOSING = 9_999;

export interface Player {
  account: Account;
  headers: Record<string, string>;
}

/** The launch token in a game's address. */
export const tokenIn = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('launch') ?? '';

/** A merchant with three games, and what a browser does to play them. */
export async function openArcade() {
  const random = { next: LOSING };
  const test = await createTestApp({
    randomInt: (bound) => Math.min(random.next, bound - 1),
    config: { vendorOrigin: 'https://vendor.test' },
  });
  const { app, db, clock } = test;
  await createMerchant(db);
  /** What the merchant says of responsible play from now on. */
  const settings = async (own: OwnCareSettings): Promise<void> => {
    await db
      .insert(careSettings)
      .values({ merchant: 'aurora', settings: own })
      .onConflictDoUpdate({ target: careSettings.merchant, set: { settings: own } });
  };
  await settings(UNHURRIED);
  await createGame(db, 'aurora', { nodeId: 'koi', code: 'copper-koi' });
  await createGame(db, 'aurora', { nodeId: 'closed', open: false });
  await createGame(db, 'aurora', { nodeId: 'paid', freePlay: false });

  /** A player with 1,000.00 who has just signed in, after the limits of the last minute. */
  async function newPlayer(): Promise<Player> {
    random.next = LOSING;
    clock.advance(MINUTE);
    const account = await createAccount(db, 'aurora');
    await fund(db, account, 100_000n);
    return { account, headers: await signedInHeaders(db, account, clock()) };
  }

  const launch = (
    { headers }: Player,
    changes: Record<string, string> = {},
    path: string = launchGame.path,
  ) => {
    const query = new URLSearchParams({
      category: 'RNG',
      vendor: 'MOONREEF',
      gameId: '101',
      nodeId: 'koi',
      freeplay: '0',
      language: 'EN',
      ...changes,
    });
    return app.inject({
      url: `${path}?${query}`,
      headers: { host: 'aurora.test:8080', ...headers },
    });
  };

  const openGame = (launchToken: string) =>
    app.inject({ method: 'POST', url: '/sandbox/session', payload: { launch: launchToken } });

  const openNewGame = async (player: Player, changes: Record<string, string> = {}) =>
    (await openGame(tokenIn((await launch(player, changes)).json().value.url))).json().value;

  const spin = (token: string, bet: string, key: string = randomUUID()) =>
    app.inject({
      method: 'POST',
      url: '/sandbox/spin',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      payload: { bet },
    });

  return { ...test, settings, random, newPlayer, launch, openGame, openNewGame, spin };
}

export type Arcade = Awaited<ReturnType<typeof openArcade>>;

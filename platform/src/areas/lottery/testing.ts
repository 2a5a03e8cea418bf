import { randomUUID } from 'node:crypto';
import type { OrderRequest } from '@site/contracts/areas/lottery';
import type { FramePlayType } from '@site/contracts/values/lottery';
import { sql } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { MINUTE } from '../../core/clock';
import { ledgerEntries } from '../../core/ledger/tables';
import { createTestApp } from '../../testing/app';
import type { DatabaseSystem } from '../../testing/content';
import { createAccount, createGame, createMerchant, fund, signedInHeaders } from '../../testing/fixtures';
import { PUBLISHED_AFTER_MS } from './draws';
import { drawAfter } from './schedule';
import { lotteryGames } from './tables';

const HOST = 'aurora.test:8080';

export interface Player {
  account: Account;
  headers: Record<string, string>;
}

/** A draw every minute of three digits, and one each day of five. */
export const QUICK = { gameId: '501', drawEvery: 60, drawOffset: 0 };
export const DAILY = { gameId: '502', drawEvery: 86_400, drawOffset: 18 * 3_600 };

export const bet = (content = '1,2,3', changes: Partial<OrderRequest['bets'][number]> = {}) => ({
  play: 'top3',
  content,
  times: 1,
  unit: '1.00',
  ...changes,
});

/** A merchant with two lotteries, and what a browser does to play them. */
export async function openLotteries(system?: DatabaseSystem) {
  const test = await createTestApp({ config: { developerMailbox: true }, ...(system && { system }) });
  const { app, db, clock } = test;
  await createMerchant(db);
  const common = { category: 'ELOTT', vendor: 'TCG_LOTTO_VN', lottoMode: 'Tradition,Entertainment' } as const;
  await createGame(db, 'aurora', { ...common, nodeId: 'quick', gameId: QUICK.gameId, rank: 1 });
  await createGame(db, 'aurora', {
    category: 'LOTT',
    vendor: 'NUMERA',
    lottoMode: 'Tradition',
    nodeId: 'daily',
    gameId: DAILY.gameId,
    rank: 2,
  });
  await db.insert(lotteryGames).values([
    { ...QUICK, nodeId: 'quick', group: 'QUICK', digits: 3, hot: true, secret: 'a secret' },
    { ...DAILY, nodeId: 'daily', group: 'THAI', digits: 5, secret: 'another secret' },
  ]);

  /** A player with 1,000.00 who has just signed in. */
  async function newPlayer(amount = 100_000n): Promise<Player> {
    const account = await createAccount(db, 'aurora');
    await fund(db, account, amount);
    return { account, headers: await signedInHeaders(db, account, clock()) };
  }

  const get = (url: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    app.inject({ url, query: { language: 'EN', ...query }, headers: { host: HOST, ...headers } });

  const post = (url: string, payload: object, headers: Record<string, string>, key: string = randomUUID()) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { host: HOST, 'accept-language': 'en', 'idempotency-key': key, ...headers },
    });

  const launch = (
    { headers }: Player,
    { gameId = QUICK.gameId, playType = 'trad' as FramePlayType, prize_mode = 'LOTT' } = {},
  ) => post('/wps/game/launchToken', { gameId, playType, prize_mode }, headers);

  const framePage = (
    token: string,
    { gameId = QUICK.gameId, playType = 'trad' as FramePlayType, query = {} } = {},
  ) =>
    app.inject({
      url: `/m/lotto-h5/mui/${playType}/games/${gameId}`,
      query: { token, merchant: 'aurora', prize_mode: 'LOTT', css: 'dark', ...query },
      headers: { host: HOST, 'accept-language': 'en' },
    });

  const sessionIn = (html: string) => /name="lottery-session" content="([^"]+)"/.exec(html)?.[1] ?? '';

  /** Opens the frame; answers the headers of its calls. */
  async function openFrame(player: Player, options: Parameters<typeof launch>[1] = {}) {
    const { launchToken } = (await launch(player, options)).json().value;
    const page = await framePage(launchToken, options);
    return { authorization: `Bearer ${sessionIn(page.body)}` };
  }

  const numeroNow = (schedule = QUICK) => drawAfter(schedule, clock()).numero;

  const order = (
    frame: Record<string, string>,
    bets = [bet()],
    { gameId = QUICK.gameId, numero = numeroNow(), key = randomUUID() as string } = {},
  ) => post('/lgw/orders', { gameId, numero, bets }, frame, key);

  /** What all ledger accounts hold together. */
  async function ledgerSum(): Promise<bigint> {
    const [row] = await db
      .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)::text` })
      .from(ledgerEntries);
    return BigInt(row?.sum ?? 0);
  }

  const nextMinute = () => clock.advance(MINUTE + PUBLISHED_AFTER_MS);

  return {
    ...test,
    newPlayer,
    get,
    post,
    launch,
    framePage,
    sessionIn,
    openFrame,
    order,
    numeroNow,
    ledgerSum,
    nextMinute,
  };
}

export type Lotteries = Awaited<ReturnType<typeof openLotteries>>;

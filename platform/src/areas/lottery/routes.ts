import * as contract from '@site/contracts/areas/lottery';
import type { FastifyInstance } from 'fastify';
import { accountRoute, type Context, route } from '../../core/http/route';
import { cancelSuborders } from './cancel';
import { heldDraws } from './draws';
import { registerFramePage } from './framePage';
import { registerFrameCalls } from './frameRoutes';
import {
  isHot,
  lotteryGroups,
  lotteryViews,
  namedLottery,
  ofCategory,
  ofVietnam,
  openLotteries,
  playedLotteries,
} from './games';
import { newLaunchToken } from './launch';
import { findOrder, listOrders } from './orders';
import { settleBeforeShowing } from './settle';

/** Draws that are listed when the caller names no number (docs/calls.md, "Lottery"). */
const DRAWS_LISTED = 10;

const readerOf = ({ db, merchant, language, clock }: Context) => ({ db, merchant, language, now: clock() });

function registerLists(app: FastifyInstance): void {
  route(app, contract.popularLotteries, async (context, { limitNum }) => {
    const rows = await openLotteries(context.db, context.merchant.code, isHot);
    return { list: await lotteryViews(readerOf(context), rows.slice(0, limitNum)) };
  });

  route(app, contract.lotteryList, async (context, { gameType }) => {
    const rows = await openLotteries(context.db, context.merchant.code, ofCategory(gameType));
    return { list: await lotteryViews(readerOf(context), rows) };
  });

  route(app, contract.lotteryMenu, (context) => lotteryGroups(readerOf(context)));
  route(app, contract.vietnamMenu, (context) => lotteryGroups(readerOf(context), ofVietnam));

  accountRoute(app, contract.recentLotteries, async (context) => ({
    list: await lotteryViews(readerOf(context), await playedLotteries(context.db, context.account)),
  }));
}

function registerDraws(app: FastifyInstance): void {
  route(app, contract.openedDraws, async ({ db, merchant, language, clock }, { gameId, limitNum }) => {
    const limit = limitNum ?? DRAWS_LISTED;
    const rows = (await openLotteries(db, merchant.code))
      .filter(({ lottery }) => gameId === undefined || lottery.gameId === gameId)
      .map((row) => namedLottery(row, language));
    const list = await heldDraws(db, rows, gameId === undefined ? 1 : limit, clock());
    return { list: list.slice(0, limit) };
  });

  route(app, contract.vietnamOpenedDraws, async ({ db, merchant, language, clock }, request) => {
    const rows = (await openLotteries(db, merchant.code, ofVietnam))
      .filter(({ lottery }) => lottery.gameId === request.gameId)
      .map((row) => namedLottery(row, language));
    return { list: await heldDraws(db, rows, request.limitNum ?? DRAWS_LISTED, clock()) };
  });
}

function registerOrders(app: FastifyInstance): void {
  accountRoute(app, contract.launchLottery, newLaunchToken);

  accountRoute(app, contract.orders, async ({ db, account, merchant, language, clock, log }, request) => {
    await settleBeforeShowing(db, clock(), log);
    const { pageNo, pageSize, ...filter } = request;
    const page = { pageNo, pageSize };
    return listOrders(db, account, filter, { page, timeZone: merchant.timeZone, language });
  });

  accountRoute(app, contract.orderDetail, async ({ db, account, language, clock, log }, { orderId }) => {
    await settleBeforeShowing(db, clock(), log);
    return findOrder(db, account, orderId, language);
  });

  accountRoute(app, contract.cancelSuborders, ({ db, account, clock }, request) =>
    cancelSuborders(db, account, request, clock),
  );
}

/** Lotteries, their draws, frame and orders (docs/calls.md, "Lottery"). */
export function registerLottery(app: FastifyInstance): void {
  registerLists(app);
  registerDraws(app);
  registerOrders(app);
  registerFrameCalls(app);
  registerFramePage(app);
}

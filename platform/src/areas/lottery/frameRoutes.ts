import {
  CancelRequest,
  LOTTERY_FRAME_FOLDER,
  OrderRequest,
  placeOrder as placeOrderCall,
} from '@site/contracts/areas/lottery';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../../core/db/client';
import { withIdempotency } from '../../core/http/idempotency';
import { parseRequest } from '../../core/http/parse';
import { moneyLimit } from '../../core/http/rateLimit';
import { checkValue } from '../../core/http/route';
import { pageCalls } from '../gamePage/pageCalls';
import { cancelSuborders } from './cancel';
import { findLotteryFrame, type LotteryFrame } from './frames';
import { frameState, frameView } from './frameView';
import { findOrder } from './orders';
import { placeOrder } from './placeOrder';
import { settleBeforeShowing } from './settle';
import { quoteOrder } from './stake';

/** The page's own calls; orders are the contract's. */
const SESSION_PATH = `${LOTTERY_FRAME_FOLDER}/session`;
const STATE_PATH = `${LOTTERY_FRAME_FOLDER}/state`;
const QUOTE_PATH = '/m/lotto-h5/quote';
const CANCEL_PATH = `${LOTTERY_FRAME_FOLDER}/cancel`;

const QuoteRequest = z.pick(OrderRequest, { bets: true });

type FrameHandler = (frame: LotteryFrame, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Calls of the frame. Who plays is told by the frame session's token, never by the site's. */
export function registerFrameCalls(app: FastifyInstance): void {
  const { platform } = app;
  const { db, clock, limiter } = platform;
  const pageCall = pageCalls(app);
  const frameCall = (method: 'GET' | 'POST', url: string, handler: FrameHandler) =>
    pageCall(method, url, async (request, reply) =>
      handler(await findLotteryFrame(db, request, clock()), request, reply),
    );

  /** A call that moves money, once for each key. */
  const moneyCall = <Schema extends z.ZodMiniType>(
    url: string,
    schema: Schema,
    run: (tx: Database, frame: LotteryFrame, input: z.output<Schema>) => Promise<unknown>,
  ) =>
    frameCall('POST', url, async (frame, request, reply) => {
      const input = parseRequest(schema, request.body);
      await limiter.take(moneyLimit, frame.account.id);
      const call = { http: { request, reply }, caller: frame.account.id, input };
      return withIdempotency(platform, call, (tx) => run(tx, frame, input));
    });

  frameCall('GET', SESSION_PATH, async (frame, { log }) => {
    await settleBeforeShowing(db, clock(), log);
    return frameView(db, frame, clock());
  });

  frameCall('GET', STATE_PATH, async (frame, { log }) => {
    await settleBeforeShowing(db, clock(), log);
    return frameState(db, frame, clock());
  });

  frameCall('POST', QUOTE_PATH, async (frame, { body }) =>
    quoteOrder(frame, parseRequest(QuoteRequest, body).bets),
  );

  moneyCall(placeOrderCall.path, placeOrderCall.request, async (tx, frame, input) => {
    const { orderId } = await placeOrder(tx, frame, input, clock);
    return checkValue(placeOrderCall, await findOrder(tx, frame.account, orderId, frame.launch.language));
  });

  moneyCall(CANCEL_PATH, CancelRequest, (tx, { account }, input) =>
    cancelSuborders(tx, account, input, clock),
  );
}

import { FB_VENDOR, launchFbGame, launchGame } from '@site/contracts/areas/games';
import { Id, Money } from '@site/contracts/values/values';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { pageCalls } from '../../areas/gamePage/pageCalls';
import { games } from '../../areas/games/tables';
import { MINUTE } from '../../core/clock';
import { withIdempotency } from '../../core/http/idempotency';
import { parseRequest } from '../../core/http/parse';
import { fileLimit, type Limit } from '../../core/http/rateLimit';
import { Refusal } from '../../core/http/refusal';
import { accountRoute } from '../../core/http/route';
import { parseMoney } from '../../core/money';
import { PictureCache, sendPicture } from '../cdn/pictures';
import { registerAnnouncementDesk } from './announcementDesk';
import { registerCaptchaAnswer } from './captchaAnswer';
import { registerChat } from './chat';
import { registerDrawControl } from './drawControl';
import { registerFaultSwitch } from './faultSwitch';
import { registerFeedbackDesk } from './feedbackDesk';
import { findFrame, openFrame } from './frames';
import { launch, VENDOR_LIMIT_MS, type Vendor } from './launch';
import { registerMailbox } from './mailbox';
import { registerPage } from './page';
import { SYMBOLS } from './payTable';
import { registerPictureDesk } from './pictureDesk';
import { registerPromotionDesk } from './promotionDesk';
import { spin } from './spin';
import { drawSymbol } from './symbols';
import { registerTimeControl } from './timeControl';
import { VendorFaults } from './vendor';
import { frameView } from './view';

const OpenRequest = z.object({ launch: z.string().check(z.minLength(1), z.maxLength(128)) });
const SpinRequest = z.object({ bet: Money });

/** Spins of one account: faster than reels can turn. */
const spinLimit: Limit = { name: 'spin', calls: 60, windowMs: MINUTE };

const SYMBOL_FILE = /^(\d)\.svg$/;

/**
 * The demonstration vendor: a launch for the site, and for the vendor's own page its calls and files. The calls
 * speak the site's envelope; who plays is told by the frame session's token.
 */
export function registerSandbox(app: FastifyInstance): void {
  const { platform } = app;
  const { db, clock, config, limiter, randomInt } = platform;

  const vendor: Vendor = {
    origin: config.vendorOrigin,
    faults: new VendorFaults(),
    limitMs: VENDOR_LIMIT_MS,
  };

  accountRoute(app, launchGame, (context, wanted) => launch(context, wanted, vendor));

  accountRoute(app, launchFbGame, (context, wanted) => {
    if (wanted.vendor !== FB_VENDOR) throw new Refusal('game.unavailable');
    return launch(context, wanted, vendor);
  });

  const pageCall = pageCalls(app);

  pageCall('POST', '/sandbox/session', async (request) => {
    const { launch: launchToken } = parseRequest(OpenRequest, request.body);
    const frame = await openFrame(db, launchToken, request.ip, clock());
    return { token: frame.token, ...(await frameView(db, frame, new Date(clock()))) };
  });

  // A reload of the page comes back with the token that it kept.
  pageCall('GET', '/sandbox/session', async (request) =>
    frameView(db, await findFrame(db, request, clock()), new Date(clock())),
  );

  pageCall('POST', '/sandbox/spin', async (request, reply) => {
    const frame = await findFrame(db, request, clock());
    await limiter.take(spinLimit, frame.account.id);
    const input = parseRequest(SpinRequest, request.body);
    const call = { http: { request, reply }, caller: frame.launch.tokenHash, input };
    return withIdempotency(platform, call, (tx) =>
      spin(tx, frame, parseMoney(input.bet), randomInt, new Date(clock())),
    );
  });

  const symbols = new PictureCache();
  app.get<{ Params: { nodeId: string; file: string } }>(
    '/sandbox/symbols/:nodeId/:file',
    { config: { limit: fileLimit(config.rateLimitFactor) } },
    async (request, reply) => {
      const symbol = Number(SYMBOL_FILE.exec(request.params.file)?.[1] ?? SYMBOLS);
      const nodeId = parseRequest(Id, request.params.nodeId);
      const [game] = await db.select().from(games).where(eq(games.nodeId, nodeId));
      if (!game || symbol >= SYMBOLS) throw new Refusal('not.found');
      const picture = symbols.get(`${game.nodeId} ${symbol}`, () => drawSymbol(game, symbol));
      return sendPicture(request, reply, picture, { immutable: false });
    },
  );

  registerPage(app);
  registerFaultSwitch(app, vendor.faults);
  registerMailbox(app);
  registerCaptchaAnswer(app);
  registerDrawControl(app);
  registerTimeControl(app);
  registerPictureDesk(app);
  registerFeedbackDesk(app);
  registerAnnouncementDesk(app);
  registerPromotionDesk(app);
  registerChat(app);
}

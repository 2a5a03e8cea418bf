import { uploadPicture } from '@site/contracts/areas/profile';
import { Id } from '@site/contracts/values/values';
import type { FastifyInstance } from 'fastify';
import { HOUR } from '../../core/clock';
import { fileLimit, type Limit } from '../../core/http/rateLimit';
import { Refusal } from '../../core/http/refusal';
import { accountRoute } from '../../core/http/route';
import { PICTURE_TYPE, redraw } from './redraw';
import { findPicture, keepPicture, PICTURE_PATH } from './service';

/** For one account (docs/calls.md, "Rate limits"). */
const uploadLimit: Limit = { name: 'pictures sent', calls: 30, windowMs: HOUR };

/** A picture never changes. Only its owner's browser keeps it. */
const FOR_GOOD = 'private, max-age=31536000, immutable';
/** A picture is no page: opened by itself it may load and run nothing. */
const PICTURE_POLICY = "default-src 'none'; sandbox";

/** Pictures of members: sent, and shown to whoever has their address. */
export function registerPictures(app: FastifyInstance): void {
  const { limiter, costlyCalls, db, config } = app.platform;

  accountRoute(app, uploadPicture, async (context, { purpose }) => {
    const { account, network, clock, readPicture } = context;
    await limiter.take(uploadLimit, account.id);
    const sent = await readPicture();
    // Not the whole call takes its turn: a picture may be long on its way.
    const content = await costlyCalls.take(network, () => redraw(sent, purpose));
    return keepPicture(context.db, account, { purpose, content }, clock());
  });

  app.get<{ Params: { id: string } }>(
    `${PICTURE_PATH}/:id`,
    { config: { limit: fileLimit(config.rateLimitFactor) } },
    async ({ params }, reply) => {
      const id = Id.safeParse(params.id);
      const content = id.success ? await findPicture(db, id.data) : undefined;
      if (!content) throw new Refusal('not.found');
      return reply
        .header('cache-control', FOR_GOOD)
        .header('content-security-policy', PICTURE_POLICY)
        .header('cross-origin-resource-policy', 'same-site')
        .type(PICTURE_TYPE)
        .send(content);
    },
  );
}

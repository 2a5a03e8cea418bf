import { news, RELEASE_CALLBACK, ReleaseCallback } from '@site/contracts/areas/news';
import type { FastifyInstance } from 'fastify';
import { successEnvelope } from '../../core/http/envelope';
import { route } from '../../core/http/route';
import { readBodiesAsSent, readSignedCall } from '../../core/http/signedCall';
import { tellNews } from '../../core/news/tellNews';
import { Newsroom, STREAM_LIMITS } from './newsroom';

/** News for open pages (docs/calls.md, "News"). */
export function registerNews(app: FastifyInstance): void {
  const { db, clock, config } = app.platform;
  const { ofNetwork, ...limits } = STREAM_LIMITS;
  const room = new Newsroom(app.platform, app.log, {
    ...limits,
    ofNetwork: ofNetwork * config.rateLimitFactor,
  });
  // Before connections are waited for: these would not end by themselves.
  app.addHook('preClose', () => room.close());
  route(app, news, (context) => room.open(context));
  app.register(async (scope) => {
    readBodiesAsSent(scope);
    scope.post(RELEASE_CALLBACK, async (request) => {
      const { merchant } = readSignedCall(request, ReleaseCallback, config.releaseSecret, clock());
      await tellNews(db, { merchant }, 'release');
      return successEnvelope({});
    });
  });
}

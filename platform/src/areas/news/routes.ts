import { news } from '@site/contracts/areas/news';
import type { FastifyInstance } from 'fastify';
import { route } from '../../core/http/route';
import { Newsroom, STREAM_LIMITS } from './newsroom';

/** News for open pages (docs/calls.md, "News"). */
export function registerNews(app: FastifyInstance): void {
  const { config } = app.platform;
  const { ofNetwork, ...limits } = STREAM_LIMITS;
  const room = new Newsroom(app.platform, app.log, {
    ...limits,
    ofNetwork: ofNetwork * config.rateLimitFactor,
  });
  // Before connections are waited for: these would not end by themselves.
  app.addHook('preClose', () => room.close());
  route(app, news, (context) => room.open(context));
}

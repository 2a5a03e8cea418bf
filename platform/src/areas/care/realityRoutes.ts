import * as contract from '@site/contracts/areas/reality';
import type { FastifyInstance } from 'fastify';
import { perMinute } from '../../core/http/rateLimit';
import { accountRoute } from '../../core/http/route';
import { answerReality, reality, seePlay, setReality } from './reality';

/** Of one session: a game that shows says so each minute. */
const seenLimit = perMinute('seen', 3);

/** The reality check, and what a site says while somebody plays (docs/calls.md, "Responsible play"). */
export function registerReality(app: FastifyInstance): void {
  accountRoute(app, contract.reality, reality);
  accountRoute(app, contract.setReality, setReality);
  accountRoute(app, contract.answerReality, answerReality);
  const seen = seenLimit(app.platform.config.rateLimitFactor);
  accountRoute(app, contract.playSeen, async (context) => {
    await app.platform.limiter.take(seen, context.session.id);
    return seePlay(context);
  });
}

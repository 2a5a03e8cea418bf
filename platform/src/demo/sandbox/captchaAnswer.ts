import type { FastifyInstance } from 'fastify';
import { pendingAnswer } from '../../areas/session/captcha';
import { Refusal } from '../../core/http/refusal';

/**
 * What the captcha of the calling browser shows, for journeys that have to get past one. Served only where
 * messages end up in the developer mailbox.
 */
export function registerCaptchaAnswer(app: FastifyInstance): void {
  const { db, config } = app.platform;
  if (!config.developerMailbox) return;
  app.get('/sandbox/captcha.json', async (request) => {
    const answer = await pendingAnswer(db, request);
    if (answer === undefined) throw new Refusal('not.found');
    return { answer };
  });
}

import { Id } from '@site/contracts/values/values';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { answerFeedback, waitingFeedback } from '../../areas/feedback/operator';
import { successEnvelope } from '../../core/http/envelope';
import { parseRequest } from '../../core/http/parse';
import { Refusal } from '../../core/http/refusal';
import { OperatorRefused } from '../../core/operator/refused';

const PATH = '/sandbox/feedback';
const Asked = z.object({ merchant: Id });
const Answer = z.object({ merchant: Id, reply: z.string() });

/**
 * Stands in for whoever answers feedback. Served only where the developer mailbox is, and never through the site's own
 * address; elsewhere `pnpm feedback` does it.
 */
export function registerFeedbackDesk(app: FastifyInstance): void {
  const { db, clock, config } = app.platform;
  if (!config.developerMailbox) return;

  app.get(PATH, async ({ query }) =>
    successEnvelope({ list: await waitingFeedback(db, parseRequest(Asked, query).merchant) }),
  );

  app.post<{ Params: { id: string } }>(`${PATH}/:id`, async ({ params, body }) => {
    const { merchant, reply } = parseRequest(Answer, body);
    const answer = { merchant, id: parseRequest(Id, params.id), reply, by: 'sandbox' };
    try {
      await answerFeedback(db, answer, new Date(clock()));
    } catch (error) {
      if (error instanceof OperatorRefused) throw new Refusal('not.found');
      throw error;
    }
    return successEnvelope({});
  });
}

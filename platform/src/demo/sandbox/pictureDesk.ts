import { Id } from '@site/contracts/values/values';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { decidePicture, waitingPictures } from '../../areas/member/waitingPictures';
import { successEnvelope } from '../../core/http/envelope';
import { parseRequest } from '../../core/http/parse';
import { Refusal } from '../../core/http/refusal';

const PATH = '/sandbox/pictures';
const Decision = z.object({ decision: z.enum(['show', 'refuse']) });

/**
 * Stands in for whoever looks at members' pictures before others see them. Served only where the developer mailbox
 * is, and never through the site's own address; elsewhere `pnpm command picture` does it.
 */
export function registerPictureDesk(app: FastifyInstance): void {
  const { db, config } = app.platform;
  if (!config.developerMailbox) return;

  app.get(PATH, async () => successEnvelope({ list: await waitingPictures(db) }));

  app.post<{ Params: { id: string } }>(`${PATH}/:id`, async ({ params, body }) => {
    const { decision } = parseRequest(Decision, body);
    const decided = await decidePicture(db, parseRequest(Id, params.id), decision);
    if (!decided) throw new Refusal('not.found');
    return successEnvelope({});
  });
}

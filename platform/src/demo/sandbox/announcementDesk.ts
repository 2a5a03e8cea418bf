import { Id } from '@site/contracts/values/values';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { takeKept } from '../../areas/announcements/operator/kept';
import { putFile } from '../../areas/announcements/operator/putFile';
import { successEnvelope } from '../../core/http/envelope';
import { parseRequest } from '../../core/http/parse';
import { Refusal } from '../../core/http/refusal';
import { OperatorRefused } from '../../core/operator/refused';

const PATH = '/sandbox/announcements/:kind';
/** Whom the audit entries name. */
const BY = 'sandbox';

const Named = z.object({ kind: z.enum(['announcement', 'banner', 'popup', 'news']) });
const Written = z.object({
  merchant: Id,
  file: z.record(z.string(), z.unknown()),
  /** The bytes of the picture that a banner names, in base64. */
  picture: z.optional(z.string()),
});
const Taken = z.object({ merchant: Id, id: Id });

/** Does it, and refuses as the commands do. */
async function asOperator<Done>(act: () => Promise<Done>): Promise<Done> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof OperatorRefused) throw new Refusal('request.invalid');
    throw error;
  }
}

/**
 * Stands in for the operator who puts announcements, banners, pop-ups and news up and down, while the platform runs on a
 * database that has room for one process. Served only where the developer mailbox is, and never through the site's own
 * address; elsewhere `pnpm command announcement` does it.
 */
export function registerAnnouncementDesk(app: FastifyInstance): void {
  const { db, clock, config } = app.platform;
  if (!config.developerMailbox) return;

  app.put(PATH, async ({ params, body }) => {
    const { kind } = parseRequest(Named, params);
    const { merchant, file, picture = '' } = parseRequest(Written, body);
    const written = {
      json: JSON.stringify(file),
      readBeside: async () => Buffer.from(picture, 'base64'),
    };
    const change = { merchant, by: BY, at: new Date(clock()) };
    return successEnvelope(await asOperator(() => putFile(db, kind, written, change)));
  });

  app.delete(PATH, async ({ params, query }) => {
    const { kind } = parseRequest(Named, params);
    const { merchant, id } = parseRequest(Taken, query);
    await asOperator(() => takeKept(db, kind, id, { merchant, by: BY, at: new Date(clock()) }));
    return successEnvelope({});
  });
}

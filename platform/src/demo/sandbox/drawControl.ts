import { Id } from '@site/contracts/values/values';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { closeDraw } from '../../areas/lottery/draws';
import { settleDueDraws } from '../../areas/lottery/settle';
import { lotteryGames } from '../../areas/lottery/tables';
import { successEnvelope } from '../../core/http/envelope';
import { parseRequest } from '../../core/http/parse';
import { Refusal } from '../../core/http/refusal';

const CloseRequest = z.object({ gameId: Id });

/**
 * Closes and settles a draw before its time, for tests and demonstrations. Served only where the developer
 * mailbox is, and never through the site's own address.
 */
export function registerDrawControl(app: FastifyInstance): void {
  const { db, clock, config } = app.platform;
  if (!config.developerMailbox) return;

  app.post('/sandbox/lottery/close', async (request) => {
    const { gameId } = parseRequest(CloseRequest, request.body);
    const [lottery] = await db.select().from(lotteryGames).where(eq(lotteryGames.gameId, gameId));
    if (!lottery) throw new Refusal('not.found');
    const numero = await closeDraw(db, lottery, clock());
    await settleDueDraws(db, clock());
    return successEnvelope({ numero });
  });
}

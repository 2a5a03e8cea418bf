import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { boardIn, boardPictureUrl, boardSize } from '../../areas/announcements/boardPicture';
import { banners } from '../../areas/announcements/tables';
import { Refusal } from '../../core/http/refusal';
import { chooseLanguage } from '../../core/language';
import { drawBoard, lightOf } from '../art';
import { type PictureCache, sendPicture } from './pictures';

const FILE = /^([A-Za-z0-9_-]{1,64})\.svg$/;

/** Pictures of ranks: who leads, drawn with the rows of a banner. */
export function registerBoards(app: FastifyInstance, cache: PictureCache): void {
  const { db } = app.platform;
  app.get<{ Params: { file: string }; Querystring: { lang?: string } }>(
    '/cdn/boards/:file',
    async (request, reply) => {
      const held = cache.held(request.url);
      if (held) return sendPicture(request, reply, held, { immutable: true });
      const id = FILE.exec(request.params.file)?.[1] ?? '';
      const language = chooseLanguage(request.query.lang?.toUpperCase(), undefined, 'en');
      const [banner] = await db.select().from(banners).where(eq(banners.id, id));
      if (!banner?.board) throw new Refusal('not.found');
      const { merchant, board } = banner;
      const address = boardPictureUrl({ id, merchant, board }, language);
      const words = boardIn(board, language);
      const picture = cache.get(address, () =>
        drawBoard({ merchant: lightOf(merchant), ...words, ...boardSize(board) }),
      );
      return sendPicture(request, reply, picture, { immutable: request.url === address });
    },
  );
}

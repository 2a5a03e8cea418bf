import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../core/http/refusal';
import { drawWare, wareNames } from '../art/wares';
import { type PictureCache, sendPicture } from './pictures';

/** Pictures of the goods of the points mall, the same at each merchant. */
export function registerWarePictures(app: FastifyInstance, cache: PictureCache): void {
  app.get<{ Params: { file: string } }>('/cdn/wares/:file', async (request, reply) => {
    const ware = wareNames.find((name) => `${name}.svg` === request.params.file);
    if (!ware) throw new Refusal('not.found');
    const picture = cache.get(`ware ${ware}`, () => drawWare(ware));
    return sendPicture(request, reply, picture, { immutable: false });
  });
}

import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../core/http/refusal';
import { drawPresenter, presenterNames } from '../art/presenters';
import { type PictureCache, sendPicture } from './pictures';

/** Photos of live models, the same at each merchant. */
export function registerPresenterPictures(app: FastifyInstance, cache: PictureCache): void {
  app.get<{ Params: { file: string } }>('/cdn/presenters/:file', async (request, reply) => {
    const presenter = presenterNames.find((name) => `${name}.svg` === request.params.file);
    if (!presenter) throw new Refusal('not.found');
    const picture = cache.get(`presenter ${presenter}`, () => drawPresenter(presenter));
    return sendPicture(request, reply, picture, { immutable: false });
  });
}

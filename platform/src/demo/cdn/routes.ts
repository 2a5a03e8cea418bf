import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type ArtKind, artUrl } from '../../areas/games/artUrl';
import { games } from '../../areas/games/tables';
import { FACES } from '../../areas/member/headIcons';
import { copyIn, promotionPictureUrl } from '../../areas/promotions/pictureUrl';
import { promotions } from '../../areas/promotions/tables';
import { fileLimit } from '../../core/http/rateLimit';
import { Refusal } from '../../core/http/refusal';
import { chooseLanguage, textIn } from '../../core/language';
import { findMerchant } from '../../core/merchants/service';
import {
  drawAvatar,
  drawEmblem,
  drawGameArt,
  drawScene,
  drawVendorLogo,
  lightOf,
  sceneNames,
  stoneNames,
  vendorNames,
} from '../art';
import { hashText } from '../art/random';
import { registerBoards } from './boards';
import { PictureCache, sendPicture } from './pictures';
import { registerPresenterPictures } from './presenters';
import { registerWarePictures } from './wares';

/** Made for the sign-in page and for banners; promotions have the banner's size. */
const SCENE_SIZES = { banner: { width: 358, height: 168 }, hero: { width: 390, height: 220 } } as const;

const FOLDER = /^([A-Za-z0-9_-]{1,64})$/;
const GAME_FILE = /^([A-Za-z0-9_-]{1,64})\.(tile|icon|wide)\.svg$/;
const LOGO_FILE = /^([A-Za-z0-9_-]{1,64})-(WHITE|COLOR)\.svg$/;
const NAMED_FILE = /^([A-Za-z0-9_-]{1,64})\.svg$/;

interface FileParameters {
  folder: string;
  file: string;
}

/** The parts of a file's name. Throws not.found when it has another form. */
const readName = (pattern: RegExp, file: string): string[] => {
  const parts = pattern.exec(file);
  if (!parts) throw new Refusal('not.found');
  return parts.slice(1);
};

/** Art of games, drawn when it is first asked for; from then on its address alone finds it. */
function registerGameArt(app: FastifyInstance, cache: PictureCache): void {
  const { db } = app.platform;
  app.get<{ Params: FileParameters; Querystring: { lang?: string } }>(
    '/cdn/art/:folder/:file',
    async (request, reply) => {
      const held = cache.held(request.url);
      if (held) return sendPicture(request, reply, held, { immutable: true });
      const [vendor = ''] = readName(FOLDER, request.params.folder);
      const [code = '', kind] = readName(GAME_FILE, request.params.file);
      const language = chooseLanguage(request.query.lang?.toUpperCase(), undefined, 'en');
      const [game] = await db
        .select({ category: games.category, vendor: games.vendor, code: games.code, name: games.name })
        .from(games)
        .where(and(eq(games.vendor, vendor), eq(games.code, code)));
      if (!game) throw new Refusal('not.found');
      // The address carries a fingerprint of all that is drawn, so it is the key as well.
      const address = artUrl(game, kind as ArtKind, language);
      const picture = cache.get(address, () =>
        drawGameArt({
          ...game,
          name: game.name.en,
          title: textIn(game.name, language),
          kind: kind as ArtKind,
        }),
      );
      return sendPicture(request, reply, picture, { immutable: request.url === address });
    },
  );
}

/** Pictures of promotions: a scene with the promotion's words. */
function registerPromotionPictures(app: FastifyInstance, cache: PictureCache): void {
  const { db } = app.platform;
  app.get<{ Params: Pick<FileParameters, 'file'>; Querystring: { lang?: string } }>(
    '/cdn/promotions/:file',
    async (request, reply) => {
      const held = cache.held(request.url);
      if (held) return sendPicture(request, reply, held, { immutable: true });
      const [id = ''] = readName(NAMED_FILE, request.params.file);
      const language = chooseLanguage(request.query.lang?.toUpperCase(), undefined, 'en');
      const [promotion] = await db.select().from(promotions).where(eq(promotions.id, id));
      if (!promotion) throw new Refusal('not.found');
      const address = promotionPictureUrl(promotion, language);
      const scene = sceneNames.find((known) => known === promotion.scene);
      if (!scene) throw new Refusal('not.found');
      const merchant = lightOf(promotion.merchant);
      const picture = cache.get(address, () =>
        drawScene({ scene, merchant, copy: copyIn(promotion, language), ...SCENE_SIZES.banner }),
      );
      return sendPicture(request, reply, picture, { immutable: request.url === address });
    },
  );
}

/** Faces besides those that may be chosen. Names are without end, and what is drawn and kept of them must not be. */
const OTHER_FACES = 256;

const faceOf = (seed: string): string =>
  FACES.includes(seed) ? seed : `other-${hashText(seed) % OTHER_FACES}`;

/** Scenes, marks of vendors, faces, and emblems of levels. */
function registerOtherPictures(app: FastifyInstance, cache: PictureCache): void {
  app.get<{ Params: FileParameters; Querystring: { size?: string } }>(
    '/cdn/scenes/:folder/:file',
    async (request, reply) => {
      const [name] = readName(NAMED_FILE, request.params.file);
      const scene = sceneNames.find((known) => known === name);
      const site = scene && (await findMerchant(app.platform.db, request.params.folder));
      if (!site) throw new Refusal('not.found');
      const merchant = lightOf(site.code);
      const size = request.query.size === 'hero' ? 'hero' : 'banner';
      const picture = cache.get(`scene ${merchant} ${scene} ${size}`, () =>
        drawScene({ scene, merchant, ...SCENE_SIZES[size] }),
      );
      return sendPicture(request, reply, picture, { immutable: false });
    },
  );

  app.get<{ Params: Pick<FileParameters, 'file'> }>('/cdn/vendors/:file', async (request, reply) => {
    const [code, tone] = readName(LOGO_FILE, request.params.file);
    const vendor = vendorNames.find((known) => known.code === code)?.code;
    if (!vendor) throw new Refusal('not.found');
    const picture = cache.get(`vendor ${vendor} ${tone}`, () =>
      drawVendorLogo({ vendor, tone: tone === 'WHITE' ? 'WHITE' : 'COLOR' }),
    );
    return sendPicture(request, reply, picture, { immutable: false });
  });

  app.get<{ Params: Pick<FileParameters, 'file'> }>('/cdn/avatars/:file', async (request, reply) => {
    const [seed = ''] = readName(NAMED_FILE, request.params.file);
    const face = faceOf(seed);
    const picture = cache.get(`avatar ${face}`, () => drawAvatar({ seed: face }));
    return sendPicture(request, reply, picture, { immutable: false });
  });

  app.get<{ Params: Pick<FileParameters, 'file'> }>('/cdn/levels/:file', async (request, reply) => {
    const [name] = readName(NAMED_FILE, request.params.file);
    const stone = stoneNames.find((known) => known === name);
    if (!stone) throw new Refusal('not.found');
    const picture = cache.get(`level ${stone}`, () => drawEmblem(stone));
    return sendPicture(request, reply, picture, { immutable: false });
  });
}

/** Everything drawn under /cdn. */
export function registerCdn(app: FastifyInstance): void {
  const cache = new PictureCache();
  const limit = fileLimit(app.platform.config.rateLimitFactor);
  void app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, limit };
    });
    registerGameArt(scope, cache);
    registerPromotionPictures(scope, cache);
    registerOtherPictures(scope, cache);
    registerWarePictures(scope, cache);
    registerPresenterPictures(scope, cache);
    registerBoards(scope, cache);
  });
}

import { gameSearch } from '@site/contracts/areas/gameSearch';
import * as contract from '@site/contracts/areas/games';
import { gameFacts as gameFactsCall } from '@site/contracts/areas/play';
import type { FastifyInstance } from 'fastify';
import { toInstant } from '../../core/clock';
import { ConcurrencyLimiter } from '../../core/http/concurrencyLimiter';
import { perMinute } from '../../core/http/rateLimit';
import { ResponseCache } from '../../core/http/responseCache';
import { accountRoute, route } from '../../core/http/route';
import { formatMoney, parseMoney } from '../../core/money';
import { readCatalogueVersion } from './catalogueVersion';
import { gameFacts } from './facts';
import { addFavourite, listFavouriteIds, removeFavourite } from './favourites';
import { listGames } from './gameList';
import { hotGames } from './hotGames';
import { JackpotPools } from './jackpot';
import { listOwnGames } from './ownList';
import { addRecentGame } from './recentGames';
import { searchGames } from './search/searchGames';
import { favourites, recentGames } from './tables';
import { vendorTypes } from './vendorTypes';
import { winnerBoard } from './winnerBoard';

/** Answers of the catalogue that a process keeps, of some 20 KB each at most. */
const REMEMBERED_ANSWERS = 1_000;

/** Orders of lists that a process keeps: all ids of a filter, half a megabyte for a list of 10,000 games. */
const REMEMBERED_ORDERS = 50;

/** For one address: five typists at once behind one of a carrier. */
const searchLimit = perMinute('search', 300);

function registerCatalogue(app: FastifyInstance): void {
  const memory = new ResponseCache(readCatalogueVersion, REMEMBERED_ANSWERS);
  // Orders are made within answers, for which the version has just been read.
  const orders = new ResponseCache(async () => memory.version, REMEMBERED_ORDERS);
  const pools = new JackpotPools();
  // A search costs ten times what other calls do, and PGlite does one thing after another: they take turns.
  const searches = new ConcurrencyLimiter();

  route(app, contract.vendorGameTypes, ({ db, merchant }) => vendorTypes(db, merchant.code), { memory });

  route(
    app,
    contract.gameList,
    ({ db, merchant, language }, request) => {
      const { gameType, gameClassify, vassalage, minBet, minLine, showIcon, gameName, pageNo, pageSize } =
        request;
      const filter = {
        merchant: merchant.code,
        gameType,
        classification: gameClassify,
        vendor: vassalage,
        minBet: minBet === undefined ? undefined : parseMoney(minBet),
        minLines: minLine,
        mark: showIcon,
        name: gameName,
      };
      return listGames(db, orders, filter, { pageNo, pageSize }, language);
    },
    { memory },
  );

  route(
    app,
    contract.hotGames,
    async ({ db, merchant, language }) => ({ list: await hotGames(db, merchant.code, language) }),
    { memory },
  );

  route(
    app,
    gameSearch,
    ({ db, merchant, network, language }, { text }) =>
      searches.take(network, () => searchGames(db, merchant.code, text, language)),
    { memory, limit: searchLimit(app.platform.config.rateLimitFactor) },
  );

  route(app, gameFactsCall, (context, { nodeId }) => gameFacts(context, nodeId));

  route(app, contract.winnerBoard, async ({ db, merchant, language }, { gameCategory, limitNum }) => ({
    list: await winnerBoard(
      db,
      merchant.code,
      gameCategory,
      limitNum ?? contract.PAGE_SIZE.winners,
      language,
    ),
  }));

  route(app, contract.jackpotFigure, async ({ db, merchant, clock }) => ({
    amount: formatMoney(await pools.read(db, merchant.code, clock())),
    currency: merchant.currency,
    at: toInstant(new Date(clock())),
  }));
}

function registerOwnGames(app: FastifyInstance): void {
  accountRoute(app, contract.addFavourite, async ({ db, account, clock }, game) => {
    await addFavourite(db, account, game, new Date(clock()));
    return { nodeId: game.nodeId };
  });

  accountRoute(app, contract.removeFavourite, async ({ db, account }, { nodeId }) => {
    await removeFavourite(db, account, nodeId);
    return { nodeId };
  });

  accountRoute(app, contract.favouriteIds, async ({ db, account }, page) => ({
    list: await listFavouriteIds(db, account, page),
  }));

  accountRoute(app, contract.favouriteGames, async ({ db, account, language }, { gameType, ...page }) => {
    const { games, totalPages } = await listOwnGames(db, favourites, account, gameType, page, language);
    return { content: games, pageNum: page.pageNo, totalPages };
  });

  accountRoute(app, contract.addRecentGame, async ({ db, account, clock }, game) => {
    await addRecentGame(db, account, game, new Date(clock()));
    return {};
  });

  accountRoute(
    app,
    contract.recentGames,
    async ({ db, account, language }, { gameType, page: pageNo, pageSize }) => {
      const page = { pageNo, pageSize };
      const { games, totalPages } = await listOwnGames(db, recentGames, account, gameType, page, language);
      return { list: games, totalPages };
    },
  );
}

/** Catalogue, favourites, recent games, winner board and jackpot; launching is the sandbox's. */
export function registerGames(app: FastifyInstance): void {
  registerCatalogue(app);
  registerOwnGames(app);
}

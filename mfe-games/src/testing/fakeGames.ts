import type { ApiSettings } from '@site/api';
import { fakePlatform, testMerchant } from '@site/api/testing';
import { merchantWallet, walletBalance } from '@site/contracts/areas/account';
import {
  favouriteGames,
  favouriteIds,
  type Game,
  gameList,
  hotGames,
  recentGames,
  type VendorTypes,
  vendorGameTypes,
} from '@site/contracts/areas/games';
import { signIn, signOut } from '@site/session';
import { aGame, aSession, vendorTypesOf } from './fixtures';

export interface FakeGames {
  types?: VendorTypes;
  games?: Game[];
  hot?: Game[];
  favourites?: Game[];
  recent?: Game[];
  /** A signed-in member, or a guest. */
  member?: boolean;
  /** Origins that the merchant lists. */
  frames?: string[];
  /** Hosts of pictures that the merchant lists. */
  imageHosts?: string[];
  onMalformed?: ApiSettings['onMalformed'];
  onSessionEnded?: ApiSettings['onSessionEnded'];
}

/** So many games of one category, numbered from 1. */
export function someGames(count: number, changes: Partial<Game> = {}): Game[] {
  return Array.from({ length: count }, (_, index) =>
    aGame({ nodeId: `n${index + 1}`, gameName: `Game ${index + 1}`, ...changes }),
  );
}

/** For tests: a platform with these games, that pages and filters as the real one does. */
export function fakeGames({
  types = vendorTypesOf({ RNG: ['MOONREEF'] }),
  games = [],
  hot = [],
  favourites = [],
  recent = [],
  member = false,
  frames,
  imageHosts,
  onMalformed,
  onSessionEnded,
}: FakeGames = {}) {
  const platform = fakePlatform({
    merchant: { ...testMerchant, ...(frames && { frames }), ...(imageHosts && { imageHosts }) },
    ...(onMalformed && { onMalformed }),
    ...(onSessionEnded && { onSessionEnded }),
  });
  window.sessionStorage.clear();
  signOut();
  if (member) signIn(aSession(), { persist: false });
  let stars = favourites;

  platform.answer(vendorGameTypes, types);
  platform.answer(hotGames, { list: hot });
  platform.answer(gameList, ({ content }) => {
    const asked = content as { pageNo: number; pageSize: number; gameName?: string; vassalage?: string };
    const left = games.filter(
      (game) =>
        game.gameName.includes(asked.gameName ?? '') &&
        (asked.vassalage === undefined || asked.vassalage === game.vassalage),
    );
    const { pageNo, pageSize } = asked;
    return {
      games: pageOf(left, pageNo, pageSize),
      pageNum: pageNo,
      totalPages: Math.ceil(left.length / pageSize),
    };
  });
  platform.answer(recentGames, ({ content }) => {
    const { page, pageSize } = content as { page: number; pageSize: number };
    return { list: pageOf(recent, page, pageSize), totalPages: Math.ceil(recent.length / pageSize) };
  });
  platform.answer(favouriteIds, () => ({ list: stars.map((game) => game.nodeId) }));
  platform.answer(favouriteGames, ({ content }) => {
    const { pageNo, pageSize } = content as { pageNo: number; pageSize: number };
    return {
      content: pageOf(stars, pageNo, pageSize),
      pageNum: pageNo,
      totalPages: Math.ceil(stars.length / pageSize),
    };
  });
  platform.answer(merchantWallet, { currency: 'THB', currencySymbol: '฿', wallets: [] });
  platform.answer(walletBalance, { sumBalance: '100.00', currencySymbol: '฿' });

  return {
    ...platform,
    /** What the platform holds as favourites from now on. */
    setFavourites: (next: Game[]) => {
      stars = next;
    },
  };
}

function pageOf(games: readonly Game[], page: number, size: number): Game[] {
  return games.slice((page - 1) * size, page * size);
}

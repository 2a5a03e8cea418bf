/**
 * Calls whose last answer an offline start shows: the contract's public catalogue. Written out, for the contract
 * itself would bring all its schemas into the worker. Not among them: the system status, which the app keeps and
 * judges itself; the keys for secrets, which are of no use without a network; and searches, for what somebody
 * has typed is not kept.
 */
export const CATALOGUE_PATHS: readonly string[] = [
  '/lgw/games/game_menu',
  '/lgw/games/mobile',
  '/lgw/games/popular',
  '/lgw/vn/games/game_menu',
  '/wps/account/register/settings',
  '/wps/account/settings',
  '/wps/customerService',
  '/wps/game/facts',
  '/wps/help',
  '/wps/relay/GCSGAME_gameList',
  '/wps/relay/GCSGAME_getVassGameType',
  '/wps/relay/GCSGAME_hotGamesV2',
  '/wps/relay/GLS2_lobbyNews',
  '/wps/relay/MCSFE_getListAnnouncements',
  '/wps/system/countries',
  '/wps/system/domainRoute',
  '/wps/system/whitelabel',
];

import { call, endpointKey, queryClient } from '@site/api';
import {
  addRecentGame,
  BACK_URL_MAX_LENGTH,
  FB_VENDOR,
  type LaunchTarget,
  launchFbGame,
  launchGame,
  recentGames,
} from '@site/contracts/areas/games';
import { languageParameter } from '@site/i18n';
import { gameAddress } from './gameAddress';
import type { GameLaunch } from './launchPlan';

/**
 * Requests a game's address, which works once and for a minute, and notes the game among the
 * recent ones. Throws ApiError: the platform's, `request.url.empty` without an address, `client.link.refused`
 * for one that must not be followed.
 */
export async function requestLaunch(launch: GameLaunch): Promise<LaunchTarget> {
  const endpoint = launch.vendor === FB_VENDOR ? launchFbGame : launchGame;
  const request = { ...launch, language: languageParameter(), backUrl: backAddress() };
  const target = await call(endpoint, request);
  const { href } = gameAddress(target.url);
  await rememberGame(launch);
  return { ...target, url: href };
}

/** Where the game's way back leads: here; to the page without its query where the address is too long to send. */
function backAddress(): string {
  const { href, origin, pathname } = window.location;
  return href.length <= BACK_URL_MAX_LENGTH ? href : origin + pathname;
}

/** A recent game that is not noted down is no reason to keep the player from the game. */
async function rememberGame({ nodeId, vendor }: GameLaunch): Promise<void> {
  await call(addRecentGame, { nodeId, vendor }, { silent: true }).catch(() => undefined);
  void queryClient.invalidateQueries({ queryKey: endpointKey(recentGames) });
}

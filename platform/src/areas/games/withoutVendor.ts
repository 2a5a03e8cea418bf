import { launchFbGame, launchGame } from '@site/contracts/areas/games';
import type { Area } from '../../core/http/area';
import { Refusal } from '../../core/http/refusal';
import { accountRoute } from '../../core/http/route';

function noVendor(): never {
  throw new Refusal('vendor.unavailable');
}

/** Launches of a platform that no vendor's games are connected to yet. */
export const withoutVendor: Area = {
  register(app) {
    accountRoute(app, launchGame, noVendor);
    accountRoute(app, launchFbGame, noVendor);
  },
};

import { GameMessage } from '@site/contracts/areas/play';
import type { FrameEvent, FrameSource } from '../frame/source';
import { FRAME_FEATURES, frameRights } from '../launch/frameRights';
import type { LaunchedGame } from '../launch/useRequestLaunch';

const EVENTS: Readonly<Record<GameMessage['type'], FrameEvent>> = {
  'game.ready': 'ready',
  'game.close': 'close',
  'game.balance.changed': 'balanceChanged',
  'game.launch.expired': 'launchExpired',
  'game.session.ended': 'sessionEnded',
};

function read(message: unknown): FrameEvent | undefined {
  const known = GameMessage.safeParse(message);
  return known.success ? EVENTS[known.data.type] : undefined;
}

/** A launched game's page for its frame. */
export const gameSource = ({ address, announces = false }: LaunchedGame): FrameSource => ({
  url: address.href,
  ...frameRights(address),
  allow: FRAME_FEATURES,
  announces,
  read,
});

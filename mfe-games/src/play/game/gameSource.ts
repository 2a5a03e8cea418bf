import { GameMessage } from '@site/contracts/areas/play';
import type { FrameEvent, FrameSource } from '../frame/source';
import { FRAME_FEATURES, frameRights } from '../launch/frameRights';
import type { LaunchedGame } from '../launch/useRequestLaunch';

const EVENTS: Readonly<Record<Exclude<GameMessage['type'], 'game.refused'>, FrameEvent>> = {
  'game.ready': 'ready',
  'game.close': 'close',
  'game.balance.changed': 'balanceChanged',
  'game.launch.expired': 'launchExpired',
  'game.session.ended': 'sessionEnded',
  'game.cycle.started': 'cycleStarted',
  'game.cycle.ended': 'cycleEnded',
};

function read(message: unknown): FrameEvent | undefined {
  const known = GameMessage.safeParse(message);
  if (!known.success) return undefined;
  return known.data.type === 'game.refused' ? { refused: known.data.code } : EVENTS[known.data.type];
}

/** A launched game's page for its frame. */
export const gameSource = ({ address, announces = false }: LaunchedGame): FrameSource => ({
  url: address.href,
  ...frameRights(address),
  allow: FRAME_FEATURES,
  announces,
  read,
});

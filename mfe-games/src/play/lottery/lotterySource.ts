import { FrameMessage } from '@site/contracts/areas/lottery';
import type { FrameEvent, FrameSource } from '../frame/source';

const EVENTS: Readonly<Record<Exclude<FrameMessage['type'], 'lottery.refused'>, FrameEvent>> = {
  'lottery.ready': 'ready',
  'lottery.balance.changed': 'balanceChanged',
  'lottery.launchToken.wanted': 'launchExpired',
  'lottery.session.ended': 'sessionEnded',
  'lottery.cycle.started': 'cycleStarted',
  'lottery.cycle.ended': 'cycleEnded',
};

function read(message: unknown): FrameEvent | undefined {
  const known = FrameMessage.safeParse(message);
  if (!known.success) return undefined;
  return known.data.type === 'lottery.refused' ? { refused: known.data.code } : EVENTS[known.data.type];
}

/** A lottery's page for its frame: of the platform that the site itself speaks to, and so without a sandbox. */
export const lotterySource = (address: URL): FrameSource => ({
  url: address.href,
  messages: address.origin,
  announces: true,
  read,
});

import { FrameMessage } from '@site/contracts/areas/lottery';
import type { FrameEvent, FrameSource } from '../frame/source';

const EVENTS: Readonly<Record<FrameMessage['type'], FrameEvent>> = {
  'lottery.ready': 'ready',
  'lottery.balance.changed': 'balanceChanged',
  'lottery.launchToken.wanted': 'launchExpired',
  'lottery.session.ended': 'sessionEnded',
};

function read(message: unknown): FrameEvent | undefined {
  const known = FrameMessage.safeParse(message);
  return known.success ? EVENTS[known.data.type] : undefined;
}

/** A lottery's page for its frame: of the platform that the site itself speaks to, and so without a sandbox. */
export const lotterySource = (address: URL): FrameSource => ({
  url: address.href,
  messages: address.origin,
  announces: true,
  read,
});

import type { Endpoint } from '@site/contracts/http/endpoint';
import type { FastifyReply } from 'fastify';
import { type Closings, playClosed, stateAt, versionAt } from '../care/state';

const HEADER = 'play-state';

/** Tells a site that holds another version to ask for the state again. Sent with every answer of a session. */
export function tellPlayState(reply: FastifyReply, closings: Closings | null | undefined, now: number): void {
  if (closings !== undefined) reply.header(HEADER, versionAt(closings, new Date(now)));
}

/**
 * Throws when the account is closed for play and the call is not among those that stay open (PL-020).
 *
 * @throws Refusal play.closed
 */
export function refuseWhilePlayIsClosed(
  { whileClosed }: Pick<Endpoint, 'whileClosed'>,
  closings: Closings | null | undefined,
  now: number,
): void {
  if (whileClosed) return;
  const state = stateAt(closings, new Date(now));
  if (state.name !== 'OPEN') throw playClosed(state);
}

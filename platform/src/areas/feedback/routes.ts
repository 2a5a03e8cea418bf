import * as contract from '@site/contracts/areas/feedback';
import type { FastifyInstance } from 'fastify';
import { accountRoute } from '../../core/http/route';
import { listFeedback } from './list';
import { sendFeedback } from './send';

/** What members tell the merchant (docs/calls.md, "Feedback"). */
export function registerFeedback(app: FastifyInstance): void {
  accountRoute(app, contract.sendFeedback, sendFeedback);
  accountRoute(app, contract.ownFeedback, ({ db, account }, page) => listFeedback(db, account, page));
}

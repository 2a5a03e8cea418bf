import * as contract from '@site/contracts/areas/mailNotices';
import type { FastifyInstance } from 'fastify';
import { SECOND } from '../../core/clock';
import type { Area } from '../../core/http/area';
import { accountRoute } from '../../core/http/route';
import { sendNotices, sweepNotices } from './send';
import { mailNoticesOf, setMailTopics } from './settings';

const SEND_EVERY_MS = 5 * SECOND;

function register(app: FastifyInstance): void {
  accountRoute(app, contract.mailNotices, mailNoticesOf);
  accountRoute(app, contract.setMailNotices, setMailTopics);
}

/** E-mails that there is news of what a member asked to be told of (docs/calls.md, "Notifications"). */
export const mailNotices: Area = {
  register,
  jobs: [{ name: 'sending e-mails that there is news', everyMs: SEND_EVERY_MS, run: sendNotices }],
  sweep: sweepNotices,
};

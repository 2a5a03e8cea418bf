import * as contract from '@site/contracts/areas/messages';
import type { FastifyInstance } from 'fastify';
import { route } from '../../core/http/route';
import { listHelpTopics } from './service';

/** The help centre. */
export function registerMessages(app: FastifyInstance): void {
  route(app, contract.helpCentre, ({ db, merchant, language }) =>
    listHelpTopics(db, merchant.code, language),
  );
}

import * as contract from '@site/contracts/areas/messages';
import type { FastifyInstance } from 'fastify';
import { route } from '../../core/http/route';
import { listHelpTopics } from './list';

/** The help centre. */
export function registerHelp(app: FastifyInstance): void {
  route(app, contract.helpCentre, ({ db, merchant, language }) =>
    listHelpTopics(db, merchant.code, language),
  );
}

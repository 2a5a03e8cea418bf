import * as contract from '@site/contracts/areas/benefits';
import type { FastifyInstance } from 'fastify';
import { accountRoute } from '../../core/http/route';
import { benefitsOf } from './view';

/** The VIP room (docs/calls.md, "Levels and benefits"). */
export function registerBenefits(app: FastifyInstance): void {
  accountRoute(app, contract.benefits, benefitsOf);
}

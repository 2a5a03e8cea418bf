import * as contract from '@site/contracts/areas/envelopes';
import type { FastifyInstance } from 'fastify';
import { settingsOf } from '../../../core/care/settings';
import { Refusal } from '../../../core/http/refusal';
import { accountRoute } from '../../../core/http/route';
import { formatMoney } from '../../../core/money';
import { planEnvelopes } from './plan';
import { rulesOf } from './rules';
import { confirmSender, send } from './send';

/** Red envelopes from an agent to the team (docs/calls.md, "Teams"). */
export function registerEnvelopes(app: FastifyInstance): void {
  accountRoute(app, contract.transferLimits, async ({ db, account, merchant }) => {
    if (!(await settingsOf(db, merchant.code)).playerTransfers) throw new Refusal('transfer.players.off');
    const { minAmount, maxAmount, most } = await rulesOf(db, merchant.code);
    return {
      min: formatMoney(minAmount),
      max: formatMoney(maxAmount),
      most,
      hasPaymentPassword: account.paymentPasswordHash !== null,
    };
  });

  accountRoute(app, contract.envelopesQuote, ({ db, account, clock }, { transfers }) =>
    db.transaction(async (tx) => {
      const { total, kept } = await planEnvelopes(tx, account, transfers, new Date(clock()));
      return { total: formatMoney(total), kept: formatMoney(kept) };
    }),
  );

  accountRoute(app, contract.sendEnvelopes, send, { before: confirmSender, costly: true });
}

import * as contract from '@site/contracts/areas/referral';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import type { FastifyInstance } from 'fastify';
import { refuseStoppedOffers } from '../../core/care/state';
import { accountRoute, type SignedInContext } from '../../core/http/route';
import { mailedOrigin } from '../../core/http/siteOrigin';
import { textIn } from '../../core/language';
import { requireFlag } from '../../core/merchants/features';
import { codeOf } from './codes';
import { figuresOf } from './figures';
import { friendPage } from './friends';
import { rateText, rulesOf, termsOf } from './rules';

/** Inviting is an offer: none is shown where the merchant has none, or to who takes none (PL-039). */
function refuseWithoutOffer({ merchant, closings, clock }: SignedInContext): void {
  requireFlag(merchant, 'referral');
  refuseStoppedOffers(closings, new Date(clock()));
}

/** Inviting friends, and what came of it (docs/calls.md, "Referral"). */
export function registerReferral(app: FastifyInstance): void {
  accountRoute(app, contract.referralInfo, async (context) => {
    refuseWithoutOffer(context);
    const { db, merchant, account, language, clock, http } = context;
    const rules = await rulesOf(db, merchant.code);
    const code = await codeOf(db, account);
    return {
      code,
      // It is sent on: whoever opens it need not be at the address that asked.
      link: `${mailedOrigin(http.request, merchant)}${addressOf(PATHS.register, { invite: code })}`,
      ...(await figuresOf(db, account, { timeZone: merchant.timeZone, at: new Date(clock()) })),
      rate: rateText(rules.rate),
      days: rules.days,
      rules: textIn(termsOf(rules), language),
    };
  });

  accountRoute(app, contract.referralRecords, (context, { pageNo, pageSize, ...range }) => {
    refuseWithoutOffer(context);
    const { db, merchant, account } = context;
    return friendPage(db, { ...range, referrer: account, timeZone: merchant.timeZone }, { pageNo, pageSize });
  });
}

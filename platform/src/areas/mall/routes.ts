import * as contract from '@site/contracts/areas/mall';
import type { FastifyInstance } from 'fastify';
import { takesOffers } from '../../core/care/state';
import { accountRoute } from '../../core/http/route';
import { exchange } from './exchange';
import { homeOf, listItems } from './home';
import { listRecords } from './records';

/** The points mall (docs/calls.md, "Points and mall"). */
export function registerMall(app: FastifyInstance): void {
  accountRoute(app, contract.mallHome, ({ db, account, language, closings, clock }) =>
    homeOf(db, {
      account,
      language,
      offers: takesOffers(closings, new Date(clock())),
      now: new Date(clock()),
    }),
  );

  accountRoute(app, contract.mallItems, ({ db, account, language, closings, clock }, request) => {
    const offers = takesOffers(closings, new Date(clock()));
    return listItems(db, { account, language, offers, categoryId: request.categoryId }, request);
  });

  accountRoute(app, contract.mallExchange, async ({ db, account, merchant, clock }, wanted) => {
    const { orderNo, points } = await exchange(db, { account, merchant }, wanted, new Date(clock()));
    return { orderNo, points: Number(points) };
  });

  accountRoute(app, contract.mallRecords, ({ db, account, language }, { kind, ...page }) =>
    listRecords(db, kind, { account, language, page }),
  );
}

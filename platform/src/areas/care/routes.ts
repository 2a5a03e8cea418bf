import * as contract from '@site/contracts/areas/care';
import * as notices from '@site/contracts/areas/careNotices';
import { statement as statementCall } from '@site/contracts/areas/careStatement';
import type { FastifyInstance } from 'fastify';
import { askToReturn, takeTimeout, thinkAgain } from '../../core/care/closing';
import { listChanges } from '../../core/care/log';
import { publicSettings, settingsOf } from '../../core/care/settings';
import { accountRoute, route } from '../../core/http/route';
import { change } from './change';
import { contactOf, setContact } from './contact';
import { excludeCaller } from './exclusion';
import { listHelp } from './help';
import { cancelRaise, confirmRaise, declineLimits, listLimits, setLimit } from './limits';
import { listNotices, seeNotice } from './notices';
import { proveOwner } from './proveOwner';
import { registerReality } from './realityRoutes';
import { reviewIntervalOf, setReviewInterval } from './reviewInterval';
import { playStateNow, stateAnswer } from './stateAnswer';
import { statement } from './statement/statement';

/** Responsible play (docs/calls.md, "Responsible play"). */
export function registerCare(app: FastifyInstance): void {
  route(app, contract.careSettings, async ({ db, merchant }) =>
    publicSettings(await settingsOf(db, merchant.code)),
  );

  route(
    app,
    contract.careHelp,
    async ({ db, merchant, language }, { country }) => ({
      list: await listHelp(db, merchant.code, country, language),
    }),
    { alwaysOpen: true },
  );

  accountRoute(app, contract.playState, playStateNow);

  accountRoute(app, contract.limits, listLimits);
  accountRoute(app, contract.setLimit, setLimit);
  accountRoute(app, contract.confirmRaise, confirmRaise);
  accountRoute(app, contract.cancelRaise, cancelRaise);
  accountRoute(app, contract.declineLimits, declineLimits);

  accountRoute(app, contract.takeTimeout, async (context, { length }) =>
    stateAnswer(
      context,
      await change(context, ({ tx, care, at, by }) => takeTimeout(tx, care, length, at, by)),
    ),
  );

  accountRoute(app, contract.excludeSelf, excludeCaller, { costly: true });

  accountRoute(
    app,
    contract.askToReturn,
    async (context, proof) => {
      await proveOwner(context, proof);
      return stateAnswer(
        context,
        await change(context, ({ tx, care, at, by }) => askToReturn(tx, care, at, by)),
      );
    },
    { costly: true },
  );

  accountRoute(app, contract.thinkAgain, async (context) =>
    stateAnswer(context, await change(context, ({ tx, care, at, by }) => thinkAgain(tx, care, at, by))),
  );

  registerReality(app);

  accountRoute(app, statementCall, ({ db, account, merchant, clock }, range) =>
    statement(db, account, { range, timeZone: merchant.timeZone, at: new Date(clock()) }),
  );

  accountRoute(app, contract.careLog, ({ db, account }, page) => listChanges(db, account.id, page));

  accountRoute(app, notices.careNotices, listNotices);
  accountRoute(app, notices.noticeSeen, seeNotice);
  accountRoute(app, notices.reviewInterval, reviewIntervalOf);
  accountRoute(app, notices.setReviewInterval, setReviewInterval);

  accountRoute(app, contract.contact, contactOf);
  accountRoute(app, contract.setContact, setContact);
}

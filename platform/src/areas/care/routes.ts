import * as contract from '@site/contracts/areas/care';
import type { FastifyInstance } from 'fastify';
import { careStateOf } from '../../core/care/changeState';
import { askToReturn, takeTimeout, thinkAgain } from '../../core/care/closing';
import { listChanges } from '../../core/care/log';
import { publicSettings, settingsOf } from '../../core/care/settings';
import { accountRoute, route } from '../../core/http/route';
import { change } from './change';
import { contactOf, setContact } from './contact';
import { excludeCaller } from './exclusion';
import { listHelp } from './help';
import { cancelRaise, confirmRaise, declineLimits, listLimits, setLimit } from './limits';
import { proveOwner } from './proveOwner';
import { stateAnswer } from './stateAnswer';

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

  accountRoute(app, contract.playState, async (context) =>
    stateAnswer(context, (await careStateOf(context.db, context.account.id)) ?? null),
  );

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

  accountRoute(app, contract.careLog, ({ db, account }, page) => listChanges(db, account.id, page));

  accountRoute(app, contract.contact, contactOf);
  accountRoute(app, contract.setContact, setContact);
}

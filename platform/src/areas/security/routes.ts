import {
  addBankCard,
  bankCards,
  confirmEmail,
  confirmMobile,
  hasWithdrawalPassword,
  removeBankCard,
  resetPaymentPassword,
  securityOverview,
  securityQuestions,
  setEmail,
  setPayeeName,
  setPaymentPassword,
  setSecurityQuestions,
} from '@site/contracts/areas/security';
import type { FastifyInstance } from 'fastify';
import { HOUR } from '../../core/clock';
import type { Limit } from '../../core/http/rateLimit';
import { accountRoute, type SignedInContext } from '../../core/http/route';
import { maskName } from '../accounts/mask';
import { chosenQuestions, setAnswers } from './answers';
import { CARD_LIMIT, listCards, shownBanks } from './cards';
import { addCard, removeCard } from './changeCards';
import { confirmAddress, confirmNumber } from './confirm';
import { changeEmail } from './email';
import { overviewOf } from './overview';
import { setName } from './payeeName';
import { setOrChange } from './paymentPassword';
import { questionsIn } from './questions';
import { reset } from './resetPaymentPassword';

/** For one account (docs/calls.md, "Rate limits"): as often as other secrets may be tried. */
const passwordLimit: Limit = { name: 'own password', calls: 10, windowMs: HOUR };
const resetLimit: Limit = { name: 'reset payment password', calls: 10, windowMs: HOUR };

/** The security centre: what guards an account and its money. */
export function registerSecurity(app: FastifyInstance): void {
  const { limiter } = app.platform;
  const limited =
    <Typed, Value>(limit: Limit, handler: (context: SignedInContext, typed: Typed) => Promise<Value>) =>
    async (context: SignedInContext, typed: Typed): Promise<Value> => {
      await limiter.take(limit, context.account.id);
      return handler(context, typed);
    };

  accountRoute(app, securityOverview, overviewOf);
  accountRoute(app, setEmail, limited(passwordLimit, changeEmail), { costly: true });
  accountRoute(app, setPayeeName, setName);
  accountRoute(app, confirmMobile, confirmNumber, { costly: true });
  accountRoute(app, confirmEmail, confirmAddress, { costly: true });

  accountRoute(app, hasWithdrawalPassword, ({ account }) => account.paymentPasswordHash !== null);
  accountRoute(app, setPaymentPassword, setOrChange, { costly: true });
  accountRoute(app, resetPaymentPassword, limited(resetLimit, reset), { costly: true });

  accountRoute(app, bankCards, async ({ db, account, language }) => ({
    list: await listCards(db, account, language),
    limit: CARD_LIMIT,
    banks: shownBanks(language),
    ...(account.payeeName !== null && { payeeName: maskName(account.payeeName) }),
  }));
  accountRoute(app, addBankCard, addCard, { costly: true });
  accountRoute(app, removeBankCard, removeCard);

  accountRoute(app, securityQuestions, async ({ db, account, language }) => ({
    list: questionsIn(language),
    chosen: await chosenQuestions(db, account.id),
  }));
  accountRoute(app, setSecurityQuestions, limited(passwordLimit, setAnswers), { costly: true });
}

import { isTrialAccount } from '@site/contracts/values/accountTypes';
import type { Account } from '../../core/accounts/tables';
import type { Context } from '../../core/http/route';
import { deviceName } from '../session/deviceName';
import { type SecurityChange, securityMail } from './securityMail';

/**
 * Tells the owner of an account by e-mail that the way into it has changed, in the language of the call. To be
 * called when the change is stored: it waits for nothing and refuses nothing. Nobody is told of an account
 * without an address, nor where no messages are sent.
 */
export function tellOwner(context: Context, account: Account, change: SecurityChange): void {
  const { merchant, language, clock, http } = context;
  const { messenger } = http.request.server.platform;
  if (!messenger || !account.email || isTrialAccount(account.type)) return;
  const mail = securityMail(change, {
    merchant,
    name: account.username,
    at: clock(),
    device: deviceName(http.request.headers['user-agent']),
    language,
  });
  messenger.send({ channel: 'email', merchant: merchant.code, recipient: account.email, ...mail });
}

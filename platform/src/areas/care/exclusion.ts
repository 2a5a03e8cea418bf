import type { excludeSelf } from '@site/contracts/areas/care';
import type * as z from 'zod/mini';
import { exclude } from '../../core/care/closing';
import type { SignedInContext } from '../../core/http/route';
import { endDemandsOf } from '../../core/ledger/endDemands';
import { endSessionsOf } from '../../core/sessions/sessions';
import { tellOwner } from '../accounts/tellOwner';
import { cancelUnpaid } from '../cashier/deposit/underWay';
import { withdrawSignUps } from '../promotions/signUps';
import { change } from './change';
import { proveOwner } from './proveOwner';
import { stateAnswer } from './stateAnswer';

type Wanted = z.output<(typeof excludeSelf)['request']>;

/**
 * Excludes the caller from play, in one transaction (PL-019): the account is closed, its sessions end, and with them
 * launch tokens and games in frames, which are good as long as their session lives; orders that nobody has paid are
 * given up, raises and sign-ups withdrawn, marketing is off, and bonuses go with what they ask for (PL-021). Its owner
 * is told by mail.
 *
 * @throws Refusal closing.shorter, password.old.wrong, auth.confirm.required, request.invalid.
 */
export async function excludeCaller(context: SignedInContext, wanted: Wanted) {
  await proveOwner(context, wanted);
  const { account } = context;
  const row = await change(context, async ({ tx, care, at, by }) => {
    const closed = await exclude(tx, care, wanted.length, at, by);
    await endSessionsOf(tx, account.id, 'self-excluded', at.getTime());
    await cancelUnpaid(tx, account.id, at);
    await withdrawSignUps(tx, account.id);
    await endDemandsOf(tx, account.id, at);
    return closed;
  });
  tellOwner(context, account, 'selfExcluded');
  return stateAnswer(context, row);
}

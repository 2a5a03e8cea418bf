import type { excludeSelf } from '@site/contracts/areas/care';
import type * as z from 'zod/mini';
import { exclude } from '../../core/care/closing';
import { enterExcluded } from '../../core/care/excluded/register';
import type { SignedInContext } from '../../core/http/route';
import { endDemandsOf } from '../../core/ledger/endDemands';
import { endSessionsOf } from '../../core/sessions/sessions';
import { tellOwner } from '../accounts/tellOwner';
import { cancelUnpaid } from '../cashier/deposit/underWay';
import { withdrawSignUps } from '../promotions/signUps';
import { change } from './change';
import { keysOf } from './excluded';
import { ownValues } from './ownValues';
import { proveOwner } from './proveOwner';
import { stateAnswer } from './stateAnswer';

type Wanted = z.output<(typeof excludeSelf)['request']>;

/**
 * Excludes the caller from play, in one transaction (PL-019): the account is closed, its sessions end, and with them
 * launch tokens and games in frames, which are good as long as their session lives; orders that nobody has paid are
 * given up, raises and sign-ups withdrawn, marketing is off, and bonuses go with what they ask for (PL-021). What the
 * owner is recognised by is kept, so that no new account is opened meanwhile (PL-023); the owner is told by mail.
 *
 * @throws Refusal closing.shorter, password.old.wrong, auth.confirm.required, request.invalid.
 */
export async function excludeCaller(context: SignedInContext, wanted: Wanted) {
  await proveOwner(context, wanted);
  const { account } = context;
  const keys = await keysOf(context);
  const row = await change(context, async ({ tx, care, at, by }) => {
    const closed = await exclude(tx, care, wanted.length, at, by);
    await endSessionsOf(tx, account.id, 'self-excluded', at.getTime());
    await cancelUnpaid(tx, account.id, at);
    await withdrawSignUps(tx, account.id);
    await endDemandsOf(tx, account.id, at);
    await enterExcluded(tx, keys, account.id, await ownValues(tx, account.id, context.merchant));
    return closed;
  });
  tellOwner(context, account, 'selfExcluded');
  return stateAnswer(context, row);
}

import type {
  answerReality as answerCall,
  RealityCheck,
  setReality as setCall,
} from '@site/contracts/areas/reality';
import { isTrialAccount } from '@site/contracts/values/accountTypes';
import type * as z from 'zod/mini';
import { answerCheck, realityNow, realityView, setRealityMinutes } from '../../core/care/play/reality';
import { notePlaySeen } from '../../core/care/play/signs';
import { timeReached } from '../../core/care/play/timeLimits';
import { readCare } from '../../core/care/readCare';
import { Refusal } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';
import { change } from './change';

/** The caller's reality check. */
export async function reality({ db, account, clock }: SignedInContext): Promise<RealityCheck> {
  return realityNow(await readCare(db, account.id), new Date(clock()));
}

/**
 * Chooses the caller's interval. Trials choose too, and have no log.
 *
 * @throws Refusal limit.value.invalid
 */
export const setReality = (context: SignedInContext, { minutes }: z.output<(typeof setCall)['request']>) =>
  change(context, async ({ tx, care, at, by }) => {
    const logged = isTrialAccount(context.account.type) ? undefined : by;
    return realityNow(await setRealityMinutes(tx, care, minutes, at, logged), at);
  });

/** Answers a check. Whether the player goes on or stops is theirs to do: the check is answered by either. */
export const answerReality = (
  context: SignedInContext,
  { checkId }: z.output<(typeof answerCall)['request']>,
) => change(context, async ({ tx, care, at }) => realityNow(await answerCheck(tx, care, checkId, at), at));

/**
 * Notes that a game shows to the caller, for real money or play money.
 *
 * @throws Refusal limit.time.reached
 */
export async function seePlay(context: SignedInContext): Promise<RealityCheck> {
  const seen = await change(context, async ({ tx, care, at }) => {
    const end = await notePlaySeen(tx, care, at);
    // Where play has ended is kept, so the refusal comes after this.
    return end ? timeReached(care, end, at) : realityView(await readCare(tx, care.accountId), at, at);
  });
  if (seen instanceof Refusal) throw seen;
  return seen;
}

import type { PasskeyRequestOptions } from '@site/contracts/areas/passkeys';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../core/http/route';
import { CHALLENGE_LIFE_MS, issueChallenge } from './challenges';
import { relyingPartyOf } from './relyingParty';
import { passkeys } from './tables';
import { descriptorOf } from './view';

/**
 * What a browser needs to ask for a passkey: any of the site's, or one of an account whose second step is due.
 * Without an account the answer is the same whoever asks.
 *
 * @returns Undefined where no passkey can be used: on a host that is none of the merchant's, or one that the
 *   account has none for.
 */
export async function requestOptions(
  context: Context,
  accountId?: string,
): Promise<PasskeyRequestOptions | undefined> {
  const { db, merchant, clock } = context;
  const rpId = relyingPartyOf(context);
  if (rpId === undefined) return undefined;
  const held =
    accountId === undefined
      ? undefined
      : await db
          .select()
          .from(passkeys)
          .where(and(eq(passkeys.accountId, accountId), eq(passkeys.rpId, rpId)));
  if (held?.length === 0) return undefined;
  const challenge = await issueChallenge(
    db,
    {
      purpose: held ? 'second-step' : 'login',
      merchant: merchant.code,
      rpId,
      accountId: accountId ?? null,
    },
    clock(),
  );
  return {
    rpId,
    challenge,
    timeout: CHALLENGE_LIFE_MS,
    allowCredentials: held?.map(descriptorOf) ?? [],
    userVerification: 'required',
  };
}

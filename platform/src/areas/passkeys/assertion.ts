import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Assertion } from '@site/contracts/areas/passkeys';
import { and, eq } from 'drizzle-orm';
import { type Account, accounts } from '../../core/accounts/tables';
import { Refusal } from '../../core/http/refusal';
import type { Context } from '../../core/http/route';
import { useChallenge } from './challenges';
import { expected, readClientData } from './clientData';
import { passkeys } from './tables';
import { userHandleOf } from './view';

/** Whose second step is due; undefined of a login by passkey alone. */
type Step = { readonly secondStepOf?: Account | undefined };

async function findPasskey({ db, merchant }: Context, credentialId: string, rpId: string) {
  const [found] = await db
    .select({ passkey: passkeys, account: accounts })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
    .where(
      and(
        eq(passkeys.credentialId, credentialId),
        eq(passkeys.rpId, rpId),
        eq(accounts.merchant, merchant.code),
      ),
    );
  if (!found) throw new Refusal('passkey.unknown');
  return found;
}

/**
 * Checks what a browser made of `requestOptions` and notes that the passkey was used. The challenge is used up
 * whatever comes out.
 *
 * @returns The account of the passkey.
 * @throws Refusal passkey.expired; passkey.unknown when it is no longer registered here; passkey.failed when the
 *   signature, the origin, the owner or the counter is wrong.
 */
export async function provePasskey(
  context: Context,
  credential: Assertion,
  { secondStepOf }: Step = {},
): Promise<Account> {
  const { db, merchant, clock, log } = context;
  const client = readClientData(credential.response.clientDataJSON);
  const purpose = secondStepOf ? 'second-step' : 'login';
  const asked = { purpose, merchant: merchant.code, accountId: secondStepOf?.id ?? null } as const;
  const rpId = await useChallenge(db, client.challenge, asked, clock());
  const against = expected(rpId, client);
  const { passkey, account } = await findPasskey(context, credential.id, rpId);
  const { userHandle, ...response } = credential.response;
  const isOwner = secondStepOf
    ? secondStepOf.id === account.id && (userHandle ?? userHandleOf(account.id)) === userHandleOf(account.id)
    : userHandle === userHandleOf(account.id);
  if (!isOwner) throw new Refusal('passkey.failed');
  const checked = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    ...against,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'unknown';
    log.warn({ passkey: passkey.id, reason }, 'a passkey was refused');
    return undefined;
  });
  if (!checked?.verified) throw new Refusal('passkey.failed');
  const { newCounter, credentialBackedUp } = checked.authenticationInfo;
  const noted = await db
    .update(passkeys)
    .set({ counter: newCounter, synced: credentialBackedUp, lastUsedAt: new Date(clock()) })
    // A copy that signs at the same moment finds the counter moved.
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
    .returning();
  if (noted.length === 0) throw new Refusal('passkey.failed');
  return account;
}

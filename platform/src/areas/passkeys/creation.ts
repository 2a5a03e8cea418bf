import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { COSEALG } from '@simplewebauthn/server/helpers';
import {
  type NewCredential,
  PASSKEYS_LIMIT,
  type PasskeyCreationOptions,
} from '@site/contracts/areas/passkeys';
import { count, eq } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';
import { newId } from '../../core/ids';
import { tellOwner } from '../accounts/tellOwner';
import { refuseUnconfirmed } from '../session/confirm';
import { deviceName } from '../session/deviceName';
import { CHALLENGE_LIFE_MS, issueChallenge, useChallenge } from './challenges';
import { expected, readClientData } from './clientData';
import { nameOf } from './providers';
import { requireRelyingParty } from './relyingParty';
import { type PasskeyRecord, passkeys } from './tables';
import { descriptorOf, passkeyView, userHandleOf } from './view';

/** In the order in which they are wished for; RS256 is what older Windows Hello has alone. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

async function refuseFull(db: Database, accountId: string): Promise<void> {
  const [row] = await db.select({ held: count() }).from(passkeys).where(eq(passkeys.accountId, accountId));
  if ((row?.held ?? 0) >= PASSKEYS_LIMIT) throw new Refusal('passkey.limit');
}

/**
 * What a browser needs to make a passkey. It is discoverable and verifies its user (PIN, finger or face), so that
 * by itself it is both steps of a login.
 *
 * @throws Refusal auth.confirm.required, passkey.limit, feature.unavailable.
 */
export async function creationOptions(context: SignedInContext): Promise<PasskeyCreationOptions> {
  const { db, merchant, account, clock } = context;
  refuseUnconfirmed(context);
  const rpId = requireRelyingParty(context);
  await refuseFull(db, account.id);
  const held = await db.select().from(passkeys).where(eq(passkeys.accountId, account.id));
  const purpose = { purpose: 'register', merchant: merchant.code, rpId, accountId: account.id } as const;
  return {
    rp: { id: rpId, name: merchant.name },
    user: {
      id: userHandleOf(account.id),
      name: account.username,
      displayName: account.nickname,
    },
    challenge: await issueChallenge(db, purpose, clock()),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_LIFE_MS,
    excludeCredentials: held.filter((passkey) => passkey.rpId === rpId).map(descriptorOf),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

async function verify(context: SignedInContext, credential: NewCredential) {
  const { transports, ...response } = credential.response;
  const { db, merchant, account, clock, log } = context;
  const client = readClientData(response.clientDataJSON);
  const purpose = { purpose: 'register', merchant: merchant.code, accountId: account.id } as const;
  const rpId = await useChallenge(db, client.challenge, purpose, clock());
  const against = expected(rpId, client);
  const checked = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    ...against,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'a new passkey was refused');
    return undefined;
  });
  if (!checked?.verified) throw new Refusal('passkey.failed');
  return { ...checked.registrationInfo, rpId, transports: transports ?? [] };
}

/**
 * Adds the passkey that a browser has made from `creationOptions`.
 *
 * @throws Refusal passkey.failed, passkey.expired, passkey.exists, passkey.limit.
 */
export async function addPasskey(context: SignedInContext, { credential }: { credential: NewCredential }) {
  const { db, account, clock, http } = context;
  const made = await verify(context, credential);
  const record: PasskeyRecord = {
    id: newId('pk'),
    accountId: account.id,
    credentialId: made.credential.id,
    rpId: made.rpId,
    publicKey: Buffer.from(made.credential.publicKey).toString('base64url'),
    counter: made.credential.counter,
    transports: made.transports,
    synced: made.credentialBackedUp,
    name: nameOf(made.aaguid, deviceName(http.request.headers['user-agent'])),
    createdAt: new Date(clock()),
    lastUsedAt: null,
  };
  await db.transaction(async (tx) => {
    // Calls of one account take turns, so that two side by side cannot pass the limit together.
    await tx.select().from(accounts).where(eq(accounts.id, account.id)).for('update');
    await refuseFull(tx, account.id);
    const added = await tx.insert(passkeys).values(record).onConflictDoNothing().returning();
    if (added.length === 0) throw new Refusal('passkey.exists');
  });
  tellOwner(context, account, 'passkeyAdded');
  return passkeyView(record);
}

import { desc, inArray } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { type Clock, DAY } from '../clock';
import type { Database } from '../db/client';
import { encryptionKeyPairs } from './tables';

export const KEY_ALGORITHM = 'RSA-OAEP-256';
const MODULUS_BITS = 2_048;
/** A key pair is in the key set for so long. */
const KEY_LIFE_MS = 30 * DAY;
/** A key that has left the set opens bodies for so long (docs/calls.md, "Encrypted bodies"). */
const KEY_GRACE_MS = DAY;

type KeyPair = typeof encryptionKeyPairs.$inferSelect;

async function createKeyPair(db: Database, now: number): Promise<KeyPair> {
  const pair = await generateKeyPair(KEY_ALGORITHM, { modulusLength: MODULUS_BITS, extractable: true });
  const { kty = '', n = '', e = '' } = await exportJWK(pair.publicKey);
  const publicJwk = { kty, n, e };
  const privateJwk = Object.fromEntries(
    Object.entries(await exportJWK(pair.privateKey)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
  const keyPair = {
    kid: await calculateJwkThumbprint(publicJwk),
    publicJwk,
    privateJwk,
    createdAt: new Date(now),
  };
  await db.insert(encryptionKeyPairs).values(keyPair);
  return keyPair;
}

const newestFirst = (db: Database): Promise<KeyPair[]> =>
  db.select().from(encryptionKeyPairs).orderBy(desc(encryptionKeyPairs.createdAt));

/** Whether a pair still opens bodies: it is the newest, or the one after it has just come. */
const isUsable = (successor: KeyPair | undefined, now: number): boolean =>
  !successor || now - successor.createdAt.getTime() < KEY_GRACE_MS;

/** Deletes the key pairs that open nothing any more. */
export async function deleteOldKeyPairs(db: Database, now: number): Promise<void> {
  const pairs = await newestFirst(db);
  const old = pairs.filter((_, position) => !isUsable(pairs[position - 1], now)).map(({ kid }) => kid);
  if (old.length > 0) await db.delete(encryptionKeyPairs).where(inArray(encryptionKeyPairs.kid, old));
}

/** Key pairs that open bodies now, newest first; the first one is the key set. Makes a new pair when it is due. */
async function usableKeyPairs(db: Database, clock: Clock): Promise<KeyPair[]> {
  const now = clock();
  const stored = await newestFirst(db);
  const newest = stored[0];
  const due = !newest || now - newest.createdAt.getTime() >= KEY_LIFE_MS;
  const pairs = due ? [await createKeyPair(db, now), ...stored] : stored;
  return pairs.filter((_, position) => isUsable(pairs[position - 1], now));
}

/** The public key set, newest first (RFC 7517). */
export async function publicKeySet(db: Database, clock: Clock) {
  const [newest] = await usableKeyPairs(db, clock);
  if (!newest) throw new Error('there is no encryption key');
  const { n, e } = newest.publicJwk;
  return { keys: [{ kty: 'RSA' as const, kid: newest.kid, use: 'enc' as const, alg: KEY_ALGORITHM, n, e }] };
}

/** The private key of a key id, while it may still be used. */
export async function findPrivateKey(db: Database, clock: Clock, kid: string) {
  const pairs = await usableKeyPairs(db, clock);
  return pairs.find((pair) => pair.kid === kid)?.privateJwk;
}

import { type BotCheckChallenge, BotCheckSolution } from '@site/contracts/areas/verification';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { MINUTE } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { sharedSecret } from '../../core/secrets/sharedSecret';
import { usedProofs } from './tables';

/** A challenge is good for so long (docs/calls.md, "SMS codes"). */
const CHALLENGE_LIFE_MS = 5 * MINUTE;

/** About half a second of a desktop and two of a cheap phone: derivations of so many rounds, so often. */
const ROUNDS = 1_000;
const FEWEST_DERIVATIONS = 500;
const FURTHER_DERIVATIONS = 1_500;

const SECRET = 'bot-check';

/** The secrets that sign challenges. */
async function signingSecrets(db: Database) {
  const secret = await sharedSecret(db, SECRET);
  return { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret}.key` };
}

/** A proof-of-work challenge (altcha). Nothing is stored of it until its solution comes back. */
export async function issueChallenge(
  db: Database,
  randomInt: (bound: number) => number,
  now: number,
): Promise<BotCheckChallenge> {
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ROUNDS,
    counter: FEWEST_DERIVATIONS + randomInt(FURTHER_DERIVATIONS),
    deriveKey,
    data: { expirationTime: now + CHALLENGE_LIFE_MS },
    ...(await signingSecrets(db)),
  });
  const { algorithm, cost, keyLength, keyPrefix, keySignature = '', nonce, salt } = parameters;
  const data = { expirationTime: now + CHALLENGE_LIFE_MS };
  return {
    parameters: { algorithm, cost, data, keyLength, keyPrefix, keySignature, nonce, salt },
    signature: signature ?? '',
  };
}

function readSolution(altcha: string): BotCheckSolution {
  try {
    return BotCheckSolution.parse(JSON.parse(Buffer.from(altcha, 'base64').toString('utf8')));
  } catch {
    throw new Refusal('bot.check.failed');
  }
}

/**
 * Uses up the solution of a challenge.
 *
 * @param altcha `BotCheckSolution` as JSON in base64.
 * @throws Refusal bot.check.failed when it is no solution of ours, wrong, old or used.
 */
export async function consumeProof(db: Database, altcha: string, now: number): Promise<void> {
  const { challenge, solution } = readSolution(altcha);
  const { nonce, data } = challenge.parameters;
  const { verified } = await verifySolution({
    challenge,
    // Without `time`, which a caller claims and nothing needs.
    solution: { counter: solution.counter, derivedKey: solution.derivedKey },
    deriveKey,
    ...(await signingSecrets(db)),
  });
  if (!verified || data.expirationTime <= now) throw new Refusal('bot.check.failed');
  const fresh = await db
    .insert(usedProofs)
    .values({ nonce, expiresAt: new Date(data.expirationTime) })
    .onConflictDoNothing()
    .returning();
  if (fresh.length === 0) throw new Refusal('bot.check.failed');
}

import { and, eq } from 'drizzle-orm';
import { MINUTE } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { hashToken, newToken } from '../../core/ids';
import { type ChallengePurpose, passkeyChallenges } from './tables';

/** A challenge is good for so long, once. */
export const CHALLENGE_LIFE_MS = 5 * MINUTE;

interface Purpose {
  readonly purpose: ChallengePurpose;
  readonly merchant: string;
  readonly rpId: string;
  readonly accountId: string | null;
}

/** A new challenge, base64url. It is told once and stored as its hash. */
export async function issueChallenge(db: Database, purpose: Purpose, now: number): Promise<string> {
  const challenge = newToken();
  const expiresAt = new Date(now + CHALLENGE_LIFE_MS);
  await db.insert(passkeyChallenges).values({ challengeHash: hashToken(challenge), ...purpose, expiresAt });
  return challenge;
}

/**
 * Uses a challenge up, whatever becomes of its answer.
 *
 * @returns The relying party that it was made for.
 * @throws Refusal passkey.expired when it is old, used, or was never given for this.
 */
export async function useChallenge(
  db: Database,
  challenge: string,
  { purpose, merchant, accountId }: Omit<Purpose, 'rpId'>,
  now: number,
): Promise<string> {
  const [used] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.merchant, merchant),
      ),
    )
    .returning();
  if (!used || used.accountId !== accountId || used.expiresAt.getTime() <= now)
    throw new Refusal('passkey.expired');
  return used.rpId;
}

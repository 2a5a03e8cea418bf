import { ConfigError } from '../../config';
import type { Database } from '../../db/client';
import { findSharedSecret, sharedSecret } from '../../secrets/sharedSecret';
import { excludedValues } from './tables';
import { keyIdOf } from './values';

const SECRET = 'exclusion';

/**
 * The keys by which the excluded are recognised: those that are configured, else one that the platform has made. It
 * keeps being compared after others are configured.
 *
 * @param configured The newest first.
 * @returns At least one; the first one writes.
 */
export async function exclusionKeys(db: Database, configured: readonly string[]): Promise<string[]> {
  if (configured.length === 0) return [await sharedSecret(db, SECRET)];
  const made = await findSharedSecret(db, SECRET);
  return made === undefined ? [...configured] : [...configured, made];
}

/**
 * Throws when somebody was excluded under a key that is gone: they could register anew, and nobody would notice.
 *
 * @throws ConfigError
 */
export async function refuseLostKeys(db: Database, configured: readonly string[]): Promise<void> {
  const used = await db.selectDistinct({ id: excludedValues.keyId }).from(excludedValues);
  if (used.length === 0) return;
  const known = (await exclusionKeys(db, configured)).map(keyIdOf);
  if (used.some(({ id }) => !known.includes(id)))
    throw new ConfigError(
      'EXCLUSION_KEYS lacks a key by which members are kept excluded: write it behind the others',
    );
}

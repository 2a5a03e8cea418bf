import { hash, verify } from '@node-rs/argon2';

/** argon2id at the library's defaults: 19 MiB, two passes (OWASP's first choice). */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/**
 * Whether a password is the one of this hash. Without a hash the work is done all the same, so that the time of
 * an answer does not tell which user names exist.
 */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hash('no account has this password');
  // Awaited in every case: the first call of a process takes the same time too.
  const ofNobody = await decoy;
  const matches = await verify(stored ?? ofNobody, password);
  return matches && typeof stored === 'string';
}

import { eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { newToken } from '../ids';
import { secrets } from './tables';

/** A secret that every process shares; none when it was never needed. */
export async function findSharedSecret(db: Database, name: string): Promise<string | undefined> {
  const [secret] = await db.select().from(secrets).where(eq(secrets.name, name));
  return secret?.value;
}

/** The same, made by the first process that needs it. */
export async function sharedSecret(db: Database, name: string): Promise<string> {
  const found = await findSharedSecret(db, name);
  if (found !== undefined) return found;
  await db.insert(secrets).values({ name, value: newToken() }).onConflictDoNothing();
  const made = await findSharedSecret(db, name);
  if (made === undefined) throw new Error(`the secret ${name} is missing`);
  return made;
}

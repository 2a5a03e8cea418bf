import { FirebaseProjectId } from '@site/contracts/areas/firebase';
import { HostName, MerchantCode, SiteLanguage } from '@site/contracts/federation/merchant';
import * as z from 'zod/mini';

/** What the platform has to be told of a white label to serve its players. */
const ConfiguredMerchant = z.object({
  code: MerchantCode,
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  hosts: z.array(HostName).check(z.minLength(1)),
  timeZone: z.string().check(z.refine(isTimeZone, { error: 'no time zone' })),
  defaultLanguage: SiteLanguage,
  /** Its Firebase project, for who signs in by phone or with a social account. */
  firebaseProject: z.optional(FirebaseProjectId),
});
export type ConfiguredMerchant = z.infer<typeof ConfiguredMerchant>;

/**
 * Reads the merchants that the platform is told of.
 *
 * @param text A JSON list; empty for none.
 * @throws Error naming the first place that is wrong.
 */
export function readConfiguredMerchants(text: string): ConfiguredMerchant[] {
  if (text === '') return [];
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error('no JSON');
  }
  const parsed = z.safeParse(z.array(ConfiguredMerchant), json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${issue?.message} at ${issue?.path.join('.') || 'its start'}`);
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

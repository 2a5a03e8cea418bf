import { eq } from 'drizzle-orm';
import { getCountries } from 'libphonenumber-js/min';
import { accounts } from '../../core/accounts/tables';
import { refusalUnder } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';

const COUNTRIES: ReadonlySet<string> = new Set(getCountries());

/**
 * Keeps where who is signed in lives: one of the countries that the site offers.
 *
 * @throws Refusal field.format
 */
export async function changeCountry({ db, account }: SignedInContext, { country }: { country: string }) {
  if (!COUNTRIES.has(country)) throw refusalUnder('country', 'field.format');
  await db.update(accounts).set({ country }).where(eq(accounts.id, account.id));
  return { country };
}

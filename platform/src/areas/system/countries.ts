import type { Country } from '@site/contracts/areas/system';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { Language } from '../../core/language';

/**
 * Every country and territory that has a dialling code (ITU-T E.164, as libphonenumber keeps it), by name in a
 * language.
 *
 * @param home ISO 3166-1 alpha-2 code of the country that stands first; one without a dialling code moves nothing.
 */
export function countriesFor(language: Language, home: string): Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const alphabet = new Intl.Collator(language);
  const atHome = ({ code }: Country) => Number(code === home);
  return getCountries()
    .map(
      (code): Country => ({ code, name: names.of(code) ?? code, dialingCode: getCountryCallingCode(code) }),
    )
    .sort((a, b) => atHome(b) - atHome(a) || alphabet.compare(a.name, b.name));
}

import { internationalNumber } from '@site/contracts/values/internationalNumber';
import examples from 'libphonenumber-js/examples.mobile.json';
import { getCountries, getExampleNumber } from 'libphonenumber-js/min';

/** Typed at home with a 15 that is not dialled from abroad, where a 9 is. */
const UNLIKE_ANY_OTHER = 'AR';

it('dials a mobile number of every country as it is dialled from abroad', () => {
  const wrong = getCountries()
    .filter((country) => country !== UNLIKE_ANY_OTHER)
    .flatMap((country) => getExampleNumber(country, examples) ?? [])
    .filter(
      (example) =>
        internationalNumber(example.countryCallingCode, example.formatNational()) !== example.number,
    );
  expect(wrong).toEqual([]);
});

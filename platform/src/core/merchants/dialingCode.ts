import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min';
import type { Account } from '../accounts/tables';
import type { Merchant } from './tables';

/** The dialling code of an account's number: its own, or that of the merchant's country. */
export const dialingCodeOf = ({ dialingCode }: Pick<Account, 'dialingCode'>, { country }: Merchant): string =>
  dialingCode ?? getCountryCallingCode(country as CountryCode);

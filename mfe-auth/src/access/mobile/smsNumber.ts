/** A number as its owner writes it, and the code of its country: where a code by SMS goes. */
export interface SmsNumber {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

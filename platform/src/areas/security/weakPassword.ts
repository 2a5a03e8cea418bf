import { isCommonPassword } from '../accounts/commonPasswords';

/** Buddhist years, which are written in Thailand, are ahead by so much. */
const BUDDHIST_ERA = 543;

/** Six digits that somebody makes of a day of birth: 24 February 1990 is 240290, 022490, 900224, 199002, 240233 … */
function daysAsDigits(birthDate: string): string[] {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const years = [year, String(Number(year) + BUDDHIST_ERA)];
  return years.flatMap((full) => {
    const short = full.slice(-2);
    const whole = [`${month}${full}`, `${full}${month}`, `${day}${full}`, `${full}${day}`];
    return [
      `${day}${month}${short}`,
      `${month}${day}${short}`,
      `${short}${month}${day}`,
      `${short}${day}${month}`,
      `${Number(day)}${Number(month)}${full}`,
      ...whole,
    ];
  });
}

/** What is known of who chooses. */
export interface Owner {
  readonly mobileNum?: string | null | undefined;
  /** `YYYY-MM-DD` */
  readonly birthDate?: string | null | undefined;
}

/**
 * Whether a payment password is among those that are tried first: one digit or a short part again and again, digits
 * that rise or fall, common ones, the owner's day of birth, a piece of the owner's number.
 */
export function isWeakPassword(digits: string, { mobileNum, birthDate }: Owner): boolean {
  if (isCommonPassword(digits)) return true;
  if (mobileNum?.includes(digits)) return true;
  return birthDate ? daysAsDigits(birthDate).includes(digits) : false;
}

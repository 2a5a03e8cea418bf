import { type Language, type LocalizedText, textIn } from '../../core/language';

/** A bank that money can be paid out to. All of these are invented. */
export interface Bank {
  readonly code: string;
  readonly name: LocalizedText;
  /** How many digits its account numbers have. */
  readonly lengths: readonly number[];
  /** Its last digit checks the others (ISO/IEC 7812-1, Luhn). */
  readonly checkDigit: boolean;
  /** It finds an account by its branch. */
  readonly needsBranch: boolean;
}

const bank = (
  code: string,
  en: string,
  th: string,
  { lengths = [10], checkDigit = true, needsBranch = false }: Partial<Bank> = {},
): Bank => ({ code, name: { en, th }, lengths, checkDigit, needsBranch });

/** Banks by code, in the order of lists. */
export const BANKS: ReadonlyMap<string, Bank> = new Map(
  [
    bank('SALA', 'Sala Bank', 'ธนาคารศาลา'),
    bank('LOTUS', 'Lotus Bank', 'ธนาคารบัวหลวงทอง'),
    bank('RIVER', 'River Bank', 'ธนาคารริเวอร์', { lengths: [10, 12] }),
    bank('ORCHID', 'Orchid Bank', 'ธนาคารกล้วยไม้'),
    bank('TEAK', 'Teak Bank', 'ธนาคารไม้สัก', { lengths: [12] }),
    bank('MONSOON', 'Monsoon Bank', 'ธนาคารมรสุม', { checkDigit: false }),
    bank('PADDY', 'Paddy Savings Bank', 'ธนาคารออมทุ่งทอง', { lengths: [12, 15], needsBranch: true }),
    bank('HARBOUR', 'Harbour Bank', 'ธนาคารท่าเรือ', { lengths: [10, 11], checkDigit: false }),
  ].map((each) => [each.code, each]),
);

/** A bank's name; of one that the platform has no more its code. */
export function bankName(code: string, language: Language): string {
  const known = BANKS.get(code);
  return known ? textIn(known.name, language) : code;
}

/** Every second digit from the right counts twice, as the sum of its digits; together they end in 0. */
function passesCheck(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether these digits can be an account number of the bank. One wrong digit is found where there is a check digit. */
export const isNumberOf = ({ lengths, checkDigit }: Bank, number: string): boolean =>
  lengths.includes(number.length) && (!checkDigit || passesCheck(number));

/** Every script's digits come in runs of ten, from its zero on. */
const ZEROS = [0x0660, 0x06f0, 0x0e50, 0xff10] as const;

/** A text with its Arabic, Persian, Thai and full-width digits as `0` to `9`; all else as it is. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((each) => code >= each && code < each + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

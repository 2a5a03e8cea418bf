const SEPARATORS = /[\s().-]/g;

/** A number without what people write, and address books paste, between its digits. */
export const plainNumber = (typed: string): string => typed.replaceAll(SEPARATORS, '');

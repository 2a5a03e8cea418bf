const SHOWN_AT_START = 3;
const SHOWN_AT_END = 3;

/** A number as its owner recognises it and nobody else can use it: `0812345678` is `081****678`. */
export const maskNumber = (number: string): string =>
  `${number.slice(0, SHOWN_AT_START)}****${number.slice(-SHOWN_AT_END)}`;

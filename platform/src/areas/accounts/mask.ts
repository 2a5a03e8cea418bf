const SHOWN_AT_START = 3;
const SHOWN_AT_END = 3;
const SHOWN_OF_AN_ADDRESS = 2;
/** From when four signs of a user name are not most of it. */
const LONG_USERNAME = 7;

/** A number as its owner recognises it and nobody else can use it: `0812345678` is `081****678`. */
export const maskNumber = (number: string): string =>
  `${number.slice(0, SHOWN_AT_START)}****${number.slice(-SHOWN_AT_END)}`;

/** An e-mail address likewise: `narin@example.com` is `na***@example.com`, and of a shorter name one letter stays. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = [...email.slice(0, at)];
  const shown = local.length > SHOWN_OF_AN_ADDRESS ? SHOWN_OF_AN_ADDRESS : 1;
  return `${local.slice(0, shown).join('')}***${email.slice(at)}`;
}

/** A user name likewise, for others than its owner: `pichaya22` is `pi***22`, and of a short name one sign stays. */
export const maskUsername = (username: string): string =>
  username.length < LONG_USERNAME
    ? `${username.slice(0, 1)}***`
    : `${username.slice(0, SHOWN_OF_AN_ADDRESS)}***${username.slice(-SHOWN_OF_AN_ADDRESS)}`;

const letters = new Intl.Segmenter();

/** A payee's name likewise: of its last word the first letter stays. `Narin Srisuk` is `Narin S***`. */
export function maskName(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first] = letters.segment(words.pop() ?? '');
  return [...words, `${first?.segment ?? ''}***`].join(' ');
}

import { createHmac } from 'node:crypto';

/** What somebody is recognised by: a number (E.164), an e-mail address, a payee name, a bank card, an identity number. */
export type ValueKind = 'PHONE' | 'EMAIL' | 'NAME' | 'CARD' | 'ID';

export interface PersonalValue {
  readonly kind: ValueKind;
  readonly text: string;
}

const trimmed = (text: string) => text.trim();
/** Of letters that have several capitals or small forms, such as `ß`, the way by the capital makes one. */
const caseless = (text: string) => text.toUpperCase().toLowerCase();

/** However it is typed, the same value is the same text. */
const NORMALISE: Record<ValueKind, (text: string) => string> = {
  PHONE: trimmed,
  EMAIL: (text) => text.trim().toLowerCase(),
  NAME: (text) => caseless(text.normalize('NFKC').replace(/\s+/g, ' ').trim()),
  CARD: (text) => text.normalize('NFKC').replace(/\D/g, ''),
  ID: (text) =>
    text
      .normalize('NFKC')
      .replace(/[\s.-]/g, '')
      .toUpperCase(),
};

/** What is stored of a value: its HMAC-SHA-256 by a key, with its kind, so that no two kinds are ever compared. */
export const digestOf = (key: string, { kind, text }: PersonalValue): string =>
  createHmac('sha256', key)
    .update(`${kind} ${NORMALISE[kind](text)}`)
    .digest('base64url');

/** A name of a key that says nothing of it. */
export const keyIdOf = (key: string): string =>
  createHmac('sha256', key).update('key id').digest('base64url').slice(0, 12);

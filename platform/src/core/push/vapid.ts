import { createECDH } from 'node:crypto';

/** What the platform shows push services who it is by (RFC 8292). */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Where the people of a push service write to: `mailto:` or https. */
  readonly subject: string;
}

/**
 * The public key of a private one, both in base64url.
 *
 * @throws Error for what is no private key of P-256.
 */
export function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return pair.getPublicKey('base64url');
}

/** A new pair. */
export function newKeyPair(): Omit<VapidKeys, 'subject'> {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  return { publicKey, privateKey: pair.getPrivateKey('base64url') };
}

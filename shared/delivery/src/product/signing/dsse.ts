import { type KeyObject, sign, verify } from 'node:crypto';
import * as z from 'zod/mini';

/*
 * Dead Simple Signing Envelope (DSSE 1.0): what is signed are the bytes of the payload and what they are, so that
 * nobody reads them for something else.
 */

const Base64 = z.string().check(z.regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/));

export const Envelope = z.object({
  payloadType: z.string(),
  payload: Base64,
  signatures: z.array(z.object({ keyid: z.string(), sig: Base64 })).check(z.minLength(1), z.maxLength(20)),
});
export type Envelope = z.infer<typeof Envelope>;

/** Signs a payload with an ed25519 key. */
export function seal(
  payloadType: string,
  payload: Buffer,
  key: { id: string; privateKey: KeyObject },
): Envelope {
  const sig = sign(null, encoded(payloadType, payload), key.privateKey).toString('base64');
  return { payloadType, payload: payload.toString('base64'), signatures: [{ keyid: key.id, sig }] };
}

/**
 * Opens an envelope.
 *
 * @param keyOf The ed25519 key that an id stands for; undefined for one that is not trusted.
 * @returns The payload, and whose signatures hold; undefined when none does.
 */
export function open(
  { payloadType, payload, signatures }: Envelope,
  keyOf: (id: string) => KeyObject | undefined,
): { readonly payload: Buffer; readonly keyIds: readonly string[] } | undefined {
  const bytes = Buffer.from(payload, 'base64');
  const signed = encoded(payloadType, bytes);
  const keyIds = signatures
    .filter(({ keyid, sig }) => {
      const key = keyOf(keyid);
      return key !== undefined && verify(null, signed, key, Buffer.from(sig, 'base64'));
    })
    .map(({ keyid }) => keyid);
  return keyIds.length > 0 ? { payload: bytes, keyIds } : undefined;
}

/** The pre-authentication encoding of DSSE. */
function encoded(type: string, payload: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.byteLength} `),
    payload,
  ]);
}

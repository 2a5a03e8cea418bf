import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  Assertion,
  NewCredential,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@site/contracts/areas/passkeys';

const FLAG = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 };
const AAGUID_BYTES = 16;
const CREDENTIAL_ID_BYTES = 16;
const ES256 = -7;

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

function bigEndian(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

/** What a test may have an authenticator, or the browser before it, do otherwise than is right. */
export interface Misbehaviour {
  origin?: string;
  rpId?: string;
  verified?: boolean;
  /** Of the account that the passkey says it is of. */
  userHandle?: string;
  /** What the counter goes on by; 1 as it should. */
  step?: number;
  forged?: boolean;
}

/** A software authenticator with one passkey, and the browser in front of it. */
export function createAuthenticator({ origin = 'http://aurora.localhost:8080', synced = false } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(CREDENTIAL_ID_BYTES);
  const id = base64url(credentialId);
  let counter = 0;
  let owner: string | undefined;

  const clientData = (type: string, challenge: string, changes: Misbehaviour) =>
    Buffer.from(
      JSON.stringify({ type, challenge, origin: changes.origin ?? origin, crossOrigin: false }),
      'utf8',
    );

  function authenticatorData(rpId: string, changes: Misbehaviour, attested: Uint8Array = new Uint8Array()) {
    counter += changes.step ?? 1;
    const flags =
      FLAG.present |
      (changes.verified === false ? 0 : FLAG.verified) |
      (synced ? FLAG.backupEligible | FLAG.backedUp : 0) |
      (attested.length > 0 ? FLAG.attested : 0);
    const rpIdHash = sha256(changes.rpId ?? rpId);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), bigEndian(counter, 4), attested]);
  }

  function coseKey(): Uint8Array {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, ES256],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return isoCBOR.encode(key);
  }

  return {
    /** As `navigator.credentials.create`. */
    create({ rp, user, challenge }: PasskeyCreationOptions, changes: Misbehaviour = {}): NewCredential {
      owner = user.id;
      const attested = Buffer.concat([
        Buffer.alloc(AAGUID_BYTES),
        bigEndian(credentialId.length, 2),
        credentialId,
        coseKey(),
      ]);
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authenticatorData(rp.id, changes, attested))],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, changes)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      };
    },

    /** As `navigator.credentials.get`. */
    get({ rpId, challenge }: PasskeyRequestOptions, changes: Misbehaviour = {}): Assertion {
      const client = clientData('webauthn.get', challenge, changes);
      const data = authenticatorData(rpId, changes);
      const signed = Buffer.concat([data, sha256(client)]);
      const userHandle = changes.userHandle ?? owner;
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', changes.forged ? Buffer.from('other') : signed, privateKey)),
          ...(userHandle !== undefined && { userHandle }),
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

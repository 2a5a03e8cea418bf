import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { Refusal } from '../../core/http/refusal';
import { isOriginOf } from './relyingParty';

/**
 * The challenge and the origin that a browser says it has signed for.
 *
 * @throws Refusal passkey.failed
 */
export function readClientData(clientDataJSON: string): { challenge: string; origin: string } {
  try {
    const { challenge, origin } = decodeClientDataJSON(clientDataJSON);
    if (typeof challenge === 'string' && typeof origin === 'string') return { challenge, origin };
  } catch {
    // Falls through: no JSON is as wrong as the wrong JSON.
  }
  throw new Refusal('passkey.failed');
}

/** What the library holds an answer against: all that the caller has named must be ours. */
export function expected(rpId: string, { challenge, origin }: { challenge: string; origin: string }) {
  if (!isOriginOf(rpId, origin)) throw new Refusal('passkey.failed');
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId };
}

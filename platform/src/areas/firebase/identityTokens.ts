import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose';
import * as z from 'zod/mini';
import { type Clock, MINUTE, SECOND } from '../../core/clock';
import { Refusal } from '../../core/http/refusal';

/** Google's public keys for identity tokens (Firebase, "Verify ID tokens using a third-party JWT library"). */
const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Longer than this nobody waits for Google's keys. They are kept for ten minutes, which is jose's own choice. */
const KEYS_TIME_LIMIT_MS = 5 * SECOND;

/** How far Google's clock may be ahead of ours. */
const CLOCK_DIFFERENCE_MS = MINUTE;

/** Projects of this name exist in emulators alone; Google gives it to nobody. */
const EMULATED_PROJECT = /^demo-/;

const Claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  exp: z.number(),
  auth_time: z.number(),
  phone_number: z.optional(z.string()),
  email: z.optional(z.string()),
  firebase: z.object({
    sign_in_provider: z.string(),
    identities: z.optional(z.record(z.string(), z.unknown())),
  }),
});

/** Whom Firebase says the bearer of a token is. */
export interface Identity {
  /** What was signed in with: `phone`, `google.com`. */
  readonly provider: string;
  /** Whom the provider means; a phone has none. */
  readonly subject: string | undefined;
  /** E.164; of a phone. */
  readonly phoneNumber: string | undefined;
  /** What the provider told of a social account. */
  readonly email: string | undefined;
  /** When the person signed in, and when the token ends; milliseconds. */
  readonly signedInAt: number;
  readonly expiresAt: number;
}

/** Checks a token of a project. Throws Refusal firebase.token.invalid, or vendor.unavailable without keys. */
export type ReadIdentityToken = (project: string, token: string) => Promise<Identity>;

interface ReaderOptions {
  readonly clock: Clock;
  /**
   * Takes the unsigned tokens of a Firebase Auth emulator, of projects that are named as only emulators' are,
   * and no others at all. Without it nothing unsigned is taken.
   */
  readonly emulated: boolean;
  readonly keysUrl?: string;
}

/** Makes what checks identity tokens: RS256 by Google's keys, issuer, audience, times and subject. */
export function identityTokenReader({
  clock,
  emulated,
  keysUrl = GOOGLE_KEYS,
}: ReaderOptions): ReadIdentityToken {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: KEYS_TIME_LIMIT_MS });
  const payloadOf = async (project: string, token: string): Promise<JWTPayload> => {
    const expected = {
      issuer: `https://securetoken.google.com/${project}`,
      audience: project,
      currentDate: new Date(clock()),
    };
    if (!emulated) return (await jwtVerify(token, keys, { ...expected, algorithms: ['RS256'] })).payload;
    if (!EMULATED_PROJECT.test(project)) throw new Refusal('firebase.token.invalid');
    return UnsecuredJWT.decode(token, expected).payload;
  };
  return async (project, token) => {
    try {
      return identityOf(await payloadOf(project, token), clock());
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal(isOfTheToken(error) ? 'firebase.token.invalid' : 'vendor.unavailable');
    }
  };
}

function identityOf(payload: JWTPayload, now: number): Identity {
  const read = Claims.safeParse(payload);
  if (!read.success) throw new Refusal('firebase.token.invalid');
  const { exp, auth_time, phone_number, email, firebase } = read.data;
  const signedInAt = auth_time * SECOND;
  if (signedInAt > now + CLOCK_DIFFERENCE_MS) throw new Refusal('firebase.token.invalid');
  const provider = firebase.sign_in_provider;
  return {
    provider,
    subject: subjectOf(firebase.identities?.[provider]),
    phoneNumber: phone_number,
    email,
    signedInAt,
    expiresAt: exp * SECOND,
  };
}

function subjectOf(subjects: unknown): string | undefined {
  const [subject] = Array.isArray(subjects) ? subjects : [];
  return typeof subject === 'string' && subject !== '' ? subject : undefined;
}

/** Whether it is the token that is wrong. Keys that could not be had say nothing about it. */
function isOfTheToken(error: unknown): boolean {
  const aboutKeys = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  // What jose throws when the answer is not 200 has the bare class, and what fetch throws is no error of jose.
  return error instanceof errors.JOSEError && error.constructor !== errors.JOSEError && !aboutKeys;
}

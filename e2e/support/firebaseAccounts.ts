import { randomUUID } from 'node:crypto';
import { PEARL_PROJECT } from './site';

/*
 * What the emulator knows, and what people do at Google: sign in with a social account, read an SMS.
 */

interface SentCode {
  readonly phoneNumber: string;
  readonly code: string;
}

/** The newest code that was sent to a number (E.164); empty before there is one. */
export async function firebaseCode(emulator: string, phoneNumber: string): Promise<string> {
  const answer = await fetch(`${emulator}/emulator/v1/projects/${PEARL_PROJECT}/verificationCodes`);
  const { verificationCodes } = (await answer.json()) as { verificationCodes: SentCode[] };
  return verificationCodes.filter((sent) => sent.phoneNumber === phoneNumber).at(-1)?.code ?? '';
}

/** What each provider hands to Firebase after somebody has signed in there. */
const GRANTS = {
  google: (subject: string) => `id_token=${JSON.stringify({ sub: subject })}&providerId=google.com`,
  line: (subject: string) => `id_token=${JSON.stringify({ sub: subject })}&providerId=oidc.line`,
  facebook: (subject: string) =>
    `access_token=${JSON.stringify({ id: subject, sub: subject })}&providerId=facebook.com`,
} as const;

export type SocialChannel = keyof typeof GRANTS;

/** A person whom a provider knows and the site does not. */
export const newSubject = (): string => randomUUID();

/** The identity token of somebody who has signed in with a social account. */
export async function socialToken(
  emulator: string,
  channel: SocialChannel,
  subject: string,
): Promise<string> {
  const answer = await fetch(
    `${emulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        postBody: GRANTS[channel](subject),
        requestUri: 'http://localhost',
        returnSecureToken: true,
      }),
    },
  );
  const { idToken } = (await answer.json()) as { idToken?: string };
  if (!idToken) throw new Error(`The emulator signed nobody in with ${channel}: ${answer.status}`);
  return idToken;
}

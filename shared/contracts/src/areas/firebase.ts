import * as z from 'zod/mini';
import type { FirebaseChannel } from './identities';

/*
 * Firebase Auth as a merchant has it: phone numbers that Google confirms, and social accounts (decision 36,
 * "Social and phone auth").
 */

const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/;
const HOST = /^[a-z0-9.-]+(?::\d{1,5})?$/;

export const FirebaseProjectId = z.string().check(z.regex(/^[a-z][a-z0-9-]{3,38}[a-z0-9]$/));

/** A web app of a Firebase project. Everything in it is public: Google checks the host that the page is of. */
export const FirebaseProject = z.object({
  apiKey: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Serves the pop-up's page; without protocol. */
  authDomain: z.string().check(z.regex(HOST)),
  projectId: FirebaseProjectId,
  appId: z.optional(z.string().check(z.maxLength(100))),
  /** Whether Firebase sends the codes by SMS and checks them, in the platform's place. */
  phone: z.optional(z.boolean()),
  /** Origin of a Firebase Auth emulator that stands for Google's servers; for development only. */
  emulator: z.optional(z.string().check(z.regex(ORIGIN))),
});
export type FirebaseProject = z.infer<typeof FirebaseProject>;

/** How Firebase names what somebody signed in with. LINE is an OpenID Connect provider of the project. */
export const FIREBASE_PROVIDERS = {
  sms: 'phone',
  facebook: 'facebook.com',
  line: 'oidc.line',
  google: 'google.com',
} as const satisfies Record<z.infer<typeof FirebaseChannel>, string>;

/** What the page of a merchant with Firebase may load besides its own, as CSP sources. */
export interface FirebaseSources {
  readonly scripts: readonly string[];
  readonly connect: readonly string[];
  readonly frames: readonly string[];
  /** Trusted Types policies that Google's scripts make for themselves. */
  readonly trustedTypes: readonly string[];
}

const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/**
 * The sources that Firebase needs, and no others: its calls, the frame and scripts (gapi) that the pop-up
 * reports through, and reCAPTCHA where Firebase sends the codes. The emulator does without reCAPTCHA.
 */
export function firebaseSources({ authDomain, phone, emulator }: FirebaseProject): FirebaseSources {
  const recaptcha = phone === true && emulator === undefined;
  return {
    scripts: ['https://apis.google.com', ...(recaptcha ? RECAPTCHA : [])],
    connect:
      emulator !== undefined
        ? [emulator]
        : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    frames: [
      emulator ?? `https://${authDomain}`,
      ...(recaptcha ? ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'] : []),
    ],
    // Both reCAPTCHA and gapi make a policy of Google's common name.
    trustedTypes: ['gapi#gapi', 'goog#html', ...(recaptcha ? ['recaptcha', "'allow-duplicates'"] : [])],
  };
}

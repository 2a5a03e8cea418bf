import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { Id, Instant, Nothing, Password, Text } from '../values/values';
import { Session, UsernameLogin } from './account';

/*
 * Passkeys (WebAuthn level 3): another way in, and a second step after a password or a code. Beyond the
 * specification. Options and credentials have the JSON forms of the standard (sections 5.4 and 5.5), so that a
 * browser's own functions take and make them.
 */

/** How many passkeys an account may have, and how long a name may be. */
export const PASSKEYS_LIMIT = 20;
export const PASSKEY_NAME_LENGTH = 40;

/** Codes that stand in for a lost passkey: so many, each good once, of so many letters. */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 16;

/** Bytes in base64url. */
const bytes = (longest: number) =>
  z.string().check(z.minLength(1), z.maxLength(longest), z.regex(/^[A-Za-z0-9_-]+$/));

/** 1023 bytes at most (WebAuthn, section 6.1). */
const CredentialId = bytes(1_364);
const ClientData = bytes(4_096);
const Challenge = bytes(128);

const credential = <Response extends z.ZodMiniType>(response: Response) =>
  z.object({ id: CredentialId, rawId: CredentialId, type: z.literal('public-key'), response });

/** What a browser makes of `PasskeyCreationOptions`. */
export const NewCredential = credential(
  z.object({
    clientDataJSON: ClientData,
    attestationObject: bytes(65_536),
    transports: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(16))),
  }),
);
export type NewCredential = z.infer<typeof NewCredential>;

/** What a browser makes of `PasskeyRequestOptions`. */
export const Assertion = credential(
  z.object({
    clientDataJSON: ClientData,
    authenticatorData: bytes(4_096),
    signature: bytes(8_192),
    userHandle: z.optional(bytes(128)),
  }),
);
export type Assertion = z.infer<typeof Assertion>;

const CredentialDescriptor = z.object({
  id: CredentialId,
  type: z.literal('public-key'),
  transports: z.array(Text),
});

/** Milliseconds that the browser should wait. */
const Timeout = z.int();

/** For `navigator.credentials.create`. */
export const PasskeyCreationOptions = z.object({
  rp: z.object({ id: Text, name: Text }),
  user: z.object({ id: bytes(128), name: Text, displayName: Text }),
  challenge: Challenge,
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: Timeout,
  excludeCredentials: z.array(CredentialDescriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreationOptions = z.infer<typeof PasskeyCreationOptions>;

/** For `navigator.credentials.get`. Without `allowCredentials` the browser offers every passkey of the site. */
export const PasskeyRequestOptions = z.object({
  rpId: Text,
  challenge: Challenge,
  timeout: Timeout,
  allowCredentials: z.array(CredentialDescriptor),
  userVerification: z.literal('required'),
});
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptions>;

export const PasskeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(PASSKEY_NAME_LENGTH));

export const Passkey = z.object({
  id: Id,
  name: Text,
  createdAt: Instant,
  lastUsedAt: z.optional(Instant),
  /** Kept by an account of a password manager, so that it outlives the device. */
  synced: z.boolean(),
  /** The host name that it is good for. */
  host: Text,
});
export type Passkey = z.infer<typeof Passkey>;

export const passkeys = endpoint({
  method: 'GET',
  path: '/wps/member/passkeys',
  module: 'SECPRIV',
  who: 'member',
  request: Nothing,
  value: z.object({
    list: z.array(Passkey),
    secondStep: z.boolean(),
    recoveryCodesLeft: z.int().check(z.gte(0)),
  }),
  whileClosed: true,
});

/*
 * The calls below that change how an account is entered ask that its owner has logged in, or answered
 * `confirmIdentity`, within the last minutes: else they are `auth.confirm.required`. A stolen session is not
 * enough to stay in.
 */

export const passkeyCreationOptions = endpoint({
  method: 'POST',
  path: '/wps/member/passkeys/options',
  module: 'SECPRIV',
  who: 'member',
  request: Nothing,
  value: PasskeyCreationOptions,
  whileClosed: true,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/wps/member/passkeys',
  module: 'SECPRIV',
  who: 'member',
  request: z.object({ credential: NewCredential }),
  value: Passkey,
  whileClosed: true,
});

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/wps/member/passkeys',
  module: 'SECPRIV',
  who: 'member',
  request: z.object({ id: Id, name: PasskeyName }),
  value: Nothing,
  whileClosed: true,
});

/** With the last one the second step is switched off. */
export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/wps/member/passkeys',
  module: 'SECPRIV',
  who: 'member',
  request: z.object({ id: Id }),
  value: Nothing,
  whileClosed: true,
});

const RecoveryCodes = z.object({ recoveryCodes: z.array(Text) });

/** Asks for a passkey after each password and each code. The recovery codes are told this once. */
export const turnOnSecondStep = endpoint({
  method: 'POST',
  path: '/wps/member/secondStep',
  module: 'SECPRIV',
  who: 'member',
  request: Nothing,
  value: RecoveryCodes,
  whileClosed: true,
});

export const turnOffSecondStep = endpoint({
  method: 'DELETE',
  path: '/wps/member/secondStep',
  module: 'SECPRIV',
  who: 'member',
  request: Nothing,
  value: Nothing,
  whileClosed: true,
});

/** Makes new codes; those before hold no longer. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/wps/member/secondStep/codes',
  module: 'SECPRIV',
  who: 'member',
  request: Nothing,
  value: RecoveryCodes,
  whileClosed: true,
});

/** Shows again that the session is its owner's: by the password, or by a passkey of the account. */
export const confirmIdentity = endpoint({
  method: 'POST',
  path: '/wps/session/confirm',
  module: 'COMM3',
  who: 'member',
  request: z.union([z.object({ password: Password }), z.object({ credential: Assertion })]),
  value: Nothing,
  encrypted: true,
  whileClosed: true,
});

/** `value` of the refusal `login.second.step`. Without options the account has no passkey for this host. */
export const SecondStep = z.object({ ticket: Id, options: z.optional(PasskeyRequestOptions) });
export type SecondStep = z.infer<typeof SecondStep>;

/** With the ticket of a second step the passkeys of its account; without one the same for everybody. */
export const passkeyLoginOptions = endpoint({
  method: 'POST',
  path: '/wps/session/login/passkey/options',
  module: 'COMM3',
  who: 'public',
  request: z.object({ ticket: z.optional(Id) }),
  value: PasskeyRequestOptions,
  whileClosed: true,
});

/** Logs in, or completes a login whose second step is due. */
export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/wps/session/login/passkey',
  module: 'COMM3',
  who: 'public',
  request: z.object({
    credential: Assertion,
    ticket: z.optional(Id),
    portal: UsernameLogin.shape.portal,
  }),
  value: Session,
  whileClosed: true,
});

/** Completes a login whose second step is due without the passkey. The code is used up. */
export const recoveryLogin = endpoint({
  method: 'POST',
  path: '/wps/session/login/recovery',
  module: 'COMM3',
  who: 'public',
  request: z.object({ ticket: Id, recoveryCode: z.string().check(z.minLength(1), z.maxLength(64)) }),
  value: z.extend(Session, { recoveryCodesLeft: z.int().check(z.gte(0)) }),
  encrypted: true,
  whileClosed: true,
});

import type { Passkey, PasskeyCreationOptions, PasskeyRequestOptions } from '@site/contracts/areas/passkeys';

/** For tests: what the library does in a browser, as functions that the test answers. */
export const webAuthn = {
  startRegistration: jest.fn(),
  startAuthentication: jest.fn(),
  WebAuthnAbortService: { cancelCeremony: jest.fn() },
};

/** An error as browsers make them, by its name. */
export function browserError(name: string): Error {
  return Object.assign(new Error(name), { name });
}

/** Gives jsdom passkeys, or takes them away. */
export function setPasskeySupport(supported: boolean, { autofill = false } = {}): void {
  const support = Object.assign(() => undefined, {
    isConditionalMediationAvailable: async () => autofill,
    signalUnknownCredential: jest.fn(async () => undefined),
  });
  Object.defineProperty(window, 'PublicKeyCredential', {
    value: supported ? support : undefined,
    configurable: true,
  });
}

export const creationOptions: PasskeyCreationOptions = {
  rp: { id: 'localhost', name: 'Aurora' },
  user: { id: 'YWNj', name: 'player01', displayName: 'Narin' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
};

export const requestOptions: PasskeyRequestOptions = {
  rpId: 'localhost',
  challenge: 'Y2hhbGxlbmdl',
  timeout: 300_000,
  allowCredentials: [],
  userVerification: 'required',
};

/** What the browser hands over: more than the contract takes. */
export const registration = {
  id: 'Y3JlZA',
  rawId: 'Y3JlZA',
  type: 'public-key',
  response: { clientDataJSON: 'Y2xpZW50', attestationObject: 'YXR0', transports: ['internal'] },
  clientExtensionResults: {},
  authenticatorAttachment: 'platform',
};
export const authentication = {
  id: 'Y3JlZA',
  rawId: 'Y3JlZA',
  type: 'public-key',
  response: {
    clientDataJSON: 'Y2xpZW50',
    authenticatorData: 'ZGF0YQ',
    signature: 'c2ln',
    userHandle: 'YWNj',
  },
  clientExtensionResults: {},
};
export const assertion = {
  id: 'Y3JlZA',
  rawId: 'Y3JlZA',
  type: 'public-key',
  response: authentication.response,
} as const;

export const passkey: Passkey = {
  id: 'pk_1',
  name: 'Android',
  createdAt: '2026-11-20T08:00:00.000Z',
  synced: true,
  host: 'localhost',
};

import { ApiError } from '@site/api';
import type {
  Assertion,
  NewCredential,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@site/contracts/areas/passkeys';
import { canUsePasskeys } from './canUsePasskeys';

/*
 * The browser's side of passkeys. The library is loaded when it is first needed: most visits never do.
 */

const library = () => import('@simplewebauthn/browser');

/** Whether this browser offers passkeys in the list that a field for the user name opens. */
export async function canOfferPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** Somebody closed the browser's question, or gave no answer: browsers tell nobody which. */
const CANCELLED = new Set(['NotAllowedError', 'AbortError']);

/** A failure of the browser in the words of the site. */
function asApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  const name = cause instanceof Error ? cause.name : '';
  if (CANCELLED.has(name)) return new ApiError({ code: 'client.passkey.cancelled', cause });
  if (name === 'InvalidStateError') return new ApiError({ code: 'passkey.exists', cause });
  if (name === 'NotSupportedError') return new ApiError({ code: 'client.passkey.unsupported', cause });
  return new ApiError({ code: 'passkey.failed', cause });
}

async function load() {
  if (!canUsePasskeys()) throw new ApiError({ code: 'client.passkey.unsupported' });
  return library().catch((cause: unknown) => {
    throw new ApiError({ code: 'client.load.failed', cause });
  });
}

/**
 * Has the browser make a passkey.
 *
 * @throws ApiError client.passkey.cancelled, client.passkey.unsupported, client.load.failed, passkey.exists,
 *   passkey.failed.
 */
export async function makePasskey(options: PasskeyCreationOptions): Promise<NewCredential> {
  const { startRegistration } = await load();
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    };
  } catch (error) {
    throw asApiError(error);
  }
}

/**
 * Asks for a passkey: at once, or (`autofill`) among what the field for the user name offers. A new question of
 * either kind takes the place of the one before.
 *
 * @throws ApiError client.passkey.cancelled, client.passkey.unsupported, client.load.failed, passkey.failed.
 */
export async function askForPasskey(
  options: PasskeyRequestOptions,
  { autofill = false }: { autofill?: boolean } = {},
): Promise<Assertion> {
  const { startAuthentication } = await load();
  try {
    const { id, rawId, response } = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: autofill,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    };
  } catch (error) {
    throw asApiError(error);
  }
}

/** Takes back a question that is open. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await load();
  WebAuthnAbortService.cancelCeremony();
}

/** Tells password managers that a passkey is known here no more, so that they stop offering it. */
export async function forgetPasskey(rpId: string, credentialId: string): Promise<void> {
  await PublicKeyCredential.signalUnknownCredential?.({ rpId, credentialId });
}

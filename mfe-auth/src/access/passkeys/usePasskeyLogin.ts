import { ApiError, call, hasCode } from '@site/api';
import type { Assertion } from '@site/contracts/areas/passkeys';
import { useContext, useEffect, useEffectEvent } from 'react';
import { deviceHeaders } from '../signIn/deviceHeaders';
import { SecondStepContext } from '../signIn/secondStepContext';
import { useStartSession } from '../signIn/useStartSession';
import { offerWhenIdle } from './offerWhenIdle';
import { useAction } from './useAction';
import { useShowFailure } from './useShowFailure';

/** Loaded with the first use: the schemas of passkeys would be a third of the login page's script. */
const passkeyTools = async () => {
  try {
    const [calls, { askForPasskey, forgetPasskey }] = await Promise.all([
      import('@site/contracts/areas/passkeys'),
      import('./webAuthn'),
    ]);
    return { ...calls, askForPasskey, forgetPasskey };
  } catch (cause) {
    throw new ApiError({ code: 'client.load.failed', cause });
  }
};

interface PasskeyLoginOptions {
  /** Whether the session survives the tab. */
  readonly persist: () => boolean;
  /** Whether the field for the user name, which offers passkeys too, is on the page. */
  readonly autofill: boolean;
}

/** Logs in by passkey: at a press, or by choosing one where the user name is typed. */
export function usePasskeyLogin({ persist, autofill }: PasskeyLoginOptions) {
  const startSession = useStartSession();
  const { run, pending } = useAction(useShowFailure());
  const secondStep = useContext(SecondStepContext)?.due !== undefined;

  const send = async (credential: Assertion, rpId: string = window.location.hostname) => {
    const { passkeyLogin, forgetPasskey } = await passkeyTools();
    try {
      const session = await call(passkeyLogin, { credential }, { silent: true, headers: deviceHeaders() });
      startSession(session, { persist: persist() });
    } catch (error) {
      if (hasCode(error, 'passkey.unknown')) await forgetPasskey(rpId, credential.id).catch(() => undefined);
      throw error;
    }
  };
  const ask = async () => {
    const { passkeyLoginOptions, askForPasskey } = await passkeyTools();
    const options = await call(passkeyLoginOptions, {}, { silent: true });
    await send(await askForPasskey(options), options.rpId);
  };

  const sendOffered = useEffectEvent((credential: Assertion) => void run(() => send(credential)));
  useEffect(() => {
    if (pending || !autofill || secondStep) return undefined;
    return offerWhenIdle((credential) => sendOffered(credential));
  }, [pending, autofill, secondStep]);

  return { logIn: () => void run(ask), pending };
}

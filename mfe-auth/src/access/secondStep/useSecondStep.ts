import { type ApiError, call } from '@site/api';
import { passkeyLogin, passkeyLoginOptions, recoveryLogin } from '@site/contracts/areas/passkeys';
import { toast, toastDuration } from '@site/ui/Toast';
import { useRef } from 'react';
import { useTexts } from '../../useTexts';
import { useAction } from '../passkeys/useAction';
import { useShowFailure } from '../passkeys/useShowFailure';
import { askForPasskey } from '../passkeys/webAuthn';
import { deviceHeaders } from '../signIn/deviceHeaders';
import type { DueSecondStep } from '../signIn/dueSecondStep';

interface Failures {
  /** The first step has to be taken again. */
  readonly onExpired: () => void;
  readonly onCodeRefused: (codes: readonly string[]) => void;
}

/** Takes the second step of a login, by passkey or by recovery code. */
export function useSecondStep({ step, complete }: DueSecondStep, { onExpired, onCodeRefused }: Failures) {
  const { t } = useTexts();
  const showFailure = useShowFailure();
  const options = useRef(step.options);
  const { run, pending } = useAction((error: ApiError) => {
    if (error.fields.recoveryCode) return onCodeRefused(error.fields.recoveryCode);
    showFailure(error);
    if (error.code === 'login.ticket.expired') onExpired();
  });
  const { ticket } = step;
  const headers = deviceHeaders();

  const byPasskey = async () => {
    const asked = options.current ?? (await call(passkeyLoginOptions, { ticket }, { silent: true }));
    // A challenge is good once: another try asks for another.
    options.current = undefined;
    const credential = await askForPasskey(asked);
    await complete(await call(passkeyLogin, { ticket, credential }, { silent: true, headers }));
  };
  const byCode = async (recoveryCode: string) => {
    const answer = await call(recoveryLogin, { ticket, recoveryCode }, { silent: true, headers });
    const { recoveryCodesLeft, ...session } = answer;
    await complete(session);
    const left =
      recoveryCodesLeft === 0 ? t('secondStep.noneLeft') : t('secondStep.left', { count: recoveryCodesLeft });
    toast.info(left, { duration: toastDuration.long });
  };

  return {
    takeByPasskey: () => void run(byPasskey),
    takeByCode: (code: string) => void run(() => byCode(code)),
    pending,
  };
}

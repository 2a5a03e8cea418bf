import { useErrorText } from '@site/i18n';
import { useRef, useState } from 'react';
import { useAction } from '../../access/passkeys/useAction';
import { useIdentity } from '../../account/identity/useIdentity';

/** What shows the platform that it is the owner who asks; empty: the session was confirmed a moment ago. */
export interface Proof {
  readonly password?: string;
}

/**
 * Does something in the owner's name: with the password that was typed, or without one after a passkey or a login that
 * is not old.
 *
 * @param onFailed Told of every failure but those of the proof itself.
 */
export function useOwnerProof(act: (proof: Proof) => Promise<void>, onFailed: () => void) {
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<readonly string[]>();
  const [failure, setFailure] = useState<string>();
  const { whenConfirmed, asking, answer } = useIdentity();
  const { run, pending } = useAction((error) => {
    // The question who it is was closed without an answer.
    if (error.code === 'auth.confirm.required') return;
    const wrong = error.fields.password;
    if (wrong) {
      setFaults(wrong);
      input.current?.focus();
      return;
    }
    setFailure(errorText(error));
    onFailed();
  });
  const clear = () => {
    setFaults(undefined);
    setFailure(undefined);
  };
  /** Whether something is typed; where not, the field says so. */
  const isTyped = (): boolean => {
    if (input.current?.value) return true;
    setFaults(['field.required']);
    input.current?.focus();
    return false;
  };
  const send = (withPassword: boolean) => {
    clear();
    const password = input.current?.value;
    const proof = withPassword && password ? { password } : {};
    return run(() => whenConfirmed(() => act(proof)));
  };
  return { input, faults, failure, clear, isTyped, send, pending, asking, answer };
}

export type OwnerProof = ReturnType<typeof useOwnerProof>;

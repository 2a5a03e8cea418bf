import type { ApiError } from '@site/api';
import { useApiMutation } from '@site/api';
import { type LoginPayload, login, type Session } from '@site/contracts/areas/account';
import { useContext } from 'react';
import { deviceHeaders } from './deviceHeaders';
import { holdPassword } from './heldPassword';
import { SecondStepContext } from './secondStepContext';
import { useStartSession } from './useStartSession';

interface LoginOptions {
  /** Before the session begins, with what was sent. */
  readonly onAccepted: (payload: LoginPayload) => Promise<void>;
  /** Whether the session survives the tab. */
  readonly persist: () => boolean;
  /** With what was sent. */
  readonly onRefused: (error: ApiError, payload: LoginPayload) => void;
  /** The page asks for a second step. On one that has no place for it the login is refused. */
  readonly onSecondStep?: () => void;
}

/** Logs in by the encrypted call and starts the session (AU-010, AU-013, AU-015). */
export function useLogin({ onAccepted, persist, onRefused, onSecondStep }: LoginOptions) {
  const startSession = useStartSession();
  const secondStep = useContext(SecondStepContext);
  const finish = async (session: Session, payload: LoginPayload) => {
    await onAccepted(payload);
    startSession(session, { persist: persist() });
    if (payload.type === 'username') holdPassword(payload.password);
  };
  return useApiMutation(login, {
    silent: true,
    headers: deviceHeaders(),
    onSuccess: finish,
    onError: async (error, payload) => {
      const step = secondStep && (await secondStepOf(error));
      if (!step) return onRefused(error, payload);
      secondStep.ask({ step, complete: (session) => finish(session, payload) });
      onSecondStep?.();
    },
  });
}

/** The second step that a refusal asks for. Few accounts have one: what reads it comes when it is needed. */
async function secondStepOf(error: ApiError) {
  if (error.code !== 'login.second.step') return undefined;
  const reader = await import('./dueSecondStep').catch(() => undefined);
  return reader?.secondStepOf(error);
}

import type { ApiError } from '@site/api';
import { useApiMutation } from '@site/api';
import { type LoginPayload, login } from '@site/contracts/account';
import { holdPassword } from '../heldPassword';
import { deviceHeaders } from './deviceHeaders';
import { useStartSession } from './useStartSession';

interface LoginOptions {
  /** Before the session begins, with what was sent. */
  readonly onAccepted: (payload: LoginPayload) => Promise<void>;
  /** Whether the session survives the tab. */
  readonly persist: () => boolean;
  /** With what was sent. */
  readonly onRefused: (error: ApiError, payload: LoginPayload) => void;
}

/** Logs in by the encrypted call and starts the session (AU-010, AU-013, AU-015). */
export function useLogin({ onAccepted, persist, onRefused }: LoginOptions) {
  const startSession = useStartSession();
  return useApiMutation(login, {
    silent: true,
    headers: deviceHeaders(),
    onSuccess: async (session, payload) => {
      await onAccepted(payload);
      startSession(session, { persist: persist() });
      if (payload.type === 'username') holdPassword(payload.password);
    },
    onError: onRefused,
  });
}

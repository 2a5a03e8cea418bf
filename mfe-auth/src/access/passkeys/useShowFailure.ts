import type { ApiError } from '@site/api';
import { useErrorText } from '@site/i18n';
import { toast, toastDuration } from '@site/ui/Toast';
import { useCallback } from 'react';

/** Says why something with a passkey did not work; nothing of what its owner has called off. */
export function useShowFailure(): (error: ApiError) => void {
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      // The question who it is was closed without an answer.
      if (error.code === 'auth.confirm.required') return;
      if (error.code === 'client.passkey.cancelled') toast.info(errorText(error));
      else toast.error(errorText(error), { duration: toastDuration.long });
    },
    [errorText],
  );
}

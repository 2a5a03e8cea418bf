import { startTrial, useAccountType, useFlag } from '@site/api';
import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { PATHS } from '@site/contracts/values/paths';
import { useErrorText } from '@site/i18n';
import { useNavigate } from '@site/router';
import { useState } from 'react';
import { toast, toastDuration } from '../Toast';

interface FreePlayOptions {
  /** Text of the notice while a trial session is made. */
  readonly wait: string;
  /** Whether home takes this page's place, as that of a page that nobody needs to come back to. */
  readonly replace?: boolean;
}

/** Free play: a notice while a trial session is made, then home (HS-024, AU-084 to AU-089). */
export function useFreePlay({ wait, replace = false }: FreePlayOptions) {
  const errorText = useErrorText();
  const navigate = useNavigate();
  const type = useAccountType();
  const offered = useFlag('freePlay');
  const [starting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    const notice = toast.loading(wait, { duration: toastDuration.loadingCapped });
    try {
      if (type === undefined || !isTrialAccount(type)) await startTrial();
      toast.dismiss(notice);
      await navigate(PATHS.home, { replace });
    } catch (error) {
      toast.error(errorText(error));
    }
    setStarting(false);
  };
  return { offered, starting, start: () => void start() };
}

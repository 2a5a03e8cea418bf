import { startTrial } from '@site/api';
import { HOME_PATH } from '@site/contracts/routes';
import { useErrorText } from '@site/i18n';
import { useNavigate } from '@site/router';
import { getSession, writeText } from '@site/session';
import { toast } from '@site/ui/Toast';
import { useState } from 'react';
import { useTexts } from '../useTexts';

/** Session storage key of the trial user's name (AU-085); signing out clears it with the rest. */
export const TRIAL_USER_KEY = 'trialUserName';

/** Starts free play: a notice while it is made ready, a trial session, home (AU-084 to AU-087). */
export function useFreePlay() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [starting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    const notice = toast.loading(t('join.starting'));
    try {
      await startTrial();
      writeText(TRIAL_USER_KEY, getSession()?.userName ?? '', 'session');
      toast.dismiss(notice);
      await navigate(HOME_PATH, { replace: true });
    } catch (error) {
      toast.error(errorText(error));
      setStarting(false);
    }
  };
  return { start: () => void start(), starting };
}

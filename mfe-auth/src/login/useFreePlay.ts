import { startTrial } from '@site/api';
import { HOME_PATH } from '@site/contracts/routes';
import { useErrorText } from '@site/i18n';
import { useNavigate } from '@site/router';
import { toast, toastDuration } from '@site/ui/Toast';
import { useState } from 'react';
import { useTexts } from '../useTexts';

/** Starts free play: a notice while it is made ready, a trial session, home (AU-084 to AU-087). */
export function useFreePlay() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [starting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    const notice = toast.loading(t('join.starting'), { duration: toastDuration.loadingCapped });
    try {
      await startTrial();
      toast.dismiss(notice);
      await navigate(HOME_PATH, { replace: true });
    } catch (error) {
      toast.error(errorText(error));
      setStarting(false);
    }
  };
  return { start: () => void start(), starting };
}

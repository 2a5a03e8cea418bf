import { startTrial, useAccountType, useSystemStatus } from '@site/api';
import { isTrialAccount } from '@site/contracts/accountTypes';
import { HOME_PATH } from '@site/contracts/routes';
import { useErrorText, useTranslation } from '@site/i18n';
import { useNavigate } from '@site/router';
import { toast, toastDuration } from '@site/ui/Toast';
import { useState } from 'react';

const FREE_PLAY_FLAG = 'FREEPLAY3';

/**
 * Free play: a notice while a trial session is made, then home (HS-024, AU-089). Not offered where it is
 * switched off.
 */
export function useFreePlay() {
  const { t } = useTranslation('host-shell');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const type = useAccountType();
  const offered = useSystemStatus().data?.info.whitelabel[FREE_PLAY_FLAG] === true;
  const [starting, setStarting] = useState(false);

  const start = async () => {
    setStarting(true);
    const notice = toast.loading(t('freePlay.starting'), { duration: toastDuration.loadingCapped });
    try {
      if (type === undefined || !isTrialAccount(type)) await startTrial();
      toast.dismiss(notice);
      navigate(HOME_PATH);
    } catch (error) {
      toast.error(errorText(error));
    }
    setStarting(false);
  };
  return { offered, starting, start: () => void start() };
}

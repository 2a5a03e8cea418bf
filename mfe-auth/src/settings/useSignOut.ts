import { logOut } from '@site/api';
import { HOME_PATH } from '@site/contracts/routes';
import { useNavigate } from '@site/router';
import { useConfirm } from '@site/ui/Dialog';
import { toast, toastDuration } from '@site/ui/Toast';
import { useState } from 'react';
import { useTexts } from '../useTexts';

/** Asks, ends the session, and puts home in this page's place: a step back must not lead here (AU-083). */
export function useSignOut() {
  const { t } = useTexts();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    const sure = await confirm({
      title: t('settings.question'),
      body: t('settings.questionBody'),
      confirmLabel: t('settings.signOut'),
      cancelLabel: t('settings.stay'),
      tone: 'danger',
    });
    if (!sure) return;
    setLeaving(true);
    const notice = toast.loading(t('settings.leaving'), { duration: toastDuration.loadingCapped });
    await logOut();
    toast.dismiss(notice);
    await navigate(HOME_PATH, { replace: true });
  };
  return { leave, leaving };
}

import { logOut } from '@site/api';
import { HOME_PATH } from '@site/contracts/routes';
import { useTranslation } from '@site/i18n';
import { useNavigate } from '@site/router';
import { useConfirm } from '@site/ui/Dialog';
import { toast, toastDuration } from '@site/ui/Toast';

/** Asks, tells the platform, and ends the session here in any case (HS-025, HS-057 to HS-059). */
export function useLogout(): () => Promise<void> {
  const { t } = useTranslation('host-shell');
  const confirm = useConfirm();
  const navigate = useNavigate();
  return async () => {
    const sure = await confirm({
      title: t('logout.title'),
      body: t('logout.body'),
      confirmLabel: t('logout.confirm'),
      cancelLabel: t('logout.cancel'),
      tone: 'danger',
    });
    if (!sure) return;
    const notice = toast.loading(t('logout.wait'), { duration: toastDuration.loadingCapped });
    await logOut();
    toast.dismiss(notice);
    navigate(HOME_PATH);
  };
}
